protocol Shape {}
struct Star: Shape {}
struct Disc: Shape {}
func make(_ round: Bool) -> some Shape {  // error: function declares an opaque return type 'some Shape', but the return statements in its body do not have matching underlying types [#OpaqueTypeInference]
  if round { return Disc() }
  return Star()
}
