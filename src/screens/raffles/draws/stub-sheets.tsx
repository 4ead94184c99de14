import type { PickTexts } from '../../../core/raffles/draws/pick-texts.ts'
import type { Stub } from '../../../core/raffles/draws/stub.ts'

/** On letter size: 2 beside each other, 8 below. */
export const stubsPerPage = 16

interface StubSheetsProps {
  stubs: readonly Stub[]
  reprint: boolean
  words: Pick<PickTexts, 'ticket' | 'stubReprint' | 'stubCode'> & {
    raffle: string
    draw: string
  }
}

/** The barrel's tickets, to be cut apart. No store reaches a printed page: everything comes as props. */
export function StubSheets({ stubs, reprint, words }: StubSheetsProps) {
  const pages = Array.from({ length: Math.ceil(stubs.length / stubsPerPage) }, (_, page) =>
    stubs.slice(page * stubsPerPage, (page + 1) * stubsPerPage),
  )
  return (
    <>
      {pages.map((onPage, page) => (
        <section key={onPage[0]?.ticketNumber ?? page} className="rd-stub-page">
          {onPage.map(stub => (
            <article key={stub.ticketNumber} className="rd-stub">
              <p className="rd-stub-raffle">{words.raffle}</p>
              <p className="rd-stub-draw">{words.draw}</p>
              <p className="rd-stub-number">{stub.ticketNumber}</p>
              <p className="rd-stub-code">
                {words.stubCode} <strong>{stub.validationCode}</strong>
              </p>
              <p className="rd-stub-buyer">{stub.buyerName}</p>
              {(reprint || stub.printed) && <p className="rd-stub-reprint">{words.stubReprint}</p>}
            </article>
          ))}
        </section>
      ))}
    </>
  )
}
