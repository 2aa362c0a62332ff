/// The users' closures of all workloads.
///
/// The optimiser cannot see their bodies, so that it removes none of them for any contestant.
enum Work {
  // Written by one thread at a time: the one that measures, or the one that it waits for.
  nonisolated(unsafe) static var total = 0

  @inline(never) static func addOne(_ number: Int) -> Int { number &+ 1 }

  @inline(never) static func isWanted(_ number: Int) -> Bool { number & 7 != 7 }

  @inline(never) static func isSmall(_ number: Int) -> Bool { number < 1 << 40 }

  @inline(never) static func sum(_ first: Int, _ second: Int) -> Int { first &+ second }

  @inline(never) static func consume(_ number: Int) { total &+= number }

  /// The sum of 0, 1, 2 and so on: of the elements that a call sends.
  static func sum(to operations: Int) -> Int { operations * (operations - 1) / 2 }

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
    _ closure: @escaping (Int) -> HeapNumber
  ) -> (Int) -> HeapNumber { closure }

  @inline(never) static func opaque(
    _ closures: [(Int) -> Void]
  ) -> [(Int) -> Void] { closures }

  /// A number on the heap: the least that a closure allocates that creates an inner observable.
  final class HeapNumber {
    let number: Int

    init(_ number: Int) { self.number = number }
  }
  /// A number that can be replaced.
  final class Box { var number = 0 }
}
