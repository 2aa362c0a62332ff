// A task-local value holds for an operation and the tasks that it starts.

enum Request {
  @TaskLocal static var user = "nobody"
}

func show(_ label: String) { print(label, Request.user) }

show("before")
// expect: before nobody
await Request.$user.withValue("ann") {
  show("within")
  await Task { show("task") }.value
  await Request.$user.withValue("bob") { await Task { show("inner") }.value }
  show("again")
}
// expect: within ann
// expect: task ann
// expect: inner bob
// expect: again ann
show("after")
// expect: after nobody
