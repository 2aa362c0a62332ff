/// A member of a trampoline that is being called for the host's own body.
struct HostCall {
  let object: ObjectIdentifier
  let name: String
}
