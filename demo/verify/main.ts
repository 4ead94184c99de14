/** The page: what is open, drawn in the reader's language. */
import { checksCard, notesCard } from './checks.ts'
import { codesCard, compareCard, limitsCard } from './compare.ts'
import { type Child, icon, make } from './dom.ts'
import { type Opened, openFiles, proofReport } from './opened-files.ts'
import { proofCard, proofHint } from './proof.ts'
import { storyCard } from './story.ts'
import { facts, verdict, winners } from './verdict.ts'
import { firstLanguage, type Language, type Words, wordsIn } from './words.ts'

let words = wordsIn(firstLanguage())
let opened: Opened = { certificate: null, proof: null, failure: null }

const page = make('div', { class: 'rd-root page' })
const main = make('main')
const live = make('p', { class: 'rd-only-read-out', role: 'status' })

function draw(): void {
  const { say, language } = words
  document.documentElement.lang = language
  document.title = `${say('title')} · ${say('product')}`
  page.replaceChildren(header(words), main, live)
  const report = opened.certificate?.report ?? null
  const proof = proofReport(opened)
  const certificate = report?.certificate ?? null
  const shown = [
    make('div', { class: 'top' }, make('h1', {}, say('title')), make('p', {}, say('intro'))),
    report === null && proof === null ? null : verdictOf(words),
    dropPlace(words, report !== null || proof !== null),
    failure(words),
    certificate && facts(words, certificate),
    report && certificate && winners(words, report),
    certificate && proof === null ? proofHint(words) : null,
    proof && proofCard(words, proof, certificate ? report : null),
    report && checksCard(words, report),
    report && notesCard(words, report),
    certificate && compareCard(words, certificate),
    certificate && storyCard(words, certificate),
    certificate && codesCard(words, certificate),
    limitsCard(words, certificate?.drawType === 'barrel'),
  ]
  main.replaceChildren(...shown.filter(part => part !== null))
}

function verdictOf(words: Words): Child {
  return (
    opened.certificate && verdict(words, opened.certificate.report, opened.certificate.fileName)
  )
}

function header({ say, language }: Words): HTMLElement {
  const choice = (value: Language, name: string) => {
    const pressed = String(value === language)
    const button = make('button', { type: 'button', lang: value, 'aria-pressed': pressed }, name)
    button.addEventListener('click', () => {
      words = wordsIn(value)
      draw()
      page.querySelector<HTMLElement>(`header [lang="${value}"]`)?.focus()
    })
    return button
  }
  return make(
    'header',
    {},
    make('span', { class: 'mark-box' }, icon('ticket')),
    make(
      'p',
      { class: 'name' },
      make('strong', {}, say('product')),
      make('span', {}, say('tagline')),
    ),
    make(
      'div',
      { class: 'languages', role: 'group', 'aria-label': say('language') },
      choice('en', 'English'),
      choice('fr', 'français'),
    ),
  )
}

function dropPlace({ say }: Words, small: boolean): HTMLElement {
  const input = make('input', {
    type: 'file',
    id: 'files',
    accept: '.json,application/json',
    multiple: '',
    class: 'rd-only-read-out',
    tabindex: '-1',
    'aria-hidden': 'true',
  })
  input.addEventListener('change', () => void open([...(input.files ?? [])]))
  const button = make(
    'button',
    { type: 'button', class: 'button primary' },
    say(small ? 'chooseOthers' : 'choose'),
  )
  button.addEventListener('click', () => input.click())
  return make(
    'section',
    { class: small ? 'drop small' : 'drop' },
    make('span', { class: 'drop-icon' }, icon('file')),
    make('div', {}, make('h2', {}, say('dropTitle')), make('p', {}, say('dropDetail'))),
    button,
    input,
    make('p', { class: 'private' }, icon('shield'), say('private')),
  )
}

function failure({ say }: Words): Child {
  if (!opened.failure) return null
  const { text, name } = opened.failure
  return make('p', { class: 'alert', role: 'alert' }, icon('alert'), say(text, { name }))
}

async function open(files: readonly File[]): Promise<void> {
  if (files.length === 0) return
  live.textContent = words.say('checking')
  main.setAttribute('aria-busy', 'true')
  // The word is on the screen before the computing starts.
  await new Promise(resolve => setTimeout(resolve))
  opened = await openFiles(opened, files)
  main.removeAttribute('aria-busy')
  draw()
  live.textContent = ''
  const place = main.querySelector<HTMLElement>('#verdict, .fate')
  place?.setAttribute('tabindex', '-1')
  place?.focus()
}

document.addEventListener('dragover', dragged => {
  dragged.preventDefault()
  page.classList.add('dragging')
})
document.addEventListener('dragleave', dragged => {
  if (dragged.relatedTarget === null) page.classList.remove('dragging')
})
document.addEventListener('drop', dropped => {
  dropped.preventDefault()
  page.classList.remove('dragging')
  void open([...(dropped.dataTransfer?.files ?? [])])
})

document.body.replaceChildren(page)
draw()
