/** What a charity's developer writes to put parts of Raffle Desk into a page of theirs. */
import { french } from './french.js'

const page = document.documentElement
const product = page.dataset.raffleDesk ?? ''
// The same address as the <script> in the page, so the same module.
const { configure } = await import(`${product}/raffle-desk.js`)

let heldToken = ''

/** Our own server knows who is in front of the page, and asks Raffle Desk for a token in their name. */
async function getToken(request) {
  const response = await fetch('/portal/token', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  })
  if (!response.ok) {
    throw new Error(page.lang === 'fr' ? french.refused : 'The intranet gave no access to this.')
  }
  const answer = await response.json()
  heldToken = answer.token
  return answer
}

/** For the panel: what happens when somebody ends the session while the page is open. */
export async function endSessionOnServer() {
  await fetch(`${product}/session-service/v2/sessions`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${heldToken}` },
  })
}

configure({
  getToken,
  locale: wantedLanguage(),
  dashboardUrl: product,
  styleNonce: document.querySelector('link[nonce]')?.nonce ?? '',
})

const english = new Map()

function wantedLanguage() {
  return new URLSearchParams(location.search).get('lang') === 'fr' ? 'fr' : 'en'
}

/** Shows the page in a language: the words stand in the HTML in English, and in french.js. */
export function translate(root, language) {
  for (const element of root.querySelectorAll('[data-text]')) {
    if (!english.has(element)) english.set(element, element.textContent)
    const words = language === 'fr' ? french[element.dataset.text] : english.get(element)
    element.textContent = words ?? english.get(element)
  }
}

function showDates(language) {
  const format = new Intl.DateTimeFormat(`${language}-CA`, { dateStyle: 'full' })
  for (const time of document.querySelectorAll('time[data-day]')) {
    const date = new Date(Date.now() + Number(time.dataset.day) * 86_400_000)
    time.dateTime = date.toLocaleDateString('en-CA')
    time.textContent = format.format(date)
  }
}

/** The page and the parts of Raffle Desk in it, in one language. */
export function setLanguage(language) {
  page.lang = language
  configure({ locale: language })
  translate(document, language)
  showDates(language)
  const menu = document.querySelector('[data-label="mainMenu"]')
  menu?.setAttribute('aria-label', language === 'fr' ? french.mainMenu : 'Main')
  const button = document.querySelector('#language')
  button.textContent = language === 'fr' ? 'English' : 'français'
  button.lang = language === 'fr' ? 'en' : 'fr'
}

setLanguage(wantedLanguage())

document.querySelector('#language').addEventListener('click', () => {
  const next = page.lang === 'fr' ? 'en' : 'fr'
  history.replaceState(null, '', next === 'fr' ? '?lang=fr' : location.pathname)
  setLanguage(next)
})

/** The session came to its end: our page says so in its own words, and offers to go on. */
let renew
const bar = document.querySelector('#expired')
document.addEventListener('raffle-desk-session-expired', event => {
  renew = event.detail.renew
  bar.hidden = false
})
document.querySelector('#renew').addEventListener('click', () => {
  bar.hidden = true
  void renew?.()
})
