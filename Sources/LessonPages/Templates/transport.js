// The slider, the buttons and playing.

const slider = one('#time')
const output = one('#now')
const playButton = one('#play')
const reducesMotion = matchMedia('(prefers-reduced-motion: reduce)')
let timer = null

const phrase = time => `${time.toFixed(3)} s`

onMoment(({ time }) => {
  slider.value = time
  const count = lines.filter(line => line.record <= moment.record).length
  slider.setAttribute('aria-valuetext', `${Number(time.toFixed(3))} seconds, ${count} of ${lines.length} lines`)
  output.textContent = phrase(time)
  one('#previous').disabled = !previousEvent()
  one('#next').disabled = !nextEvent()
})

slider.addEventListener('input', () => {
  pause()
  showTime(Number(slider.value))
})
slider.addEventListener('change', () => keepAddress())

slider.addEventListener('keydown', event => {
  const move = {
    ArrowRight: () => times.find(time => time > moment.time) ?? end,
    ArrowLeft: () => times.findLast(time => time < moment.time) ?? 0,
    PageUp: () => Math.min(end, Math.floor(moment.time) + 1),
    PageDown: () => Math.max(0, Math.ceil(moment.time) - 1),
    Home: () => 0,
    End: () => end,
  }
  move.ArrowUp = move.ArrowRight
  move.ArrowDown = move.ArrowLeft
  if (event.key === ' ') {
    toggle()
  } else if (move[event.key]) {
    pause()
    showTime(move[event.key]())
    keepAddress()
  } else {
    return
  }
  event.preventDefault()
})

function step(event) {
  pause()
  showEvent(event)
  keepAddress()
}
one('#next').addEventListener('click', () => step(nextEvent()))
one('#previous').addEventListener('click', () => step(previousEvent()))
one('#start').addEventListener('click', () => {
  pause()
  showTime(0)
  keepAddress()
})
playButton.addEventListener('click', () => toggle())

const toggle = () => (timer === null ? play() : pause())

function play() {
  if (isAtEnd()) showTime(0)
  playButton.classList.add('playing')
  playButton.setAttribute('aria-label', 'Pause')
  // Without motion the time jumps from event to event.
  if (reducesMotion.matches) {
    timer = setInterval(() => (nextEvent() ? showEvent(nextEvent()) : pause()), 900 / speed())
    return
  }
  let last = performance.now()
  timer = setInterval(() => {
    const now = performance.now()
    const time = moment.time + ((now - last) / 1000) * speed()
    last = now
    if (time < end) return showTime(time)
    showTime(end)
    pause()
  }, 33)
}

function pause() {
  if (timer === null) return
  clearInterval(timer)
  timer = null
  playButton.classList.remove('playing')
  playButton.setAttribute('aria-label', 'Play')
  keepAddress()
}

const speed = () => Number(one('#speed').value)

one('#see-later').addEventListener('change', event => {
  document.documentElement.classList.toggle('seeing-later', event.target.checked)
})
