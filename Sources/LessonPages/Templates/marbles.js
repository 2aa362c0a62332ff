// The marbles: a line for the moment, moving from event to event, and scrubbing.

const marbles = one('#marbles')
const scale = (marbles?.dataset.scale ?? '').split(' ').filter(Boolean)
  .map(pair => pair.split(':').map(Number))

// The x coordinate of a time.
function place(time) {
  const next = scale.findIndex(([tick]) => tick >= time)
  if (next === 0) return scale[0][1]
  if (next < 0) return scale.at(-1)?.[1] ?? 0
  const [[before, left], [after, right]] = [scale[next - 1], scale[next]]
  return left + ((time - before) / (after - before)) * (right - left)
}

// The time of an x coordinate.
function timeAt(x) {
  const next = scale.findIndex(([, place]) => place >= x)
  if (next === 0) return scale[0][0]
  if (next < 0) return end
  const [[before, left], [after, right]] = [scale[next - 1], scale[next]]
  return before + ((x - left) / (right - left)) * (after - before)
}

if (marbles) {
  const svg = one('.lanes', marbles)
  const chart = one('.chart', marbles)
  const width = svg.viewBox.baseVal.width
  const names = all('.names div', marbles)

  onMoment(({ record, time }) => {
    for (const name of names) name.classList.toggle('not-begun', Number(name.dataset.first) > record)
    const latest = marks.findLast(mark => mark.record <= record)
    // Marks of one time are side by side; the moment is behind those that have happened.
    const shown = marks.filter(mark => mark.time === time && mark.record <= record)
    const x = Math.max(place(time), ...shown.map(({ element }) => Number(element.dataset.x)))
    for (const cursor of all('.cursor', chart)) cursor.setAttribute('transform', `translate(${x} 0)`)
    one('#past rect').setAttribute('width', isAtEnd() ? width : x)
    scrollTo(x, latest ? Number(latest.element.dataset.y) : 0)
  })

  // Scrolls the diagram to a place, if it is larger than its room.
  function scrollTo(x, y) {
    const [left, top] = [one('.corner', chart).offsetWidth, one('.corner', chart).offsetHeight]
    const [width, height] = [chart.clientWidth - left, chart.clientHeight - top]
    if (x < chart.scrollLeft + 24 || x > chart.scrollLeft + width - 48) chart.scrollLeft = x - width / 2
    if (y < chart.scrollTop + 16) chart.scrollTop = y - 16
    if (y > chart.scrollTop + height - 30) chart.scrollTop = y - height + 30
  }

  // Only one mark is reached with Tab; the arrow keys reach the others.
  let current = one('.lane .mark', marbles)
  current.setAttribute('tabindex', 0)
  function focus(mark) {
    if (!mark) return
    current.setAttribute('tabindex', -1)
    current = mark
    current.setAttribute('tabindex', 0)
    if (mark.classList.contains('later')) showEvent(events.find(event => event.record === Number(mark.dataset.record)))
    current.focus()
  }
  const inLane = mark => all('.mark', mark.parentElement)
  function nearest(mark, lane) {
    const x = Number(mark.dataset.x)
    const distance = other => Math.abs(Number(other.dataset.x) - x)
    return lane && all('.mark', lane).sort((one, other) => distance(one) - distance(other))[0]
  }
  const neighbours = {
    ArrowRight: mark => inLane(mark)[inLane(mark).indexOf(mark) + 1],
    ArrowLeft: mark => inLane(mark)[inLane(mark).indexOf(mark) - 1],
    ArrowDown: mark => nearest(mark, all('.lane', svg)[all('.lane', svg).indexOf(mark.parentElement) + 1]),
    ArrowUp: mark => nearest(mark, all('.lane', svg)[all('.lane', svg).indexOf(mark.parentElement) - 1]),
    Home: mark => inLane(mark)[0],
    End: mark => inLane(mark).at(-1),
  }
  svg.addEventListener('keydown', event => {
    const mark = event.target.closest('.mark')
    if (!mark) return
    if (neighbours[event.key]) focus(neighbours[event.key](mark))
    else if (event.key === 'Enter' || event.key === ' ') explain(Number(mark.dataset.record))
    else return
    event.preventDefault()
  })

  // A click on a mark explains it; anywhere else, it moves the moment there, and so does dragging.
  const scrub = event => {
    const box = svg.getBoundingClientRect()
    pause()
    showTime(Math.min(end, Math.max(0, timeAt(((event.clientX - box.left) / box.width) * width))))
  }
  chart.addEventListener('pointerdown', event => {
    const mark = event.target.closest('.mark')
    if (event.button !== 0 || !event.target.closest('svg') || event.target.closest('a')) return
    if (mark) return explain(Number(mark.dataset.record))
    scrub(event)
    if (event.pointerType !== 'mouse') return
    chart.setPointerCapture(event.pointerId)
    chart.addEventListener('pointermove', scrub)
    chart.addEventListener('pointerup', () => {
      chart.removeEventListener('pointermove', scrub)
      keepAddress()
    }, { once: true })
  })
}
