import HeadlessUI
import Testing

/// Bars, and the views that stand in them or come with the focus.
struct BarTests {
  private func item(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
  }

  @Test(arguments: [
    (["A", "B"], "[ A ] [ B ]"),
    (["A", "", "B"], "[ A ]                            [ B ]"),
    (["", "A"], "                                 [ A ]"),
    (["A", "", "B", "", "C"], "[ A ]            [ B ]           [ C ]"),
  ])
  func `flexible gaps of a toolbar share what the items leave`(
    _ row: (titles: [String], text: String)
  ) {
    let screen = TestScreen()
    screen.show {
      let bar = UIToolbar()
      bar.items = row.titles.map { $0.isEmpty ? .flexibleSpace() : item($0) }
      return [bar]
    }
    #expect(screen.rows == [row.text])
  }

  @Test func `a toolbar of a navigation controller has the items of the top controller`() {
    let screen = TestScreen()
    screen.run {
      let (first, second) = (UIViewController(), UIViewController())
      first.toolbarItems = [item("One")]
      let navigation = UINavigationController(rootViewController: first)
      screen.session.show(navigation)
      #expect(screen.rows == [])
      navigation.setToolbarHidden(false, animated: false)
      #expect(screen.rows == ["[ One ]"])
      navigation.pushViewController(second, animated: false)
      second.setToolbarItems([item("Two")], animated: false)
      #expect(screen.rows == ["[ Two ]"])
      navigation.isToolbarHidden = true
      #expect(screen.rows == [])
    }
  }

  @Test func `input views come with the focus and go with it`() {
    let screen = TestScreen([.gesture])
    screen.show {
      let field = UITextField()
      field.placeholder = "Size"
      let bar = UIToolbar()
      let done = item("Done")
      done.addHandler { [unowned field] _ in field.resignFirstResponder() }
      bar.setItems([done], animated: false)
      let steps = UIStepper()
      field.inputAccessoryView = bar
      field.inputView = steps
      return [field]
    }
    #expect(screen.rows == ["[‹Size›__________]"])
    screen.hand.tap("Size")
    #expect(screen.rows == ["[▏_______________]", "[ Done ]", "[−] 0 [+]"])
    screen.hand.step(.up)
    #expect(screen.rows.last == "[−] 1 [+]")
    screen.hand.tap("Done")
    #expect(screen.rows == ["[‹Size›__________]"])
    #expect(screen.problems == [])
  }

  private final class Chat: UIViewController {
    let bar = UIToolbar()
    override var inputAccessoryView: UIView? { bar }
    override var canBecomeFirstResponder: Bool { true }
  }

  @Test func `the accessory of a controller stays for the views in it`() {
    let screen = TestScreen([.gesture])
    let field = screen.run { UITextField() }
    screen.run {
      let chat = Chat()
      chat.bar.items = [item("Send")]
      chat.view.addSubview(field)
      screen.session.show(chat)
      #expect(screen.rows == ["[________________]"])
      chat.becomeFirstResponder()
      #expect(screen.rows == ["[________________]", "[ Send ]"])
      screen.hand.tap(field)
      #expect(screen.rows == ["[▏_______________]", "[ Send ]"])
    }
  }

  @Test func `a search bar in the place of a title takes the focus`() {
    let screen = TestScreen([.shown])
    let (search, note) = screen.run { (UISearchBar(), UILabel()) }
    screen.run {
      let page = UIViewController()
      page.navigationItem.titleView = search
      let go = UIButton(type: .system)
      go.setTitle("Go", for: .normal)
      go.addHandler(for: .touchUpInside) { _ in note.text = search.text }
      page.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: go)
      page.view.addSubview(note)
      screen.session.show(UINavigationController(rootViewController: page))
    }
    screen.hand.type("rx", into: search)
    screen.hand.tap("Go")
    #expect(search.text == "rx")
    #expect(screen.rows == ["rx"])
    #expect(screen.session.picture.hasPrefix("┌─ ⌕ [rx▏____________] ─────────── [ Go ]┐"))
    #expect(screen.problems == [])
  }

  @Test func `the tab of a navigation controller is that of its first controller`() {
    let screen = TestScreen([.gesture])
    screen.run {
      let (shop, cart) = (UIViewController(), UIViewController())
      shop.title = "Shop"
      let second = UINavigationController(rootViewController: cart)
      second.tabBarItem = UITabBarItem(title: "Cart", image: nil, tag: 1)
      cart.title = "Your cart"
      second.tabBarItem.badgeValue = "3"
      let tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: shop), second]
      screen.session.show(tabs)
      #expect(screen.rows.last == "‹Shop›|Cart 3")
      screen.hand.tap("Cart 3")
      #expect(screen.rows.last == "Shop|‹Cart 3›")
      screen.hand.tap("Shop")
      #expect(tabs.selectedIndex == 0)
    }
    #expect(screen.problems == [])
  }

  @Test func `a text field in the accessory of a controller keeps it there`() {
    let screen = TestScreen([.gesture])
    let field = screen.run { UITextField() }
    screen.run {
      let chat = Chat()
      chat.bar.items = [UIBarButtonItem(customView: field)]
      screen.session.show(chat)
      chat.becomeFirstResponder()
    }
    screen.hand.type("hi", into: field)
    #expect(screen.rows == ["[hi▏_____________]"])
    #expect(screen.problems == [])
  }

  @Test func `a configuration gives a button its title`() {
    let screen = TestScreen()
    let button = screen.run { UIButton(configuration: .filled()) }
    screen.show { [button] }
    button.configuration?.title = "Save"
    #expect(screen.rows == ["[ Save ]"])
    button.configuration?.showsActivityIndicator = true
    #expect(screen.rows == ["[ (~) Save ]"])
    screen.hand.tap("Save")
    #expect(screen.problems == [])
  }
}
