/** Whether the certificate holds, in large, and what it is of. */
import type { Certificate, CertificateReport } from '../../src/core/raffles/certificate.ts'
import { type Child, card, given, icon, make } from './dom.ts'
import type { Words } from './words.ts'

export function verdict(words: Words, report: CertificateReport, fileName: string): HTMLElement {
  const { say } = words
  const total = report.checks.length
  const failed = report.checks.filter(({ passed }) => !passed).length
  const isCertificate = report.certificate !== null
  const [title, detail] = report.valid
    ? [say('valid'), say('validDetail', { total })]
    : isCertificate
      ? [say('invalid'), say('invalidDetail', { failed, total })]
      : [say('notCertificate'), say('notCertificateDetail', { name: fileName })]
  return make(
    'section',
    { class: `verdict ${report.valid ? 'good' : 'bad'}` },
    make('span', { class: 'seal' }, icon(report.valid ? 'shield' : 'alert')),
    make('div', {}, make('h2', { tabindex: '-1', id: 'verdict' }, title), make('p', {}, detail)),
  )
}

/** The numbers first, then what they are of. */
export function facts(words: Words, certificate: Certificate): HTMLElement {
  const { say, number, time } = words
  const { raffle, organization, draw, picks } = certificate
  const rejected = picks.filter(({ outcome }) => outcome === 'rejected').length
  const tickets = certificate.locks.at(-1)?.ticketCount ?? 0
  const instant = (value: string | null) => (value ? time(value, raffle.timeZone, 'short') : '–')
  const row = (name: string, value: Child) => [make('dt', {}, name), make('dd', {}, value)]
  const rows = [
    row(say('raffle'), given(raffle.name)),
    row(say('organization'), given(organization.name)),
    row(say('license'), given(raffle.licenseNumber ?? '–')),
    row(say('kind'), say(certificate.drawType === 'rng' ? 'kindRng' : 'kindBarrel')),
    row(say('drawDate'), instant(draw.drawAt)),
    row(say('cutOff'), instant(draw.cutOffAt)),
  ]
  const tile = (name: string, value: number) =>
    make(
      'div',
      { class: 'tile' },
      make('dt', {}, name),
      make('dd', {}, value === 0 ? '–' : number(value)),
    )
  return make(
    'section',
    { class: 'facts' },
    make(
      'dl',
      { class: 'tiles' },
      tile(say('tickets'), tickets),
      tile(say('winners'), picks.length - rejected),
      tile(say('redraws'), rejected),
    ),
    make('dl', { class: 'rows' }, ...rows.flat()),
  )
}

export function winners(
  words: Words,
  { certificate, valid }: CertificateReport,
): HTMLElement | null {
  if (!certificate) return null
  const { say, number } = words
  const heads = [say('prize'), say('ticket'), say('outcome')]
  const rows = byPrize(certificate).map(({ prizeId, ticket, outcome, reason }) =>
    make(
      'tr',
      {},
      make('td', {}, given(prizeName(certificate, prizeId))),
      make('td', { class: 'number' }, String(ticket.ticketNumber)),
      make(
        'td',
        {},
        make('span', { class: `status ${outcome}` }, say(outcome)),
        reason === null ? null : make('span', { class: 'why' }, given(reasonIn(words, reason))),
      ),
    ),
  )
  const table = make(
    'table',
    {},
    make('thead', {}, make('tr', {}, ...heads.map((head, at) => headCell(head, at)))),
    make('tbody', {}, ...rows),
  )
  return card(
    `${say('winnersTitle')} (${number(certificate.picks.filter(({ outcome }) => outcome === 'confirmed').length)})`,
    valid ? null : make('p', { class: 'doubt' }, say('winnersUnproven')),
    make(
      'div',
      { class: 'scroll', tabindex: '0', role: 'region', 'aria-label': say('winnersTitle') },
      table,
    ),
  )
}

/** Prizes in their order; of each, those confirmed first. */
function byPrize({ draw, picks }: Certificate): Certificate['picks'][number][] {
  const place = (prizeId: string) => draw.prizes.findIndex(({ id }) => id === prizeId)
  const isRejected = (outcome: string) => Number(outcome === 'rejected')
  return [...picks].sort(
    (one, other) =>
      place(one.prizeId) - place(other.prizeId) ||
      isRejected(one.outcome) - isRejected(other.outcome),
  )
}

function headCell(head: string, at: number): HTMLElement {
  return make('th', { scope: 'col', ...(at === 1 ? { class: 'number' } : {}) }, head)
}

export function prizeName({ draw }: Certificate, prizeId: string): string {
  return draw.prizes.find(({ id }) => id === prizeId)?.name ?? prizeId
}

/** The usual reasons come as codes; others as their words. */
export function reasonIn({ sayIfKnown }: Words, reason: string): string {
  return sayIfKnown(`reason.${reason}`) ?? reason
}
