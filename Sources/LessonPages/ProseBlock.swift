import LessonKit
import TerminalText

/// A part of the prose of a step.
///
/// Templates look for the property that is set.
struct ProseBlock {
  var paragraph: Sentence?
  var list: List?
  var subheading: Sentence?
  /// Code or a diagram, with its line breaks.
  var preformatted: String?

  struct List {
    var items: [Item]
  }

  struct Item {
    let sentence: Sentence
    let isNested: Bool
  }

  /// The blocks of the lines of prose.
  static func blocks(of lines: [String]) -> [ProseBlock] {
    var blocks: [ProseBlock] = []
    // An empty line ends a listing.
    var isOpen = false
    for line in Prose.paragraphs(lines) {
      let text = line.trimmed
      if text.isEmpty {
        isOpen = false
        continue
      }
      defer { isOpen = true }
      let last = blocks.count - 1
      if text.hasPrefix("- ") {
        let item = Item(
          sentence: Sentence(text.dropFirst(2)),
          isNested: line.hasPrefix(" ")
        )
        if last >= 0, blocks[last].list != nil {
          blocks[last].list?.items.append(item)
        } else {
          blocks.append(ProseBlock(list: List(items: [item])))
        }
      } else if Prose.isPreformatted(line) {
        let code = String(line.dropFirst(4)).showingControls()
        if isOpen, last >= 0, let before = blocks[last].preformatted {
          blocks[last].preformatted = before + "\n" + code
        } else {
          blocks.append(ProseBlock(preformatted: code))
        }
      } else if text.hasPrefix("#") {
        let title = text.drop { $0 == "#" || $0 == " " }
        blocks.append(ProseBlock(subheading: Sentence(title)))
      } else {
        blocks.append(ProseBlock(paragraph: Sentence(text)))
      }
    }
    return blocks
  }
}
