#if DEBUG
print("debug or not")
#else
print("debug or not")  // expect: debug or not
#endif
#if os(Linux)
print("linux")  // expect: linux
#elseif os(macOS)
print("mac")
#else
print("other")
#endif
#if swift(>=5.0)
print("swift 5 or later")  // expect: swift 5 or later
#endif
#if canImport(NoSuchModule)
print("never")
#endif
#if !os(Windows) && (os(Linux) || os(macOS))
func platform() -> String { "unix" }
#else
func platform() -> String { "windows" }
#endif
print(platform())  // expect: unix
struct S {
  #if os(Linux)
  let name = "l"
  #else
  let name = "m"
  #endif
}
print(S().name)  // expect: l
