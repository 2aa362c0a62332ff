// The log and the threads are two views of the same lines.

const tabs = all('[role="tab"]')

function choose(tab) {
  for (const other of tabs) {
    const isChosen = other === tab
    other.setAttribute('aria-selected', isChosen)
    other.setAttribute('tabindex', isChosen ? 0 : -1)
    one(`#${other.getAttribute('aria-controls')}`).hidden = !isChosen
  }
  // The view that has come into sight scrolls to the moment.
  show(moment.record, moment.time)
}

for (const [index, tab] of tabs.entries()) {
  tab.addEventListener('click', () => choose(tab))
  tab.addEventListener('keydown', event => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    const next = tabs[(index + step + tabs.length) % tabs.length]
    choose(next)
    next.focus()
    event.preventDefault()
  })
}
choose(tabs[0])
