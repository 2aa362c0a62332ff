import PlaygroundSupport
import UIKit

final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var rows = ["a", "b", "c"]
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = rows[indexPath.row]
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Letters" }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    print("selected", rows[indexPath.row])
    tableView.deselectRow(at: indexPath, animated: true)
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.row > 0 }
  func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
    guard editingStyle == .delete else { return }
    rows.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}
let rows = Rows()
let table = UITableView(frame: .zero, style: .grouped)
table.dataSource = rows
table.delegate = rows
table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
PlaygroundPage.current.liveView = table
screen()
user.select("b")
user.delete("b")
screen()

// expect: ┌────────────────────────────────────────┐
// expect: │ Letters                                │
// expect: │ ├ a                                    │
// expect: │ ├ b                                    │
// expect: │ └ c                                    │
// expect: └────────────────────────────────────────┘
// expect: selected b
// expect: ┌────────────────────────────────────────┐
// expect: │ Letters                                │
// expect: │ ├ a                                    │
// expect: │ └ c                                    │
// expect: └────────────────────────────────────────┘
// expect:   − 0,1 "b"
