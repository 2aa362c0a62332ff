'use strict'
// The moment of the run that the page shows: a time, and the last record that has happened.
// All that is known of the run is in the page: an element with `data-record` appears at the moment of its record.

const all = (selector, root = document) => [...root.querySelectorAll(selector)]
const one = (selector, root = document) => root.querySelector(selector)

const end = Number(document.body.dataset.end)
const timed = all('[data-record]:not(.step)').map(element => ({
  element,
  record: Number(element.dataset.record),
  time: Number(element.dataset.time),
})).sort((one, other) => one.record - other.record)
const lines = timed.filter(({ element }) => element.matches('.line'))
const rows = timed.filter(({ element }) => element.matches('tr'))
const marks = timed.filter(({ element }) => element.matches('.lane .mark'))

// The records at which something appears, in order.
const events = [...new Map(timed.map(({ record, time }) => [record, { record, time }])).values()]

// The times at which something happens, and those of the beginning and the end.
const times = [...new Set([0, ...events.map(event => event.time), end])].sort((one, other) => one - other)

let moment = { record: Infinity, time: end }
// How many of the elements have appeared.
let shownCount = timed.length
const listeners = []
const onMoment = listener => listeners.push(listener)

function show(record, time) {
  moment = { record, time }
  while (shownCount > 0 && timed[shownCount - 1].record > record) timed[--shownCount].element.classList.add('later')
  while (shownCount < timed.length && timed[shownCount].record <= record) timed[shownCount++].element.classList.remove('later')
  for (const listener of listeners) listener(moment)
}

// The moment after everything that happens up to a time.
function showTime(time) {
  show(lastEventAt(time)?.record ?? 0, time)
}

function showEvent(event) {
  if (event) show(event.record, event.time)
}

const lastEventAt = time => events.findLast(event => event.time <= time)
const lastRecord = () => events.findLast(event => event.record <= moment.record)?.record ?? 0
const nextEvent = () => events.find(event => event.record > moment.record)
const previousEvent = () => events.findLast(event => event.record < lastRecord())
const isAtEnd = () => moment.time >= end && !nextEvent()

// Whether all parts of the page are beside each other, and each scrolls on its own.
const isWorkbench = () => getComputedStyle(document.body).display === 'grid'
