/// Compiled code in an optional or an array.
///
/// A function that stands there by itself could be of any type, so that the compiler wraps it on its way in and once more on
/// its way out, and every call goes through both. In a struct it stays as it is.
struct ReadyCode { let run: Code }

/// A compiled statement in an optional or an array.
struct ReadyExec { let run: Exec }

/// A compiled condition in an optional or an array.
struct ReadyTest { let run: Test }

/// A compiled `Int` in an optional or an array.
struct ReadyNumber { let run: IntCode }

/// A compiled pattern in an optional or an array.
struct ReadyMatch { let run: Compiler.Match }
