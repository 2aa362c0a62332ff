import Rx
import Testing

struct ReactiveTests {
  @Test @MainActor func everySettablePropertyIsABinder() {
    let player = Player()
    _ = Observable.of("Ada", "Grace").bind(to: player.rx.name)
    _ = Infallible.just(3).bind(to: player.rx.level)
    _ = Observable.just(4).bind(to: player.rx.bonus)
    #expect(player.name == "Grace")
    #expect(player.level == 3)
    #expect(player.bonus == 4)
  }

  @Test func membersAreAddedToReactive() {
    let player = Player()
    #expect(player.rx.shout == "ADA!")
    #expect(player.rx.base === player)
    #expect(Player.rx.club == "players")
  }

  @Test func aMemberThatChangesAValueCanBeCalled() {
    var board = Board()
    board.rx.clear()
    #expect(board.rx.base.count == 0)
  }
}

private final class Player: ReactiveCompatible {
  var name = "ada"
  var level = 1
  var bonus: Int? = nil
}

private struct Board: ReactiveCompatible {
  var count = 0
}

extension Reactive where Base == Player {
  fileprivate var shout: String { base.name.uppercased() + "!" }
  fileprivate static var club: String { "players" }
}

extension Reactive where Base == Board {
  fileprivate mutating func clear() {}
}
