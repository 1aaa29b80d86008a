import Foundation
import GRDB

/// The users that a new database starts with: nobody real.
struct SeedUser {
  let name: String
  let email: String
  let country: String
  let status: String
  let joined: String

  /// Puts all of them into a new table.
  static func insertAll(into database: Database) throws {
    for user in all {
      try database.execute(
        sql: "INSERT INTO users (name, email, country) VALUES (?, ?, ?)",
        arguments: [user.name, user.email, user.country])
    }
  }

  /// Gives all of them what the table learnt later.
  static func completeAll(in database: Database) throws {
    for user in all {
      try database.execute(
        sql: "UPDATE users SET status = ?, joined = ? WHERE email = ?",
        arguments: [user.status, user.joined, user.email])
    }
  }

  private static let all = table.split(separator: "\n").compactMap { line -> SeedUser? in
    let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    guard cells.count == 5 else { return nil }
    return SeedUser(
      name: cells[0], email: cells[1], country: cells[2], status: cells[3], joined: cells[4])
  }

  private static let table = """
    Ana Ferreira | ana.ferreira@example.com | PT | active | 2020-07-21
    João Pinto | joao.pinto@example.org | PT | active | 2025-09-04
    Lucía Ortega Ruiz | lucia.ruiz@example.net | ES | active | 2019-09-07
    Iker Etxeberria | iker.etxeberria@example.com | ES | active | 2022-07-03
    Camille Lefèvre | camille.lefevre@example.org | FR | active | 2023-07-02
    Théo Marchand | theo.marchand@example.net | FR | invited | 2019-04-21
    Greta Lindqvist | greta.lindqvist@example.com | SE | active | 2019-10-19
    Oskar Nyström | oskar.nystrom@example.org | SE | active | 2020-01-18
    Mikkel Sørensen | mikkel.sorensen@example.net | DK | invited | 2021-07-05
    Freja Holm | freja.holm@example.com | DK | active | 2023-05-18
    Ingrid Bakke | ingrid.bakke@example.org | NO | invited | 2020-02-19
    Eirik Aasen | eirik.aasen@example.net | NO | active | 2020-06-04
    Aino Korhonen | aino.korhonen@example.com | FI | active | 2019-10-02
    Väinö Lehtonen | vaino.lehtonen@example.org | FI | active | 2022-11-18
    Sigrún Einarsdóttir | sigrun.einarsdottir@example.net | IS | active | 2021-08-19
    Siobhán Ní Bhriain | siobhan.bhriain@example.com | IE | suspended | 2021-05-08
    Declan O'Rourke | declan.orourke@example.org | IE | invited | 2024-04-03
    Harriet Ashworth | harriet.ashworth@example.net | GB | active | 2023-08-11
    Callum MacLeod | callum.macleod@example.com | GB | invited | 2021-10-03
    Lotte van den Berg | lotte.berg@example.org | NL | active | 2022-03-25
    Bram Visser | bram.visser@example.net | NL | active | 2022-07-02
    Élise Vandenbossche | elise.vandenbossche@example.com | BE | suspended | 2019-09-19
    Jürgen Weiß | jurgen.weiss@example.org | DE | invited | 2025-06-11
    Annika Schäfer | annika.schafer@example.net | DE | active | 2023-08-19
    Franziska Oberhuber | franziska.oberhuber@example.com | AT | invited | 2019-02-09
    Luca Zgraggen | luca.zgraggen@example.org | CH | active | 2024-02-02
    Giulia Esposito | giulia.esposito@example.net | IT | invited | 2021-11-19
    Matteo D'Angelo | matteo.dangelo@example.com | IT | suspended | 2025-08-10
    Eleni Papadopoulou | eleni.papadopoulou@example.org | GR | active | 2024-06-01
    Νίκος Παπαδάκης | nikos.papadakis@example.net | GR | suspended | 2021-03-20
    Zofia Wiśniewska | zofia.wisniewska@example.com | PL | active | 2019-04-25
    Łukasz Zieliński | lukasz.zielinski@example.org | PL | active | 2024-04-13
    Tereza Nováková | tereza.novakova@example.net | CZ | active | 2025-08-03
    Ľubomír Kováč | lubomir.kovac@example.com | SK | active | 2022-09-09
    Réka Szűcs | reka.szucs@example.org | HU | invited | 2025-07-28
    Ștefan Ionescu | stefan.ionescu@example.net | RO | active | 2024-07-12
    Ваня Димитрова | vanya.dimitrova@example.com | BG | active | 2022-04-05
    Jelena Đorđević | jelena.dordevic@example.org | RS | active | 2020-04-22
    Ivan Šimić | ivan.simic@example.net | HR | active | 2022-10-06
    Олена Шевченко | olena.shevchenko@example.com | UA | active | 2019-03-14
    Rūta Kazlauskaitė | ruta.kazlauskaite@example.org | LT | active | 2023-10-11
    Jānis Bērziņš | janis.berzins@example.net | LV | suspended | 2024-09-20
    Kätlin Mägi | katlin.magi@example.com | EE | active | 2024-01-15
    Elif Yıldız | elif.yildiz@example.org | TR | invited | 2025-11-26
    نور الهاشمي | noor.alhashimi@example.net | JO | active | 2022-07-13
    Yael Ben-David | yael.ben-david@example.com | IL | active | 2024-07-02
    Amina Bello | amina.bello@example.org | NG | active | 2020-08-06
    Chukwuemeka Okafor | chukwuemeka.okafor@example.net | NG | active | 2023-01-04
    Wanjirũ Kamau | wanjiru.kamau@example.com | KE | active | 2020-09-04
    Thandiwe Mokoena | thandiwe.mokoena@example.org | ZA | suspended | 2023-01-03
    Fatou Diop | fatou.diop@example.net | SN | invited | 2023-07-05
    Yasmine El Fassi | yasmine.fassi@example.com | MA | active | 2021-10-12
    Priya Raghunathan | priya.raghunathan@example.org | IN | active | 2019-08-15
    अर्जुन शर्मा | arjun.sharma@example.net | IN | active | 2021-02-05
    Tenzin Dorji | tenzin.dorji@example.com | BT | active | 2021-12-09
    Nguyễn Thị Minh Anh | nguyen.anh@example.org | VN | active | 2024-03-17
    สมชาย ใจดี | somchai.jaidee@example.net | TH | active | 2023-06-05
    佐藤 美咲 | misaki.sato@example.com | JP | active | 2019-09-10
    김서연 | seoyeon.kim@example.org | KR | suspended | 2025-02-23
    陈伟 | wei.chen@example.net | CN | invited | 2023-06-06
    Mei-Ling Huang | mei-ling.huang@example.com | TW | active | 2020-09-18
    Māia Tūhoe | maia.tuhoe@example.org | NZ | invited | 2021-11-08
    Liam Callaghan | liam.callaghan@example.net | AU | active | 2025-04-26
    María José Quispe | maria.quispe@example.com | PE | active | 2022-12-26
    Thiago Albuquerque | thiago.albuquerque@example.org | BR | active | 2023-08-12
    Ximena Hernández Luna | ximena.luna@example.net | MX | invited | 2019-05-16
    Étienne Tremblay | etienne.tremblay@example.com | CA | active | 2024-10-12
    Jo Li | jo.li@example.org | US | active | 2024-06-12
    """
}
