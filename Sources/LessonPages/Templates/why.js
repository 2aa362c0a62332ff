// Why a record was written, and what is highlighted with it: its causes in the log, among the marbles and in the code.

const answer = one('#why')
let explained = null

function explain(record) {
  const template = one(`#why-${record}`)
  if (!template) return
  explained = record
  answer.replaceChildren(template.content.cloneNode(true))
  const causes = [record, ...all('[data-about]', answer).map(item => Number(item.dataset.about))]
  for (const { element, record: own } of timed) {
    element.classList.toggle('selected', own === record)
    element.classList.toggle('in-chain', causes.includes(own))
  }
  const code = new Set(all('a[href^="#L"]', answer).map(link => link.hash.slice(1)))
  for (const line of all('.code-line')) line.classList.toggle('in-chain', code.has(line.id))
  drawChain(causes)
  const selected = one('.log .line.selected:not(.later)')
  if (selected) reveal(selected)
  if (!isWorkbench()) answer.parentElement.scrollIntoView({ block: 'nearest' })
  keepAddress()
}

// A line from the marble of the first cause to that of the record.
function drawChain(causes) {
  const chain = one('#chain')
  if (!chain) return
  const places = causes.flatMap(cause => {
    const mark = marks.find(mark => mark.record === cause)
    return mark ? [`${mark.element.dataset.x} ${mark.element.dataset.y}`] : []
  })
  chain.classList.toggle('later', explained > moment.record)
  chain.setAttribute('d', places.length > 1 ? `M${places.join('L')}` : '')
}

// Scrolls only the panel of the log.
function reveal(line) {
  const panel = line.closest('.panel')
  if (panel.scrollHeight <= panel.clientHeight) return
  const [box, own] = [panel.getBoundingClientRect(), line.getBoundingClientRect()]
  if (own.top < box.top + 8) panel.scrollTop -= box.top + 8 - own.top
  if (own.bottom > box.bottom - 24) panel.scrollTop += own.bottom - box.bottom + 24
}

onMoment(({ record }) => {
  one('#chain')?.classList.toggle('later', explained > record)
  if (!isWorkbench()) return
  for (const list of [lines, rows]) {
    const last = list.findLast(line => line.record <= record)
    if (last) reveal(last.element)
  }
})

for (const { element, record } of timed) {
  if (element.matches('.mark')) continue
  one('button', element)?.addEventListener('click', () => explain(record))
}

// Only one line of a list is reached with Tab; the arrow keys reach the others.
for (const list of all('.log, .threads')) {
  const buttons = all('button', list)
  buttons.forEach((button, index) => button.setAttribute('tabindex', index ? -1 : 0))
  list.addEventListener('keydown', event => {
    const shown = buttons.filter(button => !button.closest('.later') || button.offsetParent)
    const index = shown.indexOf(event.target)
    const next = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: shown.length - 1 }[event.key]
    if (index < 0 || next === undefined) return
    event.preventDefault()
    shown[next]?.focus()
  })
  list.addEventListener('focusin', event => {
    for (const button of buttons) button.setAttribute('tabindex', button === event.target ? 0 : -1)
  })
}

// A line that an explanation names.
answer.addEventListener('click', event => {
  const link = event.target.closest('a[href^="#L"]')
  if (!link) return
  event.preventDefault()
  one(link.hash)?.scrollIntoView({ block: 'center', behavior: reducesMotion.matches ? 'auto' : 'smooth' })
})
