import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { finderOf } from '../../core/orders/finder.ts'
import { finderTexts } from '../../core/orders/finder-texts.ts'
import { recentSearchesOf } from '../../core/orders/recent-searches.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { PageHeader } from '../kit/page-header.tsx'
import { ScreenLink } from '../screen-link.tsx'
import { useTarget } from '../use-target.ts'
import { Finder } from './finder.tsx'
import { useListPath } from './finder-paths.ts'
import { FinderStart } from './finder-start.tsx'
import { FoundOrderRow } from './found-order.tsx'
import { useSees } from './parts/use-sees.ts'

/**
 * The finder: one box for whatever a buyer can name, misspelt or not, and answers while one types, each with why it was
 * found (docs/domain.md, section 2, "Orders").
 *
 * @attr search what is looked for at first
 */
export default function OrderFinder({ search }: { search?: unknown }) {
  const desk = useDesk()
  const texts = useTexts(finderTexts)
  const finder = finderOf(desk)
  const given = typeof search === 'string' ? search.trim() : ''
  useEffect(() => {
    if (given !== '') finder.look(given)
  }, [finder, given])
  const sees = useSees()
  const target = useTarget()
  const list = useListPath(useStore(finder.$text))
  return (
    <div className="rd-page rd-finder">
      <PageHeader
        title={texts.title}
        subtitle={sees ? `${texts.subtitle} ${sees}` : texts.subtitle}
        back={{ label: texts.list, ...target(list) }}
      />
      <Finder
        finder={finder}
        more={() => <ScreenLink path={list}>{texts.asList}</ScreenLink>}
        row={found => <FoundOrderRow found={found} />}
        onOpen={recentSearchesOf(desk).keep}
        isFirst={given === '' && desk.session.kind !== 'host'}
      >
        <FinderStart onLook={finder.look} />
      </Finder>
    </div>
  )
}
