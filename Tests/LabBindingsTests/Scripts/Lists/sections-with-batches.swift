import PlaygroundSupport
import RxCocoa
import RxDataSources
import RxSwift
import UIKit

struct Task: IdentifiableType, Equatable {
  let id: Int
  var title: String
  var identity: Int { id }
}
typealias TaskSection = AnimatableSectionModel<String, Task>

final class TasksController: UIViewController {
  let table = UITableView()
  let sections = BehaviorRelay<[TaskSection]>(value: [])
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(table)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "task")
    let source = RxTableViewSectionedAnimatedDataSource<TaskSection>(
      animationConfiguration: AnimationConfiguration(insertAnimation: .top, reloadAnimation: .fade, deleteAnimation: .left),
      configureCell: { _, table, path, task in
        let cell = table.dequeueReusableCell(withIdentifier: "task", for: path)
        cell.textLabel?.text = task.title
        return cell
      },
      titleForHeaderInSection: { source, index in source.sectionModels[index].model },
      canEditRowAtIndexPath: { _, _ in true },
      canMoveRowAtIndexPath: { _, _ in true }
    )
    sections.asDriver().drive(table.rx.items(dataSource: source)).disposed(by: bag)
    table.rx.itemDeleted
      .subscribe(onNext: { [sections] path in
        var next = sections.value
        next[path.section].items.remove(at: path.row)
        sections.accept(next)
      })
      .disposed(by: bag)
    table.rx.itemMoved
      .subscribe(onNext: { event in print("moved", event.sourceIndex.row, "to", event.destinationIndex.row) })
      .disposed(by: bag)
    table.rx.modelDeleted(Task.self).subscribe(onNext: { print("deleted", $0.title) }).disposed(by: bag)
  }
}
let tasks = TasksController()
PlaygroundPage.current.liveView = tasks
tasks.sections.accept([TaskSection(model: "Today", items: [Task(id: 1, title: "milk"), Task(id: 2, title: "post")])])
screen()
tasks.sections.accept([TaskSection(model: "Today", items: [Task(id: 2, title: "post office"), Task(id: 3, title: "bank"), Task(id: 1, title: "milk")])])
user.wait(0.1)
screen()
tasks.table.setEditing(true, animated: true)
user.delete("bank")
screen()
user.move((0, 0), to: (0, 1))
screen()

// expect: ┌────────────────────────────────────────┐
// expect: │ Today                                  │ table
// expect: │ ├ milk                                 │ + new
// expect: │ └ post                                 │ + new
// expect: └────────────────────────────────────────┘
// expect: ┌────────────────────────────────────────┐
// expect: │ Today                                  │ table
// expect: │ ├ post office                          │
// expect: │ ├ bank                                 │
// expect: │ └ milk                                 │
// expect: └────────────────────────────────────────┘
// expect: deleted milk
// expect: ┌────────────────────────────────────────┐
// expect: │ Today                                  │ table
// expect: │ ├ ⊖ post office                      ≡ │
// expect: │ └ ⊖ milk                             ≡ │
// expect: └────────────────────────────────────────┘
// expect:   − 0,1 "bank"
// expect: moved 0 to 1
// expect: ┌────────────────────────────────────────┐
// expect: │ Today                                  │ table
// expect: │ ├ ⊖ milk                             ≡ │
// expect: │ └ ⊖ post office                      ≡ │ ⇅ 0,0
// expect: └────────────────────────────────────────┘
