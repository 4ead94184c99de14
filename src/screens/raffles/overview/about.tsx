import { loadChunk } from '../../../core/load-chunk.ts'
import type { RaffleDetail } from '../../../core/raffles/raffle-detail.ts'
import { raffleTexts } from '../../../core/raffles/texts.ts'
import { errorTexts } from '../../../core/system/texts.ts'
import { useTexts } from '../../desk.tsx'
import { Disclosure } from '../../kit/disclosure.tsx'
import { FailedState } from '../../kit/failed-state.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { useChunk } from '../../kit/use-chunk.ts'

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
  return <Cleaned html={html} />
}

const loadHtml = () =>
  loadChunk(async () => ({ default: (await import('../../kit/html.tsx')).SafeHtml }))

/** What cleans HTML is loaded once the rest shows. */
function Cleaned({ html }: { html: string }) {
  const texts = useTexts(raffleTexts)
  const { retry } = useTexts(errorTexts)
  const chunk = useChunk(loadHtml)
  if (chunk.state === 'failed')
    return <FailedState message={texts.tabFailed} retry={retry} onRetry={chunk.retry} />
  if (chunk.state === 'loading') return <Skeleton width="80%" />
  const SafeHtml = chunk.part
  return <SafeHtml html={html} />
}
