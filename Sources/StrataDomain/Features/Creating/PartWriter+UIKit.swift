internal import StrataCode

extension PartWriter {
  /// A text that is compiled only where there is UIKit.
  private func uiKit(_ imports: Set<String>, _ text: String) -> SourcePiece {
    SourcePiece(imports, "#if canImport(UIKit)\nimport UIKit\n\n\(text)\n#endif")
  }

  /// What shows a view model again whenever it changes.
  private func follow(_ says: String, by method: String) -> String {
    """
        /// \(says)
        private func follow() {
            withObservationTracking {
                \(method)()
            } onChange: { [weak self] in
                Task { @MainActor [weak self] in self?.follow() }
            }
        }
    """
  }

  /// Storyboards are not used.
  private var noCoder: String {
    """
        @available(*, unavailable)
        \(access)required init?(coder: NSCoder) { nil }
    """
  }

  var listController: SourcePiece {
    let model = type(.listModel)
    let more =
      school.isPaged
      ? """


          \(access)override func tableView(
              _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
          ) {
              guard indexPath.row == rows.count - 1 else { return }
              Task { await viewModel.loadMore() }
          }
      """ : ""
    return uiKit(
      modules(.domain).union(["Observation"]),
      """
      /// The list of \(feature.manyWords).
      \(access)final class \(type(.listView)): UITableViewController {
          private let viewModel: \(model)
          private var rows: [\(feature.one)] = []

          \(access)init(viewModel: \(model)) {
              self.viewModel = viewModel
              super.init(style: .plain)
              title = "\(feature.title)"
          }

      \(noCoder)

          \(access)override func viewDidLoad() {
              super.viewDidLoad()
              tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
              let reload = UIAction { [weak self] _ in self?.load() }
              refreshControl = UIRefreshControl(frame: .zero, primaryAction: reload)
              follow()
              load()
          }

          private func load() {
              Task {
                  await viewModel.load()
                  refreshControl?.endRefreshing()
              }
          }

      \(follow("Shows what is loaded, now and whenever it changes.", by: "show"))

          private func show() {
              rows = viewModel.\(feature.values)
              navigationItem.prompt = viewModel.message
              tableView.reloadData()
          }

          \(access)override func tableView(
              _ tableView: UITableView, numberOfRowsInSection section: Int
          ) -> Int {
              rows.count
          }

          \(access)override func tableView(
              _ tableView: UITableView, cellForRowAt indexPath: IndexPath
          ) -> UITableViewCell {
              let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
              var content = cell.defaultContentConfiguration()
              content.text = rows[indexPath.row].name
              cell.contentConfiguration = content
              return cell
          }\(more)

          \(access)override func tableView(
              _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
          ) {
              viewModel.select(rows[indexPath.row].id)
          }
      }
      """)
  }

  var detailController: SourcePiece {
    uiKit(
      modules(.domain).union(["Observation"]),
      """
      /// One of the \(feature.manyWords), whose name can be changed.
      \(access)final class \(type(.detailView)): UIViewController {
          private let viewModel: \(type(.detailModel))
          private let field = UITextField()
          private let message = UILabel()
          private let save = UIButton(configuration: .filled())

          \(access)init(viewModel: \(type(.detailModel))) {
              self.viewModel = viewModel
              super.init(nibName: nil, bundle: nil)
          }

      \(noCoder)

          \(access)override func viewDidLoad() {
              super.viewDidLoad()
              view.backgroundColor = .systemBackground
              field.borderStyle = .roundedRect
              field.placeholder = "Name"
              field.addAction(UIAction { [weak self] _ in self?.take() }, for: .editingChanged)
              message.numberOfLines = 0
              save.configuration?.title = "Save"
              let saving = UIAction { [viewModel] _ in Task { await viewModel.save() } }
              save.addAction(saving, for: .primaryActionTriggered)
              arrange()
              follow()
              Task { await viewModel.load() }
          }

          private func arrange() {
              let stack = UIStackView(arrangedSubviews: [field, message, save])
              stack.axis = .vertical
              stack.spacing = 12
              stack.translatesAutoresizingMaskIntoConstraints = false
              view.addSubview(stack)
              let guide = view.layoutMarginsGuide
              NSLayoutConstraint.activate([
                  stack.topAnchor.constraint(equalTo: guide.topAnchor),
                  stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                  stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
              ])
          }

      \(follow("Shows what is loaded, now and whenever it changes.", by: "show"))

          private func show() {
              title = viewModel.\(feature.value)?.name
              if field.text != viewModel.name { field.text = viewModel.name }
              message.text = viewModel.message
              save.isEnabled = !viewModel.isBusy
          }

          private func take() {
              viewModel.name = field.text ?? ""
          }
      }
      """)
  }

  var flowController: SourcePiece {
    uiKit(
      modules(.domain).union(["Observation"]),
      """
      /// The list of \(feature.manyWords), and on top of it what the coordinator's path says.
      \(access)final class \(type(.flowView)): UINavigationController {
          private let coordinator: \(type(.coordinator))

          \(access)init(coordinator: \(type(.coordinator))) {
              self.coordinator = coordinator
              super.init(nibName: nil, bundle: nil)
          }

      \(noCoder)

          \(access)override func viewDidLoad() {
              super.viewDidLoad()
              delegate = self
              setViewControllers([\(type(.listView))(viewModel: coordinator.list)], animated: false)
              follow()
          }

      \(follow("Opens what is new in the path, now and whenever it changes.", by: "open"))

          private func open() {
              for id in coordinator.path.dropFirst(viewControllers.count - 1) {
                  let detail = \(type(.detailView))(viewModel: coordinator.detail(id: id))
                  pushViewController(detail, animated: true)
              }
          }
      }

      extension \(type(.flowView)): UINavigationControllerDelegate {
          \(access)func navigationController(
              _ navigationController: UINavigationController, didShow viewController: UIViewController,
              animated: Bool
          ) {
              coordinator.keep(viewControllers.count - 1)
          }
      }
      """)
  }

  /// What a coordinator is told by a navigation controller, whose back button asks nobody.
  var closing: String {
    guard ui == .uikit else { return "" }
    return """


          /// Takes note of how many pages the user left open on top of the list.
          \(access)func keep(_ count: Int) {
              if path.count > count { path.removeLast(path.count - count) }
          }
      """
  }
}
