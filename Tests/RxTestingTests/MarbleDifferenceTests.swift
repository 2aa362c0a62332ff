import RxTesting
import Testing

struct MarbleDifferenceTests {
  @Test(arguments: [
    (
      "--a-b-|", "--a---b-|",
      """
      expected  --a-b-|
      received  --a---b-|
                    ^ tick 4: expected b, received nothing
      """
    ),
    (
      "-(ab)-c|", "-a-(<10>c)|",
      """
      expected  -(ab)-c      |
      received  -a   -(<10>c)|
                 ^ tick 1: expected a b, received a
      """
    ),
    (
      "[30]a|", "[30]b[40]|",
      """
      expected  [30]a|
      received  [30]b-[39]|
                    ^ tick 30: expected a, received b
      """
    ),
    (
      "", "-a",
      """
      expected  
      received  -a
                 ^ tick 1: expected nothing, received a
      """
    ),
    (
      "a^b", "a^-b",
      """
      expected  a^b
      received  a^-b
                  ^ tick 1: expected b, received nothing
      """
    ),
  ])
  func showsBothPictures(_ expected: String, _ received: String, _ text: String) throws {
    let difference = try MarbleDiagram(received).difference(from: MarbleDiagram(expected))
    #expect(difference?.description == "\n" + text)
  }

  @Test func isNotWhereThePicturesMeanTheSame() throws {
    let diagram = try MarbleDiagram("--a [2] (b)")
    #expect(diagram.difference(from: try MarbleDiagram("--a--b--")) == nil)
  }

  @Test func subscriptionsHaveALineEach() throws {
    let (first, second) = (try MarbleDiagram("^--!"), try MarbleDiagram("--^-!"))
    let missing = MarbleDifference(expected: [first, second], received: [first])
    #expect(
      missing?.description == """

        expected  ^--!
                  --^-!
        received  ^--!
                    ^ tick 2: expected ^, received nothing
        """
    )
    let unexpected = MarbleDifference(expected: [], received: [second])
    #expect(
      unexpected?.description == """

        expected  no subscription
        received  --^-!
                    ^ tick 2: expected nothing, received ^
        """
    )
    #expect(MarbleDifference(expected: [first, second], received: [first, second]) == nil)
  }
}
