import Testing

@testable import LessonPages

@Suite struct ProseTests {
  /// A sentence with `<code>`, `<em>` and `<strong>` for its styles.
  private func shown(_ sentence: Sentence) -> String {
    sentence.pieces.map { piece in
      piece.plainText ?? piece.codeText.map { "<code>\($0)</code>" }
        ?? piece.emphasisText.map { "<em>\($0)</em>" }
        ?? piece.strongText.map { "<strong>\($0)</strong>" } ?? "nothing"
    }.joined()
  }

  @Test(arguments: [
    ("", ""),
    ("plain", "plain"),
    ("a `b` c", "a <code>b</code> c"),
    ("`a``b`", "<code>a``b</code>"),
    ("``a `b` c``, d", "<code>a `b` c</code>, d"),
    ("*a* and **b**", "<em>a</em> and <strong>b</strong>"),
    ("2 * 3 * 4", "2 * 3 * 4"),
    ("`2 * 3` * 4", "<code>2 * 3</code> * 4"),
    ("an open `tick", "an open `tick"),
    ("*open", "*open"),
    ("`*a*`*b*", "<code>*a*</code><em>b</em>"),
    ("** `a`", "** <code>a</code>"),
    ("a\u{1B}b", "a␛b"),
  ])
  func styles(text: String, expected: String) {
    #expect(shown(Sentence(text)) == expected)
  }

  @Test func `paragraphs, lists, headings and listings`() {
    let blocks = ProseBlock.blocks(of: [
      "A paragraph", "of two lines.", "- one", "  more", "  - nested", "- two", "",
      "- three",
      "", "    code", "    more code", "", "    other code", "### Heading", "The end.",
    ])
    let texts = blocks.map { block in
      if let list = block.list {
        return list.items.map { ($0.isNested ? "nested: " : "item: ") + shown($0.sentence) }
          .joined(separator: ", ")
      }
      return block.paragraph.map { "paragraph: " + shown($0) }
        ?? block.subheading.map { "heading: " + shown($0) }
        ?? block.preformatted.map { "code: " + $0 } ?? "nothing"
    }
    #expect(
      texts == [
        "paragraph: A paragraph of two lines.",

        "item: one more, nested: nested, item: two, item: three", "code: code\nmore code",
        "code: other code", "heading: Heading",
        "paragraph: The end.",
      ]
    )
  }
}
