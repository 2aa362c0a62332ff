/// The users' closures of all workloads.
///
/// Their bodies are out of the optimiser's sight, so that no contestant wins by having them folded away.
enum Work {
  nonisolated(unsafe) static var total = 0  // Written by the one thread that measures.

  @inline(never) static func addOne(_ number: Int) -> Int { number &+ 1 }

  @inline(never) static func isWanted(_ number: Int) -> Bool { number & 7 != 7 }

  @inline(never) static func isSmall(_ number: Int) -> Bool { number < 1 << 40 }

  @inline(never) static func sum(_ first: Int, _ second: Int) -> Int { first &+ second }

  @inline(never) static func consume(_ number: Int) { total &+= number }

  /// A closure whose body the caller cannot see.
  @inline(never) static func opaque(
    _ closure: @escaping (Int) -> Int
  ) -> (Int) -> Int { closure }

  @inline(never) static func opaque(
    _ closure: @escaping (Int) -> Bool
  ) -> (Int) -> Bool { closure }

  @inline(never) static func opaque(
    _ closure: @escaping (Int, Int) -> Int
  ) -> (Int, Int) -> Int { closure }

  @inline(never) static func opaque(
    _ closure: @escaping (Int) -> Void
  ) -> (Int) -> Void { closure }

  @inline(never) static func opaque(
    _ closure: @escaping (Int) -> Held
  ) -> (Int) -> Held { closure }

  @inline(never) static func opaque(
    _ closures: [(Int) -> Void]
  ) -> [(Int) -> Void] { closures }

  /// A number on the heap: what a closure that makes an inner sequence has to allocate at least.
  final class Held {
    let number: Int

    init(_ number: Int) { self.number = number }
  }
}
