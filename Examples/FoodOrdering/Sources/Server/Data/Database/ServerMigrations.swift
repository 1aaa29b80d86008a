import GRDB

/// How the tables came to be what they are; a step that was published is never changed.
enum ServerMigrations {
  /// All steps, in order.
  static var all: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1 restaurants") { try $0.execute(sql: restaurants) }
    migrator.registerMigration("2 accounts") { try $0.execute(sql: accounts) }
    migrator.registerMigration("3 orders") { try $0.execute(sql: orders) }
    migrator.registerMigration("4 wallets") { try $0.execute(sql: wallets) }
    migrator.registerMigration("5 pictures") { try $0.execute(sql: pictures) }
    return migrator
  }

  /// Money is counted in the smallest unit of its currency.
  private static let restaurants = """
    CREATE TABLE restaurants (
      id TEXT NOT NULL PRIMARY KEY,
      position INTEGER NOT NULL,
      name TEXT NOT NULL,
      cuisine TEXT NOT NULL,
      address TEXT NOT NULL,
      region TEXT NOT NULL,
      currency TEXT NOT NULL,
      delivery_fee INTEGER NOT NULL CHECK (delivery_fee >= 0),
      minimum_order INTEGER NOT NULL CHECK (minimum_order >= 0),
      offer_percent TEXT,
      offer_from INTEGER,
      CHECK ((offer_percent IS NULL) = (offer_from IS NULL))
    ) STRICT;
    CREATE TABLE menu_items (
      id TEXT NOT NULL PRIMARY KEY,
      restaurant_id TEXT NOT NULL REFERENCES restaurants (id),
      position INTEGER NOT NULL,
      name TEXT NOT NULL,
      summary TEXT NOT NULL,
      category TEXT NOT NULL,
      price INTEGER NOT NULL CHECK (price >= 0),
      stock INTEGER NOT NULL CHECK (stock >= 0)
    ) STRICT;
    CREATE INDEX menu_items_of_restaurant ON menu_items (restaurant_id, position);
    """

  private static let accounts = """
    CREATE TABLE customers (
      id TEXT NOT NULL PRIMARY KEY,
      name TEXT NOT NULL,
      email TEXT NOT NULL UNIQUE,
      address TEXT NOT NULL,
      password_key BLOB NOT NULL,
      password_salt BLOB NOT NULL,
      password_rounds INTEGER NOT NULL,
      password_block_size INTEGER NOT NULL,
      password_parallelism INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE sessions (
      token_digest BLOB NOT NULL PRIMARY KEY,
      customer_id TEXT NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
      expires_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX sessions_of_customer ON sessions (customer_id);
    CREATE INDEX sessions_by_end ON sessions (expires_at);
    CREATE TABLE payments (
      reference TEXT NOT NULL PRIMARY KEY,
      order_id TEXT NOT NULL UNIQUE,
      customer_id TEXT NOT NULL REFERENCES customers (id),
      amount INTEGER NOT NULL CHECK (amount >= 0),
      currency TEXT NOT NULL
    ) STRICT;
    """

  private static let orders = """
    CREATE TABLE orders (
      id TEXT NOT NULL PRIMARY KEY,
      customer_id TEXT NOT NULL REFERENCES customers (id),
      restaurant_id TEXT NOT NULL REFERENCES restaurants (id),
      restaurant_name TEXT NOT NULL,
      currency TEXT NOT NULL,
      subtotal INTEGER NOT NULL CHECK (subtotal >= 0),
      discount INTEGER NOT NULL CHECK (discount >= 0),
      delivery_fee INTEGER NOT NULL CHECK (delivery_fee >= 0),
      tax INTEGER NOT NULL CHECK (tax >= 0),
      payment_method TEXT NOT NULL,
      payment_reference TEXT,
      recipient TEXT NOT NULL,
      address TEXT NOT NULL,
      note TEXT NOT NULL,
      placed_at INTEGER NOT NULL,
      status TEXT NOT NULL
    ) STRICT;
    CREATE INDEX orders_of_customer ON orders (customer_id, placed_at);
    CREATE INDEX open_orders ON orders (status)
      WHERE status IN ('received', 'preparing', 'onTheWay');
    CREATE TABLE order_items (
      order_id TEXT NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
      position INTEGER NOT NULL,
      menu_item_id TEXT NOT NULL REFERENCES menu_items (id),
      name TEXT NOT NULL,
      unit_price INTEGER NOT NULL CHECK (unit_price >= 0),
      quantity INTEGER NOT NULL CHECK (quantity > 0),
      instructions TEXT NOT NULL,
      PRIMARY KEY (order_id, position)
    ) STRICT, WITHOUT ROWID;
    """

  /// Until then all payments were by card.
  private static let wallets = """
    ALTER TABLE payments ADD COLUMN method TEXT NOT NULL DEFAULT 'card';
    """

  private static let pictures = """
    ALTER TABLE menu_items ADD COLUMN picture TEXT;
    """
}
