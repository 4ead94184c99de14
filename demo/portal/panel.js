/** "Try the embedding": makes the page hostile, and shows what the elements say. For developers. */
import { endSessionOnServer, setLanguage, translate } from './portal.js'

const page = document.documentElement
const product = page.dataset.raffleDesk ?? ''
const { configure } = await import(`${product}/raffle-desk.js`)

const html = `
<link rel="stylesheet" href="/portal/panel.css">
<details class="panel">
  <summary data-text="tryTitle">Try the embedding</summary>
  <div class="inside">
    <p data-text="tryText">For developers: make this page hostile, and see how the elements stand.</p>
    <fieldset>
      <legend data-text="hostileTitle">Hostile styles</legend>
      <label><input type="checkbox" name="unset"> <span data-text="unset">* { all: unset !important }</span></label>
      <label><input type="checkbox" name="small"> <span data-text="small">html { font-size: 10px }</span></label>
      <label><input type="checkbox" name="fonts"> <span data-text="fonts">Odd fonts and spacing</span></label>
      <label><input type="checkbox" name="rtl"> <span data-text="rtl">Page from right to left</span></label>
      <label><input type="checkbox" name="flex"> <span data-text="flex">Elements in a flex row</span></label>
      <label><input type="checkbox" name="boxes"> <span data-text="boxes">Boxes that float</span></label>
    </fieldset>
    <fieldset>
      <legend data-text="lookTitle">What the page supplies</legend>
      <label class="wide"><span data-text="accent">Accent colour (--rd-accent on :root)</span> <input type="color" name="accent" value="#0f6b6e"></label>
      <label class="wide"><span data-text="theme">Theme</span> <select name="theme">
        <option value="auto" data-text="themeAuto">As the system</option>
        <option value="light" data-text="themeLight">Light</option>
        <option value="dark" data-text="themeDark">Dark</option>
      </select></label>
      <label class="wide"><span data-text="language">Language</span> <select name="language">
        <option value="en" lang="en">English</option>
        <option value="fr" lang="fr">français</option>
      </select></label>
    </fieldset>
    <fieldset>
      <legend data-text="sessionTitle">Session</legend>
      <button type="button" name="end" data-text="endSession">End it on the server</button>
      <p data-text="endHint">The next call is answered 401: within fifteen seconds.</p>
    </fieldset>
    <fieldset>
      <legend data-text="eventsTitle">Events</legend>
      <ol aria-live="polite"><li data-text="noEvents">None yet.</li></ol>
    </fieldset>
  </div>
</details>`

const panel = document.querySelector('try-embedding').attachShadow({ mode: 'open' })
panel.append(document.createRange().createContextualFragment(html))
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
