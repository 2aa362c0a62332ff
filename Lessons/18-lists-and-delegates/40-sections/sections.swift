/*:
 # Sections, loaded anew

 A table with sections shows an array of arrays. `SectionModel` pairs a title with its items, and a data source of
 RxDataSources has one closure for each question that the table asks.
 */
import PlaygroundSupport
import RxCocoa
import RxDataSources
import RxSwift
import UIKit

typealias Shelf = SectionModel<String, String>

let bag = DisposeBag()
let table = UITableView()
PlaygroundPage.current.liveView = table

//: ## Two shelves
//: `configureCell` makes a cell for an item, `titleForHeaderInSection` gives the title. Both receive the data source, which
//: knows the sections.
//: - Predict (number of `Cell`): How often is `configureCell` called for the first picture?
//: - Hint: Once for each row on the screen.
//: - Hint: A header is no cell.
let source = RxTableViewSectionedReloadDataSource<Shelf>(
  configureCell: { _, _, path, book in
    print("Cell \(path.section).\(path.row)")
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = book
    return cell
  },
  titleForHeaderInSection: { source, section in source[section].model }
)
let shelves = BehaviorRelay(value: [
  Shelf(model: "Poems", items: ["Odes", "Sonnets"]),
  Shelf(model: "Novels", items: ["Emma"]),
])
shelves.bind(to: table.rx.items(dataSource: source)).disposed(by: bag)
screen()

//: ## Which book?
//: An index path has a section and a row.
//: - Predict (lines of `Chosen`): The only novel is tapped. What is printed?
//: - Hint: Sections and rows are counted from 0.
//: - Hint: The first number is the section, the second the row within it.
Observable.zip(table.rx.itemSelected, table.rx.modelSelected(String.self))
  .subscribe(onNext: { path, book in print("Chosen \(path.section).\(path.row) \(book)") })
  .disposed(by: bag)
user.select("Emma")

//: ## One book more
//: One book comes to the second shelf.
//: - Predict (number of `Cell`): How many cells are made?
//: - Hint: Does this data source compare the new sections with the old ones?
//: - Hint: It reloads. The table asks for every row that it shows.
shelves.accept([
  Shelf(model: "Poems", items: ["Odes", "Sonnets"]),
  Shelf(model: "Novels", items: ["Emma", "Persuasion"]),
])
screen()
/*:
 - Question: The novel was selected, and after the new sections it is not. Why?
 - Answer: A reload throws away what the table knows about its rows, the selection too.
 - Experiment: The next lesson's data source changes only the row that is new. Replace the class here and see what it asks of the
   items.
 */
