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
}))

// The records at which something appears, in order.
const events = [...new Map(timed.map(({ record, time }) => [record, { record, time }])).values()]
  .sort((one, other) => one.record - other.record)

let moment = { record: Infinity, time: end }
const listeners = []
const onMoment = listener => listeners.push(listener)

function show(record, time) {
  moment = { record, time }
  for (const item of timed) item.element.classList.toggle('later', item.record > record)
  for (const listener of listeners) listener(moment)
}

// The moment after everything that happens up to a time.
function showTime(time) {
  const happened = events.filter(event => event.time <= time)
  show(happened.length ? happened[happened.length - 1].record : 0, time)
}

function showEvent(event) {
  if (event) show(event.record, event.time)
}

const isAtEnd = () => moment.time >= end && !nextEvent()
const nextEvent = () => events.find(event => event.record > moment.record)
const previousEvent = () => events.findLast(event => event.record < lastRecord())
const lastRecord = () => events.findLast(event => event.record <= moment.record)?.record ?? 0

// The times at which something happens, and those of the beginning and the end.
const times = [...new Set([0, ...events.map(event => event.time), end])].sort((one, other) => one - other)
