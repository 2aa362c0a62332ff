import Differentiator
import HeadlessUI
import RxBinding

/// A list of sections with a hundred rows each, of which about each tenth changes.
@MainActor
enum Lists {
  private typealias Numbers = AnimatableSectionModel<Int, Int>

  private static let rows = 100
  private static let sizes = [250, 500, 1_000]

  static let difference = ScreenRow(
    title: "difference of sections of \(rows) rows",
    unit: "row",
    sizes: sizes
  ) { size in
    let (old, new) = (before(size), after(size))
    var count = 0
    let time = nanoseconds {
      let changes = try? Diff.differencesForSectionedView(initialSections: old, finalSections: new)
      count = changes?.reduce(0) { $0 + $1.insertedItems.count + $1.movedItems.count } ?? 0
    }
    precondition(count > size, "rows are inserted and moved")
    return time / Double(size * rows)
  }

  static let batchUpdate = ScreenRow(
    title: "animated update of a table with such sections",
    unit: "row",
    sizes: sizes
  ) { size in
    let table = UITableView()
    ScreenSession.current.show(table)
    var isAnimated = false
    let source = RxTableViewSectionedAnimatedDataSource<Numbers>(
      decideViewTransition: { _, _, _ in
        isAnimated = true
        return .animated
      },
      configureCell: { _, _, _, item in
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "\(item)"
        return cell
      }
    )
    let sections = BehaviorRelay(value: before(size))
    let binding = sections.bind(to: table.rx.items(dataSource: source))
    table.layoutIfNeeded()
    let new = after(size)
    let time = nanoseconds {
      sections.accept(new)
      table.layoutIfNeeded()
    }
    precondition(isAnimated && table.numberOfSections == new.count, "the table shows the new list")
    binding.dispose()
    return time / Double(size * rows)
  }

  private static func before(_ size: Int) -> [Numbers] {
    (0..<size).map { Numbers(model: $0, items: Array(items(of: $0))) }
  }

  private static func items(of section: Int) -> Range<Int> {
    section * rows..<(section + 1) * rows
  }

  /// The first rows of each section are new, and the last ones those of the section before; each tenth section has moved, and
  /// each twentieth is another one.
  private static func after(_ size: Int) -> [Numbers] {
    var sections = (0..<size).map { section in
      Numbers(
        model: section,
        items: [-2 * section - 1, -2 * section - 2] + items(of: section).dropFirst(3).dropLast(4)
          + items(of: (section + size - 1) % size).suffix(4)
      )
    }
    for section in stride(from: 0, to: size - 5, by: 10) { sections.swapAt(section, section + 5) }
    for section in stride(from: 3, to: size, by: 20) {
      sections[section] = Numbers(model: size + section, items: sections[section].items)
    }
    return sections
  }
}
