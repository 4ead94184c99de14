/** Each check by name, ticked or crossed, with what it means for somebody who bought a ticket. */
import type { CertificateReport, Note } from '../../src/core/raffles/certificate.ts'
import { card, icon, make } from './dom.ts'
import type { Words } from './words.ts'

export interface CheckLine {
  title: string
  meaning: string | null
  passed: boolean
}

export function checkList(words: Words, lines: readonly CheckLine[]): HTMLElement {
  return make('ul', { class: 'checks' }, ...lines.map(line => checkLine(words, line)))
}

function checkLine({ say }: Words, { title, meaning, passed }: CheckLine): HTMLElement {
  return make(
    'li',
    { class: passed ? 'passed' : 'failed' },
    make('span', { class: 'mark' }, icon(passed ? 'check' : 'cross')),
    make(
      'div',
      {},
      make(
        'h3',
        {},
        title,
        make('span', { class: 'verdict-word' }, say(passed ? 'passed' : 'failed')),
      ),
      meaning === null ? null : make('p', {}, passed ? meaning : say('shouldHold', { meaning })),
    ),
  )
}

export function checksCard(words: Words, report: CertificateReport): HTMLElement {
  const { say, sayIfKnown } = words
  const barrel = report.certificate?.drawType === 'barrel'
  const lines = report.checks.map(({ check, passed }) => ({
    title: (barrel && sayIfKnown(`check.${check}.barrel`)) || say(`check.${check}`),
    meaning: (barrel && sayIfKnown(`means.${check}.barrel`)) || say(`means.${check}`),
    passed,
  }))
  return card(say('checksTitle'), checkList(words, lines))
}

/** What is allowed and still worth a look. */
export function notesCard(words: Words, report: CertificateReport): HTMLElement | null {
  const lines = [...report.notes.map(note => noteIn(words, note)), ...leftOut(words, report)]
  if (lines.length === 0) return null
  const items = lines.map(line => make('li', {}, icon('alert'), make('p', {}, line)))
  return card(words.say('notesTitle'), make('ul', { class: 'notes' }, ...items))
}

function noteIn({ say }: Words, note: Note): string {
  const { code, ...gaps } = note
  return say(`note.${code}`, gaps)
}

function leftOut({ say }: Words, { certificate }: CertificateReport): string[] {
  const left = certificate?.locks.at(-1)?.leftOut
  if (!left) return []
  const { pendingOrders: orders, unclearedCheques: cheques } = left
  const { lateArrivals: late = 0, waitingDevices: devices = 0 } = left
  return [
    ...(orders + cheques > 0 ? [say('note.left-out', { orders, cheques })] : []),
    ...(late + devices > 0 ? [say('note.left-out-late', { late, devices })] : []),
  ]
}
