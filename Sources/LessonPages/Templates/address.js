// The end of the address: `#t=5` is the run at 5 seconds, `#event=12` after that event, `#step=2` at the end of a step; `line=3`
// explains a line of the log, `reveal` opens all answers, `threads` shows the threads, `later` shows what comes later.

let isReady = false
const steps = all('.step')

function read() {
  const words = new URLSearchParams(location.hash.slice(1))
  const step = words.has('step') && one(`.step[data-step="${Number(words.get('step'))}"]`)
  const time = Number.parseFloat(words.get('t'))
  const event = words.has('event') && events.findLast(event => event.record <= Number(words.get('event')))
  if (event) {
    showEvent(event)
  } else if (time >= 0) {
    showTime(Math.min(time, end))
  } else if (step && step.dataset.record) {
    show(Number(step.dataset.record), Number(step.dataset.time))
  }
  if (step) step.scrollIntoView({ block: 'start', behavior: 'instant' })
  if (words.has('reveal')) {
    for (const details of all('.reveal', step || document)) details.open = true
  }
  if (words.has('threads')) choose(one('#tab-threads'))
  if (words.has('later')) one('#see-later').click()
  const line = words.has('line') && one(`.line[data-number="${Number(words.get('line'))}"]`)
  if (line) explain(Number(line.dataset.record))
}

// Keeps the moment in the address, so that it can be copied.
function keepAddress() {
  if (!isReady) return
  const last = lastEventAt(moment.time)
  const isWhole = !last || last.record <= moment.record
  const rounded = Number(moment.time.toFixed(3))
  const time = lastEventAt(rounded) === last ? rounded : moment.time
  const words = [isWhole ? `t=${time}` : `event=${lastRecord()}`]
  const line = explained && one(`.line[data-record="${explained}"]`)
  if (line) words.push(`line=${line.dataset.number}`)
  try {
    history.replaceState(null, '', `#${words.join('&')}`)
  } catch {
    // A browser may forbid it for files.
  }
}

// The step that the moment belongs to.
onMoment(({ record, time }) => {
  const current = steps.find(step => step.dataset.record && Number(step.dataset.record) >= record && Number(step.dataset.time) >= time)
  for (const step of steps) step.classList.toggle('current', step === current)
  for (const band of all('.band')) {
    band.classList.toggle('current', band.getAttribute('href') === `#step=${current?.dataset.step}`)
  }
})

for (const link of all('a[href^="#step="]')) {
  link.addEventListener('click', event => {
    const step = one(`.step[data-step="${Number(link.getAttribute('href').slice(6))}"]`)
    event.preventDefault()
    pause()
    show(Number(step.dataset.record), Number(step.dataset.time))
    const target = step.contains(link) ? !isWorkbench() && (marbles ?? one('#run')) : step
    if (target) target.scrollIntoView({ block: 'start', behavior: reducesMotion.matches ? 'auto' : 'smooth' })
    keepAddress()
  })
}


// The run begins where the page is opened, so that no answer is seen too soon.
showTime(0)
read()
isReady = true
addEventListener('hashchange', read)

// A prediction is followed by the answer.
for (const guess of all('.guess')) {
  guess.addEventListener('keydown', event => {
    const answer = one('.reveal', guess.closest('.task'))
    if (event.key !== 'Enter' || !answer) return
    // Otherwise the key would also close what has the focus now.
    event.preventDefault()
    answer.open = true
    one('summary', answer).focus()
  })
}

// Paper shows everything.
addEventListener('beforeprint', () => {
  for (const details of all('.reveal:not([open])')) {
    details.open = true
    details.dataset.wasClosed = ''
  }
})
addEventListener('afterprint', () => {
  for (const details of all('[data-was-closed]')) {
    details.open = false
    delete details.dataset.wasClosed
  }
})
