import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { pathTo } from '../../core/links.ts'
import { createMemoryLocation } from '../../core/location.ts'
import { createFinder } from '../../core/orders/finder.ts'
import { finderTexts } from '../../core/orders/finder-texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Card } from '../kit/card.tsx'
import { useNumber } from '../kit/use-number.ts'
import { ScreenLink } from '../screen-link.tsx'
import { Finder } from './finder.tsx'
import { FoundOrderSmall } from './found-order-small.tsx'

/**
 * The finder in small, for a column of an intranet: its box and the five likeliest answers, each leading to its page.
 *
 * @attr search what is looked for at first
 */
export default function OrderSearch({ search }: { search?: unknown }) {
  const desk = useDesk()
  const texts = useTexts(finderTexts)
  const number = useNumber()
  // Of this element alone: beside it others may look for something else.
  const [finder] = useState(() => createFinder(desk, createMemoryLocation()))
  const given = typeof search === 'string' ? search.trim() : ''
  useEffect(() => {
    if (given !== '') finder.look(given)
  }, [finder, given])
  const text = useStore(finder.$text)
  const path = pathTo('orderFinder', text === '' ? {} : { search: text })
  return (
    <Card title={texts.search} action={<ScreenLink path={path}>{texts.openFinder}</ScreenLink>}>
      <div className="rd-finder-widget">
        <Finder
          finder={finder}
          most={5}
          row={found => <FoundOrderSmall found={found} />}
          more={({ total }, shown) =>
            total > shown && (
              <ScreenLink path={path}>
                {texts.more({ number: number(total - shown) })(total - shown)}
              </ScreenLink>
            )
          }
        >
          {null}
        </Finder>
      </div>
    </Card>
  )
}
