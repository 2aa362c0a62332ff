import Foundation
import HeadlessUI
import Testing

struct NavigationTests {
  final class Delegate: UINavigationControllerDelegate {
    let note: (String) -> Void
    init(_ note: @escaping (String) -> Void) { self.note = note }
    func navigationController(
      _ navigationController: UINavigationController,
      willShow controller: UIViewController,
      animated: Bool
    ) { note("willShow \(controller.title ?? "")") }
    func navigationController(
      _ navigationController: UINavigationController,
      didShow controller: UIViewController,
      animated: Bool
    ) { note("didShow \(controller.title ?? "")") }
  }

  @Test func `who is in a container knows and dismisses what the container presents`() {
    let screen = TestScreen()
    screen.run {
      let (home, sheet) = (UIViewController(), UIViewController())
      let navigation = UINavigationController(rootViewController: home)
      screen.session.show(navigation)
      home.present(UINavigationController(rootViewController: sheet), animated: true)
      #expect(home.presentedViewController === sheet.parent)
      #expect(sheet.presentingViewController === navigation)
      home.dismiss(animated: true)
      #expect(home.presentedViewController == nil)
      home.present(sheet, animated: true)
      sheet.dismiss(animated: true)
      #expect(navigation.presentedViewController == nil)
    }
    #expect(screen.problems == [])
  }

  @Test func pushAndPop() {
    let screen = TestScreen([.gesture])
    let delegate = Delegate(screen.note)
    screen.run {
      let navigation = UINavigationController(
        rootViewController: TalkingController("A", screen.note)
      )
      navigation.delegate = delegate
      screen.session.show(navigation)
      screen.hand.wait(0)
      screen.note("push")
      navigation.pushViewController(TalkingController("B", screen.note), animated: true)
      screen.hand.wait(0)
      #expect(
        screen.session.picture.hasPrefix("┌─ ‹ A ─── B ────────")
      )
      screen.hand.back()
      screen.hand.back()
    }
    expectEqual(
      screen.log,
      """
      A loadView
      A didLoad
      willShow A
      A willAppear
      A willLayout
      A didLayout
      A didAppear
      didShow A
      push
      B loadView
      B didLoad
      willShow B
      A willDisappear
      B willAppear
      B willLayout
      B didLayout
      A didDisappear
      B didAppear
      didShow B
      user: back
      willShow A
      B willDisappear
      A willAppear
      B didDisappear
      A didAppear
      B deinit
      didShow A
      """
    )
    #expect(screen.problems == ["there is no back button on the screen"])
  }

  @Test func barButtons() {
    let screen = TestScreen([])
    let add = screen.run {
      UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil)
    }
    screen.run {
      let root = UIViewController()
      root.title = "List"
      let edit = root.editButtonItem
      root.navigationItem.rightBarButtonItems = [edit, add]
      add.addHandler { _ in screen.note("add") }
      screen.session.show(UINavigationController(rootViewController: root))
      #expect(
        screen.session.picture.hasPrefix("┌─ List ──────────────── [ Add ] [ Edit ]┐")
      )
      screen.hand.tap("Edit")
      #expect(root.isEditing)
      screen.hand.tap("Done")
      #expect(!root.isEditing)
    }
    screen.hand.tap("Add")
    add.isEnabled = false
    screen.hand.tap("Add")
    #expect(screen.log == ["add"])
    #expect(screen.problems == ["bar button \"Add\" is disabled"])
  }

  @Test func popToRoot() {
    let screen = TestScreen([])
    screen.run {
      let controllers = ["A", "B", "C"].map { name in
        let controller = UIViewController()
        controller.title = name
        return controller
      }
      let navigation = UINavigationController(rootViewController: controllers[0])
      screen.session.show(navigation)
      navigation.setViewControllers(controllers, animated: false)
      #expect(navigation.topViewController === controllers[2])
      #expect(controllers[1].navigationController === navigation)
      let popped = navigation.popToRootViewController(animated: false)
      #expect(popped?.map(\.title) == ["B", "C"])
      #expect(controllers[1].navigationController == nil)
      #expect(controllers[0].view.window != nil && controllers[2].view.window == nil)
    }
  }

  @Test func anAlertCoversTheScreen() {
    let screen = TestScreen([])
    screen.run {
      let root = UIViewController()
      root.title = "Feed"
      let label = UILabel()
      label.text = "Loading"
      let retry = UIButton(type: .system)
      retry.setTitle("Retry", for: .normal)
      root.view.addSubview(label)
      root.view.addSubview(retry)
      screen.session.show(root)
      let alert = UIAlertController(
        title: "Error",
        message: "The request timed out.",
        preferredStyle: .alert
      )
      alert.addAction(
        UIAlertAction(title: "OK", style: .default) { action in
          screen.note("\(action.title ?? "") \(root.presentedViewController == nil)")
        }
      )
      root.present(alert, animated: true)
      expectEqual(
        [screen.session.picture],
        """
        ┌─ Feed ─────────────────────────────────┐
        │      ╔═ Error ══════════════════╗      │
        │      ║ The request timed out.   ║      │
        │      ║                   [ OK ] ║      │
        │      ╚══════════════════════════╝      │
        └────────────────────────────────────────┘
        """
      )
      screen.hand.tap("Retry")
      #expect(screen.problems == ["button \"Retry\" is covered by alert \"Error\""])
      screen.hand.tap("OK")
      #expect(screen.log == ["OK true"])
      screen.hand.tap("Retry")
      #expect(screen.problems.count == 1)
    }
  }

  @Test func anAlertAsks() {
    let screen = TestScreen([])
    screen.run {
      let root = UIViewController()
      screen.session.show(root)
      let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
      alert.addTextField { $0.placeholder = "Your name" }
      alert.addAction(
        UIAlertAction(title: "Save", style: .default) { [unowned alert] _ in
          screen.note(alert.textFields?.first?.text ?? "nil")
        }
      )
      root.present(alert, animated: true)
      screen.hand.type("Anna", into: "Your name")
      screen.hand.tap("Save")
    }
    #expect(screen.log == ["Anna"])
    #expect(screen.problems.isEmpty)
  }

  @Test func tabs() {
    final class TabDelegate: UITabBarControllerDelegate {
      var refused: UIViewController?
      let note: (String) -> Void
      init(_ note: @escaping (String) -> Void) { self.note = note }
      func tabBarController(_ tabs: UITabBarController, shouldSelect: UIViewController) -> Bool {
        refused !== shouldSelect
      }
      func tabBarController(_ tabs: UITabBarController, didSelect controller: UIViewController) {
        note("didSelect \(controller.title ?? "")")
      }
    }
    let screen = TestScreen([])
    let delegate = TabDelegate(screen.note)
    screen.run {
      let tabs = UITabBarController()
      let controllers = ["Feed", "Settings"].map { TalkingController($0, screen.note) }
      tabs.viewControllers = controllers
      tabs.delegate = delegate
      controllers[1].tabBarItem.badgeValue = "3"
      screen.session.show(tabs)
      #expect(screen.rows == ["‹Feed›|Settings 3"])
      screen.note("tap")
      screen.hand.tap("Settings")
      #expect(tabs.selectedIndex == 1)
      #expect(controllers[1].tabBarController === tabs)
      tabs.selectedIndex = 0
      delegate.refused = controllers[1]
      screen.hand.tap("Settings")
      #expect(tabs.selectedIndex == 0)
    }
    expectEqual(
      screen.log.filter { !$0.contains("ayout") }.drop { $0 != "tap" }.prefix(8).map { $0 },
      """
      tap
      Settings loadView
      Settings didLoad
      Feed willDisappear
      Settings willAppear
      Feed didDisappear
      Settings didAppear
      didSelect Settings
      """
    )
  }

  @Test func aSearchWithoutArgumentsShowsItsResultsElsewhere() {
    TestScreen([]).run {
      let search = UISearchController()
      #expect(search.searchResultsController == nil)
      search.isActive = true
      #expect(search.isActive)
    }
  }

  @Test func search() {
    final class Search: UISearchControllerDelegate, UISearchResultsUpdating {
      let note: (String) -> Void
      init(_ note: @escaping (String) -> Void) { self.note = note }
      func willPresentSearchController(_ searchController: UISearchController) {
        note("willPresent")
      }
      func didPresentSearchController(_ searchController: UISearchController) {
        note("didPresent")
      }
      func willDismissSearchController(_ searchController: UISearchController) {
        note("willDismiss")
      }
      func didDismissSearchController(_ searchController: UISearchController) {
        note("didDismiss")
      }
      func updateSearchResults(for search: UISearchController) {
        note("update \"\(search.searchBar.text ?? "")\"")
      }
    }
    let screen = TestScreen([])
    let delegate = Search(screen.note)
    screen.run {
      let root = UITableViewController(style: .plain)
      let search = UISearchController(searchResultsController: nil)
      search.searchResultsUpdater = delegate
      search.delegate = delegate
      search.searchBar.placeholder = "Find"
      root.navigationItem.searchController = search
      screen.session.show(UINavigationController(rootViewController: root))
      screen.hand.type("r", into: "Find")
      #expect(search.isActive)
      screen.hand.tap("Cancel")
      #expect(!search.isActive)
      #expect(screen.rows.first == "⌕ [‹Find›__________]")
    }
    expectEqual(
      screen.log,
      """
      willPresent
      update ""
      didPresent
      update "r"
      willDismiss
      update ""
      didDismiss
      """
    )
  }

  @Test func aTableViewControllerIsDataSourceAndDelegate() {
    final class Names: UITableViewController {
      let names = ["Anna", "Boris"]
      var chosen: [String] = []
      override func tableView(_ tableView: UITableView, numberOfRowsInSection: Int) -> Int {
        names.count
      }
      override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath)
        -> UITableViewCell
      {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = names[path.row]
        return cell
      }
      override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
        chosen.append(names[path.row])
      }
    }
    let screen = TestScreen([])
    screen.run {
      let names = Names(style: .plain)
      screen.session.show(names)
      #expect(names.tableView.dataSource === names && names.tableView.delegate === names)
      screen.hand.tap("Boris")
      #expect(names.chosen == ["Boris"])
      #expect(screen.rows == ["├ Anna", "▸ Boris"])
    }
  }

  @Test func storyboardsAreClosures() {
    let screen = TestScreen([])
    screen.run {
      Storyboard.scene("feedInfo") { TalkingController("Info", screen.note) }
      let storyboard = UIStoryboard(name: "Main", bundle: nil)
      #expect(storyboard.instantiateViewController(withIdentifier: "feedInfo").title == "Info")
      #expect(storyboard.instantiateInitialViewController() == nil)
      _ = storyboard.instantiateViewController(withIdentifier: "other")
    }
    expectEqual(
      screen.problems,
      """
      the storyboard "Main" has no scene "other"
      note: say what it is: `Storyboard.scene("other") { … }`
      """
    )
  }

  @Test func theApplicationHearsOfTheDevice() {
    final class Delegate: UIApplicationDelegate {
      var heard: [String] = []
      func applicationWillResignActive(_ application: UIApplication) { heard.append("resign") }
      func applicationDidEnterBackground(_ application: UIApplication) {
        heard.append("background")
      }
      func applicationWillEnterForeground(_ application: UIApplication) {
        heard.append("foreground")
      }
      func applicationDidBecomeActive(_ application: UIApplication) { heard.append("active") }
    }
    final class Frugal: UIViewController {
      var warnings = 0
      override func didReceiveMemoryWarning() { warnings += 1 }
    }
    let screen = TestScreen([.gesture])
    let delegate = Delegate()
    let controller = screen.run { Frugal() }
    screen.session.application.delegate = delegate
    screen.session.show(controller)
    screen.hand.home()
    #expect(screen.session.application.applicationState == .background)
    screen.hand.reopen()
    screen.hand.memoryWarning()
    #expect(delegate.heard == ["resign", "background", "foreground", "active"])
    #expect(controller.warnings == 1)
    #expect(screen.log == ["user: home", "user: reopen", "user: memory warning"])
  }
}
