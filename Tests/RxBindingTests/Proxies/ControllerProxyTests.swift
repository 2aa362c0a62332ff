import HeadlessUI
import RxBinding
import Testing

/// The proxies of controllers and bars.
@MainActor
struct ControllerProxyTests {
  @Test func navigationController() {
    onScreen {
      let lines = Lines()
      let navigation = UINavigationController(rootViewController: UIViewController())
      _ = navigation.rx.willShow.subscribe(onNext: {
        lines.add("will show \($0.viewController.title ?? "") \($0.animated)")
      })
      _ = navigation.rx.didShow.subscribe(onNext: {
        lines.add("did show \($0.viewController.title ?? "") \($0.animated)")
      })
      let next = UIViewController()
      next.title = "next"
      navigation.delegate?.navigationController(navigation, willShow: next, animated: true)
      navigation.delegate?.navigationController(navigation, didShow: next, animated: false)
      #expect(lines.take() == ["will show next true", "did show next false"])
    }
  }

  @Test func searchController() {
    onScreen {
      let lines = Lines()
      let search = UISearchController(searchResultsController: nil)
      _ = search.rx.present.subscribe(onNext: { lines.add("present") })
      _ = search.rx.willPresent.subscribe(onNext: { lines.add("will present") })
      _ = search.rx.didPresent.subscribe(onNext: { lines.add("did present") })
      _ = search.rx.willDismiss.subscribe(onNext: { lines.add("will dismiss") })
      _ = search.rx.didDismiss.subscribe(onNext: { lines.add("did dismiss") })
      search.delegate?.presentSearchController(search)
      search.delegate?.willPresentSearchController(search)
      search.delegate?.didPresentSearchController(search)
      search.delegate?.willDismissSearchController(search)
      search.delegate?.didDismissSearchController(search)
      #expect(
        lines.take() == ["present", "will present", "did present", "will dismiss", "did dismiss"]
      )
    }
  }

  @Test func tabs() {
    onScreen {
      let lines = Lines()
      let bar = UITabBar()
      let item = UITabBarItem()
      _ = bar.rx.didSelectItem.subscribe(onNext: { lines.add("select \($0 === item)") })
      _ = bar.rx.willBeginCustomizing.subscribe(onNext: { lines.add("begin \($0.count)") })
      _ = bar.rx.didBeginCustomizing.subscribe(onNext: { lines.add("began \($0.count)") })
      _ = bar.rx.willEndCustomizing.subscribe(onNext: { lines.add("end \($0.1)") })
      _ = bar.rx.didEndCustomizing.subscribe(onNext: { lines.add("ended \($0.1)") })
      bar.delegate?.tabBar(bar, didSelect: item)
      bar.delegate?.tabBar(bar, willBeginCustomizing: [item])
      bar.delegate?.tabBar(bar, didBeginCustomizing: [item])
      bar.delegate?.tabBar(bar, willEndCustomizing: [item], changed: true)
      bar.delegate?.tabBar(bar, didEndCustomizing: [item], changed: false)
      #expect(lines.take() == ["select true", "begin 1", "began 1", "end true", "ended false"])
      let controller = UITabBarController()
      let first = UIViewController()
      _ = controller.rx.didSelect.subscribe(onNext: { lines.add("select \($0 === first)") })
      _ = controller.rx.willBeginCustomizing.subscribe(onNext: { lines.add("begin \($0.count)") })
      _ = controller.rx.willEndCustomizing.subscribe(onNext: { lines.add("end \($0.changed)") })
      _ = controller.rx.didEndCustomizing.subscribe(onNext: { lines.add("ended \($0.changed)") })
      let delegate = controller.delegate
      #expect((delegate as? RxTabBarControllerDelegateProxy)?.tabBar === controller)
      delegate?.tabBarController(controller, didSelect: first)
      delegate?.tabBarController(controller, willBeginCustomizing: [first])
      delegate?.tabBarController(controller, willEndCustomizing: [first], changed: true)
      delegate?.tabBarController(controller, didEndCustomizing: [first], changed: false)
      #expect(lines.take() == ["select true", "begin 1", "end true", "ended false"])
    }
  }
}
