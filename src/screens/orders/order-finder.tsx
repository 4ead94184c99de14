import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { Desk } from '../../core/desk.ts'
import { isoDay } from '../../core/format/iso-day.ts'
import { browserTimeZone } from '../../core/format/time-zone.ts'
import { pathTo } from '../../core/links.ts'
import { readFind } from '../../core/orders/find-grammar.ts'
import { finderOf } from '../../core/orders/finder.ts'
import { filtersOfSearch } from '../../core/orders/finder-and-list.ts'
import { finderTexts } from '../../core/orders/finder-texts.ts'
import { orderTexts } from '../../core/orders/texts.ts'
import { knownRaffles } from '../../core/raffles/raffles-read.ts'
import { addSheet } from '../../core/style/sheets.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { PageHeader } from '../kit/page-header.tsx'
import { useTarget } from '../use-target.ts'
import finderCss from './finder.css?inline'
import { Finder } from './finder.tsx'
import { FinderStart } from './finder-start.tsx'

addSheet(finderCss)

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
  const target = useTarget()
  const list = useListPath(desk, useStore(finder.$text))
  return (
    <div className="rd-page rd-finder">
      <PageHeader
        title={texts.title}
        subtitle={texts.subtitle}
        back={{ label: texts.list, ...target(list) }}
      />
      <Finder finder={finder} list={list} isFirst={given === '' && desk.session.kind !== 'host'}>
        <FinderStart onLook={finder.look} />
      </Finder>
    </div>
  )
}

/** The list with as much of the search as it can say. */
function useListPath(desk: Desk, text: string): string {
  const words = useTexts(orderTexts)
  const locale = useStore(desk.$locale)
  const raffles = knownRaffles(useStore(desk.$raffles))
  if (text === '') return pathTo('orders')
  const today = isoDay(new Date(), browserTimeZone())
  const query = readFind(text, { words: [orderTexts.english, words], today, locale })
  const filters = Object.entries(filtersOfSearch(query, raffles))
  return pathTo('orders', Object.fromEntries(filters.map(([id, value]) => [`orders.${id}`, value])))
}
