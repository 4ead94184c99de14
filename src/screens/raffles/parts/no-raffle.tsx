import { SearchX } from 'lucide'
import { pathTo } from '../../../core/links.ts'
import { raffleTexts } from '../../../core/raffles/texts.ts'
import { addSheet } from '../../../core/style/sheets.ts'
import { useTexts } from '../../desk.tsx'
import { EmptyState } from '../../kit/empty-state.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { ScreenLink } from '../../screen-link.tsx'
import oneRaffleCss from './one-raffle.css?inline'

addSheet(oneRaffleCss)

interface NoRaffleProps {
  /** The page's. */
  title: string
  /** The link names a raffle, which isn't there for this organisation. */
  chosen?: boolean
}

/** A link that names no raffle, or one that isn't there. */
export function NoRaffle({ title, chosen = false }: NoRaffleProps) {
  const texts = useTexts(raffleTexts)
  return (
    <div className="rd-page rd-one-raffle">
      <PageHeader title={title} />
      <EmptyState
        icon={SearchX}
        title={chosen ? texts.notFound : texts.noneChosen}
        message={chosen ? texts.notFoundHint : texts.noneChosenHint}
        action={
          <ScreenLink className="rd-button rd-button-primary rd-button-md" path={pathTo('raffles')}>
            {texts.showRaffles}
          </ScreenLink>
        }
      />
    </div>
  )
}
