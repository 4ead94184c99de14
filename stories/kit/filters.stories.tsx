import { useState } from 'react'
import { userEvent } from 'storybook/test'
import type { FilterValues } from '../../src/core/format/filters.ts'
import type { Locale } from '../../src/core/i18n/texts.ts'
import { FilterBar } from '../../src/screens/kit/filters/filter-bar.tsx'
import type { FilterDefinition } from '../../src/screens/kit/filters/filter-definition.ts'
import { inside, type KitStory, kitStory } from '../support/story.tsx'

export default {}

const words = {
  en: {
    search: 'Search orders',
    status: 'Status',
    statuses: ['Active', 'Pending', 'Error', 'Void'],
    created: 'Created',
    amount: 'Amount',
    tickets: 'Tickets',
    unit: 'tickets',
    mailed: 'Mailed',
    source: 'Source',
    sources: ['Mail', 'Phone', 'Walk-in', 'Membership', 'Prize'],
  },
  fr: {
    search: 'Rechercher une commande',
    status: 'Statut',
    statuses: ['Active', 'En attente', 'Erreur', 'Annulée'],
    created: 'Date de création',
    amount: 'Montant',
    tickets: 'Billets',
    unit: 'billets',
    mailed: 'Postée',
    source: 'Provenance',
    sources: ['Courrier', 'Téléphone', 'Sur place', 'Adhésion', 'Prix'],
  },
}

const filtersIn = (locale: Locale): FilterDefinition[] => {
  const said = words[locale]
  const options = (ids: string[], labels: string[]) =>
    ids.map((id, index) => ({ id, label: labels[index] ?? id }))
  return [
    { kind: 'search', id: 'q', label: said.search },
    {
      kind: 'choice',
      id: 'status',
      label: said.status,
      pinned: true,
      many: true,
      options: options(['ACTIVE', 'PENDING', 'FAILED', 'VOID'], said.statuses),
    },
    { kind: 'days', id: 'created', label: said.created, pinned: true, timeZone: 'America/Halifax' },
    { kind: 'money', id: 'amount', label: said.amount, currency: 'CAD' },
    { kind: 'number', id: 'tickets', label: said.tickets, unit: said.unit },
    { kind: 'yes-no', id: 'mailed', label: said.mailed },
    {
      kind: 'choice',
      id: 'source',
      label: said.source,
      options: options(['mail', 'phone', 'walk_in', 'membership', 'prize'], said.sources),
    },
  ]
}

function Held({ locale, start }: { locale: Locale; start: FilterValues }) {
  const [values, setValues] = useState(start)
  return (
    <FilterBar
      filters={filtersIn(locale)}
      values={values}
      now={new Date('2026-11-20T18:00:00Z')}
      onChange={setValues}
    />
  )
}

const story = (start: FilterValues = {}): KitStory =>
  kitStory(({ locale }) => <Held locale={locale} start={start} />)

const opening = (base: KitStory, selector: string, next?: string): KitStory => ({
  ...base,
  async play({ canvasElement }) {
    const { root } = await inside(canvasElement)
    const shown = [...root.querySelectorAll(selector)].find(one => one.checkVisibility())
    if (shown) await userEvent.click(shown)
    const scope = root.getRootNode() as ShadowRoot
    const step = next && scope.querySelector(next)
    if (step) await userEvent.click(step)
  },
})

export const Quiet: KitStory = story()
export const On: KitStory = story({
  q: 'thibodeau',
  status: 'ACTIVE,PENDING',
  created: '2026-11-01..2026-11-20',
  amount: '1000..5000',
})
export const AllOn: KitStory = story({
  status: 'ACTIVE,PENDING,FAILED,VOID',
  created: 'last-30-days',
  amount: '1000..',
  tickets: '..20',
  mailed: 'false',
  source: 'walk_in',
})
export const Nonsense: KitStory = story({ status: 'GONE', created: 'never', amount: '..' })
export const Options: KitStory = opening(
  story({ status: 'ACTIVE' }),
  '[data-filter=status], [data-filter-all]',
)
export const Days: KitStory = opening(
  story({ created: '2026-11-01..2026-11-20' }),
  '[data-filter=created]',
)
export const Money: KitStory = opening(story({ amount: '1000..5000' }), '[data-filter=amount]')
export const Adding: KitStory = opening(story(), '[data-filter-add], [data-filter-all]')
export const AddingAnAmount: KitStory = opening(
  story(),
  '[data-filter-add], [data-filter-all]',
  '[data-choose=amount]',
)
