import type { RaffleDetail } from '../../../core/raffles/raffle-detail.ts'
import { raffleTexts } from '../../../core/raffles/texts.ts'
import { CleanHtml } from '../../clean-html.tsx'
import { useTexts } from '../../desk.tsx'
import { Disclosure } from '../../kit/disclosure.tsx'

/** What buyers read of it, closed until somebody wants to. */
export function About({ raffle }: { raffle: RaffleDetail }) {
  const texts = useTexts(raffleTexts)
  return (
    <section className="rd-about" aria-label={texts.about}>
      <Disclosure title={texts.description} level={2}>
        <Words html={raffle.description} none={texts.noDescription} />
      </Disclosure>
      <Disclosure title={texts.rules} level={2}>
        <Words html={raffle.rules} none={texts.noRules} />
      </Disclosure>
    </section>
  )
}

function Words({ html, none }: { html: string; none: string }) {
  if (html.trim() === '') return <p className="rd-raffle-absent">{none}</p>
  return <CleanHtml html={html} />
}
