/** A buyer's own ticket: whether it took part, and what became of it. */
import type { CertificateReport, ProofReport } from '../../src/core/raffles/certificate.ts'
import { checkList } from './checks.ts'
import { card, code, icon, make } from './dom.ts'
import { prizeName } from './verdict.ts'
import type { Words } from './words.ts'

export function proofCard(
  words: Words,
  report: ProofReport,
  certificate: CertificateReport | null,
): HTMLElement {
  const { say, sayIfKnown } = words
  const { proof } = report
  const gaps = { place: (proof?.index ?? 0) + 1, count: proof?.ticketCount ?? 0 }
  const lines = report.checks.map(({ check, passed }) => {
    const key = `proofMeans.${check}`
    return {
      title: say(`proof.${check}`),
      meaning:
        sayIfKnown(key)?.replaceAll(/\{(place|count)\}/g, (_, name: 'place' | 'count') =>
          words.number(gaps[name]),
        ) ?? null,
      passed,
    }
  })
  const good = report.valid && (certificate === null || certificate.valid)
  return card(
    proof ? say('proofAdded', { number: String(proof.ticketNumber) }) : say('proofTitle'),
    make(
      'p',
      { class: `fate ${good ? 'good' : 'bad'}` },
      icon(good ? 'ticket' : 'alert'),
      make('strong', {}, fate(words, report, certificate)),
    ),
    checkList(words, lines),
    proof
      ? make(
          'dl',
          { class: 'codes' },
          make('dt', {}, say('proofRoot')),
          make('dd', {}, code(proof.root)),
          ...(proof.commitment
            ? [make('dt', {}, say('proofCommitment')), make('dd', {}, code(proof.commitment))]
            : []),
        )
      : null,
  )
}

function fate({ say }: Words, report: ProofReport, certificate: CertificateReport | null): string {
  if (!report.valid) return say('proofFails')
  if (!certificate?.certificate) return say('proofAlone')
  if (!certificate.valid) return say('proofUnsure')
  const pick = report.pick === null ? undefined : certificate.certificate.picks[report.pick]
  if (!pick) return say('proofTookPart')
  const prize = prizeName(certificate.certificate, pick.prizeId)
  return say(pick.outcome === 'confirmed' ? 'proofWon' : 'proofRejected', { prize })
}

/** Before there is one: what it is. */
export function proofHint({ say }: Words): HTMLElement {
  return card(
    say('proofTitle'),
    make('p', { class: 'text' }, `${say('proofAdd')}. ${say('proofAddDetail')}`),
  )
}
