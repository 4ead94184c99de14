/** "Try the embedding": makes the page hostile, and shows what the elements say. For developers. */
import { endSessionOnServer, setLanguage, translate } from './portal.js'

const page = document.documentElement
const product = page.dataset.raffleDesk ?? ''
const { configure } = await import(`${product}/raffle-desk.js`)

const place = document.querySelector('try-embedding')
const panel = place.attachShadow({ mode: 'open' })
panel.append(place.querySelector('template').content)
const field = name => panel.querySelector(`[name="${name}"]`)

for (const box of panel.querySelectorAll('[type="checkbox"]')) {
  box.addEventListener('change', () => {
    const chosen = [...panel.querySelectorAll('[type="checkbox"]:checked')].map(each => each.name)
    page.dataset.hostile = chosen.join(' ')
  })
}

field('accent').addEventListener('input', event => {
  page.style.setProperty('--rd-accent', event.target.value)
})
field('theme').addEventListener('change', event => configure({ theme: event.target.value }))
field('language').addEventListener('change', event => setLanguage(event.target.value))
field('end').addEventListener('click', () => void endSessionOnServer())

/** The page may change its language by its own button too. */
function followLanguage() {
  const language = page.lang === 'fr' ? 'fr' : 'en'
  field('language').value = language
  translate(panel, language)
}
new MutationObserver(followLanguage).observe(page, { attributeFilter: ['lang'] })
followLanguage()

const log = panel.querySelector('ol')
for (const name of [
  'ready',
  'error',
  'navigate',
  'view-change',
  'session-expired',
  'signed-in',
  'login-error',
]) {
  document.addEventListener(`raffle-desk-${name}`, event => {
    log.querySelector('[data-text]')?.remove()
    const line = document.createElement('li')
    const time = document.createElement('time')
    time.textContent = new Date().toLocaleTimeString('en-CA', { hour12: false })
    const detail = event.detail ? ` ${JSON.stringify(event.detail)}` : ''
    line.append(time, ` ${event.type} ← ${event.target.localName}${detail}`)
    log.prepend(line)
  })
}
