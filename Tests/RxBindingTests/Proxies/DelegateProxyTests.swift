import HeadlessUI
import RxBinding
import Testing

/// A map with a delegate, and its proxy, as a program writes them.
private protocol MapDelegate: AnyObject {
  func map(_ map: Map, didMoveTo place: String)
  func mapShouldMove(_ map: Map, to place: String) -> Bool
}

private class Map: UIView {
  weak var delegate: (any MapDelegate)?

  func move(to place: String) {
    guard delegate?.mapShouldMove(self, to: place) ?? true else { return }
    delegate?.map(self, didMoveTo: place)
  }
}

private final class Globe: Map {}

private class MapProxy: DelegateProxy<Map, any MapDelegate>, DelegateProxyType, MapDelegate {
  required init(map: Map) { super.init(parentObject: map, delegateProxy: MapProxy.self) }

  static func registerKnownImplementations() {
    register { MapProxy(map: $0) }
    register { (globe: Globe) in GlobeProxy(map: globe) }
  }

  static func currentDelegate(for map: Map) -> (any MapDelegate)? { map.delegate }

  static func setCurrentDelegate(_ delegate: (any MapDelegate)?, to map: Map) {
    map.delegate = delegate
  }

  func map(_ map: Map, didMoveTo place: String) {
    relay("map(_:didMoveTo:)", [map, place]) { $0.map(map, didMoveTo: place) }
  }

  func mapShouldMove(_ map: Map, to place: String) -> Bool {
    relay("mapShouldMove(_:to:)", [map, place]) { $0.mapShouldMove(map, to: place) } ?? true
  }
}

private final class GlobeProxy: MapProxy {}

extension Reactive where Base: Map {
  fileprivate var delegate: DelegateProxy<Map, any MapDelegate> { MapProxy.proxy(for: base) }

  fileprivate func places(_ lines: Lines, _ name: String) -> any Disposable {
    delegate.methodInvoked("map(_:didMoveTo:)").subscribe(
      onNext: { lines.add("\(name) \($0[1])") },
      onCompleted: { lines.add("\(name) completed") }
    )
  }
}

private final class Traveller: MapDelegate {
  let lines: Lines
  var moves = true

  init(_ lines: Lines) { self.lines = lines }

  func map(_ map: Map, didMoveTo place: String) { lines.add("delegate \(place)") }
  func mapShouldMove(_ map: Map, to place: String) -> Bool { moves }
}

@MainActor
struct DelegateProxyTests {
  @Test func sentThenTheDelegateThenInvoked() {
    onScreen {
      let lines = Lines()
      let map = Map()
      let traveller = Traveller(lines)
      map.delegate = traveller
      _ = map.rx.places(lines, "invoked")
      _ = map.rx.delegate.sentMessage("map(_:didMoveTo:)").subscribe(onNext: {
        lines.add("sent \($0[1])")
      })
      map.move(to: "Oslo")
      #expect(lines.take() == ["sent Oslo", "delegate Oslo", "invoked Oslo"])
    }
  }

  @Test func theDelegateDecides() {
    onScreen {
      let lines = Lines()
      let map = Map()
      let traveller = Traveller(lines)
      _ = map.rx.places(lines, "rx")
      map.move(to: "Rome")
      #expect(lines.take() == ["rx Rome"], "nobody refuses")
      let installed = MapProxy.installForwardDelegate(
        traveller,
        retainDelegate: false,
        onProxyForObject: map
      )
      traveller.moves = false
      map.move(to: "Bern")
      #expect(lines.take() == [])
      installed.dispose()
      map.move(to: "Bern")
      #expect(lines.take() == ["rx Bern"])
    }
  }

  @Test func thereIsOneProxyForAnObject() {
    onScreen {
      let map = Map()
      #expect(MapProxy.proxy(for: map) === MapProxy.proxy(for: map))
      #expect(MapProxy.proxy(for: map) !== MapProxy.proxy(for: Map()))
      #expect(map.delegate === MapProxy.proxy(for: map))
    }
  }

  @Test func theMostDerivedClassDecidesWhichProxy() {
    onScreen {
      #expect(MapProxy.proxy(for: Globe()) is GlobeProxy)
      #expect(!(MapProxy.proxy(for: Map()) is GlobeProxy))
    }
  }

  @Test func theDelegateIsKeptOnlyIfAsked() {
    onScreen {
      let map = Map()
      for retains in [false, true] {
        weak var kept: Traveller?
        var installed: (any Disposable)?
        do {
          let traveller = Traveller(Lines())
          kept = traveller
          installed = MapProxy.installForwardDelegate(
            traveller,
            retainDelegate: retains,
            onProxyForObject: map
          )
        }
        #expect((kept != nil) == retains)
        installed?.dispose()
        #expect(kept == nil)
      }
    }
  }

  @Test func whoSetsTheDelegateAfterwardsThrowsTheProxyOut() {
    onScreen {
      let lines = Lines()
      let map = Map()
      let traveller = Traveller(lines)
      _ = map.rx.places(lines, "rx")
      map.delegate = traveller
      map.move(to: "Oslo")
      #expect(lines.take() == ["delegate Oslo"])
      _ = map.rx.delegate
      map.move(to: "Rome")
      #expect(lines.take() == ["delegate Rome", "rx Rome"])
    }
  }

  @Test func aSecondDelegateIsRefused() {
    onScreen {
      let map = Map()
      let (first, second) = (Traveller(Lines()), Traveller(Lines()))
      map.delegate = first
      let rules = BrokenRules(containing: "\(map)")
      _ = MapProxy.installForwardDelegate(second, retainDelegate: false, onProxyForObject: map)
      #expect(rules.lines.count == 1)
      #expect(
        rules.lines.first?.hasPrefix(
          "This is a feature to warn you that there is already a delegate (or data source) set somewhere previously."
        ) == true
      )
    }
  }

  @Test func theSequencesCompleteWithTheObject() {
    onScreen {
      let lines = Lines()
      var map: Map? = Map()
      weak let kept = map
      _ = map?.rx.places(lines, "rx")
      map = nil
      #expect(kept == nil)
      #expect(lines.take() == ["rx completed"])
    }
  }
}
