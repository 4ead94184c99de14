import { SearchX } from 'lucide'
import { pathTo } from '../../../core/links.ts'
import { raffleTexts } from '../../../core/raffles/texts.ts'
import { addSheet } from '../../../core/style/sheets.ts'
import { useTexts } from '../../desk.tsx'
import { EmptyState } from '../../kit/empty-state.tsx'
import { ScreenLink } from '../../screen-link.tsx'
import oneRaffleCss from './one-raffle.css?inline'

addSheet(oneRaffleCss)

/** A link that names no raffle, or (`chosen`) one that isn't there for this organisation. */
export function NoRaffle({ chosen = false }: { chosen?: boolean }) {
  const texts = useTexts(raffleTexts)
  return (
    <div className="rd-one-raffle">
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
