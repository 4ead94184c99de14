/** What happened, in the order of time. */
import type { Certificate } from '../../src/core/raffles/certificate.ts'
import { type Child, card, code, given, make } from './dom.ts'
import { prizeName, reasonIn } from './verdict.ts'
import type { Words } from './words.ts'

interface Step {
  at: string
  title: string
  details: Child[]
  tone?: 'good' | 'bad' | 'key'
}

/** As many steps as fit a look; a draw of 500 prizes has thousands. */
const shownAtFirst = 30

export function storyCard(words: Words, certificate: Certificate): HTMLElement {
  const { say, time } = words
  const { timeZone } = certificate.raffle
  const steps = [...stepsBefore(words, certificate), ...stepsAfter(words, certificate)]
  // Sorting keeps the order of steps of one moment.
  steps.sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))
  const items = steps.map(({ at, title, details, tone }) =>
    make(
      'li',
      tone ? { class: tone } : {},
      make('time', { datetime: at }, time(at, timeZone)),
      make('h3', {}, title),
      ...details.map(detail => make('p', {}, detail)),
    ),
  )
  const list = make('ol', { class: 'story' }, ...items.slice(0, shownAtFirst))
  const rest = items.slice(shownAtFirst)
  const zone = make('p', { class: 'aside' }, say('storyZone', { zone: timeZone }))
  return card(say('storyTitle'), zone, list, rest.length === 0 ? null : more(words, list, rest))
}

function more({ say }: Words, list: HTMLElement, rest: HTMLElement[]): HTMLElement {
  const count = list.childElementCount + rest.length
  const button = make('button', { type: 'button', class: 'button' }, say('storyMore', { count }))
  button.addEventListener('click', () => {
    const [first] = rest
    list.append(...rest)
    button.remove()
    first?.setAttribute('tabindex', '-1')
    first?.focus()
  })
  return make('div', { class: 'foot' }, button)
}

function stepsBefore({ say }: Words, certificate: Certificate): Step[] {
  const steps: Step[] = []
  if (certificate.drawType === 'rng') {
    const { at, ticketsSoldBefore, seedDigest } = certificate.commitment
    const detail = say('storyCommittedDetail', { tickets: ticketsSoldBefore })
    steps.push({
      at,
      title: say('storyCommitted'),
      details: [detail, code(seedDigest)],
      tone: 'key',
    })
  }
  for (const lock of certificate.locks) {
    const { version, ticketCount: count, firstTicketNumber, lastTicketNumber, reopened } = lock
    const range = { count, first: String(firstTicketNumber), last: String(lastTicketNumber) }
    const title =
      certificate.locks.length === 1 ? say('storyLocked') : say('storyLockedVersion', { version })
    const details = [say('storyLockedDetail', range), code(lock.root)]
    steps.push({ at: lock.lockedAt, title, details, tone: 'key' })
    for (const { at, witness } of certificate.receipts.filter(
      receipt => receipt.lockVersion === version,
    ))
      steps.push({
        at,
        title: say('storyReceipt'),
        details: [say('storyReceiptDetail', { witness: isolated(witness), version })],
      })
    if (reopened)
      steps.push({
        at: reopened.at,
        title: say('storyReopened'),
        details: [given(reopened.reason)],
      })
  }
  return steps
}

function stepsAfter(words: Words, certificate: Certificate): Step[] {
  const { say } = words
  const steps: Step[] = []
  if (certificate.drawType === 'rng')
    certificate.entropy.forEach(({ at, witness, text }, index) => {
      steps.push({
        at,
        title: say(index === 0 ? 'storyEntropy' : 'storyFresh'),
        details: [
          say('storyEntropyDetail', { witness: isolated(witness) }),
          make('q', {}, given(text)),
        ],
        tone: 'key',
      })
    })
  for (const pick of certificate.picks) {
    const { ticket, outcome, reason } = pick
    const gaps = {
      number: String(ticket.ticketNumber),
      prize: isolated(prizeName(certificate, pick.prizeId)),
      place: ticket.index + 1,
    }
    const drawn =
      'witnesses' in pick
        ? {
            title: say('storyDrawn', gaps),
            details: [
              say('storyDrawnDetail', {
                ...gaps,
                witnesses: words.list(pick.witnesses.map(isolated)),
              }),
            ],
          }
        : { title: say('storyPicked', gaps), details: [say('storyPickedDetail', gaps)] }
    steps.push({ at: pick.at, ...drawn })
    steps.push({
      at: pick.decidedAt,
      title: say(outcome === 'confirmed' ? 'storyConfirmed' : 'storyRejected', gaps),
      details: reason === null ? [] : [given(reasonIn(words, reason))],
      tone: outcome === 'confirmed' ? 'good' : 'bad',
    })
  }
  const issued =
    certificate.drawType === 'rng'
      ? { title: say('storyRevealed'), details: [code(certificate.seed)] }
      : { title: say('storyIssued'), details: [] }
  return [...steps, { at: certificate.issuedAt, ...issued, tone: 'key' }]
}

/** A name of any script inside a sentence: its direction can't turn the words around it. */
function isolated(text: string): string {
  return `\u2068${text}\u2069`
}
