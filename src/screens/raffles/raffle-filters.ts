import { useMemo } from 'react'
import { regionsByName } from '../../core/format/regions.ts'
import { browserTimeZone } from '../../core/format/time-zone.ts'
import type { Country } from '../../core/organizations/organization.ts'
import { raffleCategories, raffleStatuses } from '../../core/raffles/raffle.ts'
import { raffleTexts } from '../../core/raffles/texts.ts'
import { categoryWord, statusWord } from '../../core/raffles/words.ts'
import { useTexts } from '../desk.tsx'
import type { FilterDefinition } from '../kit/filters/filter-definition.ts'
import { useLocale } from '../kit/language.tsx'

/** The filters of core/raffles/raffle-list.ts, in words; provinces or states are the organisation's country's. */
export function useRaffleFilters(country: Country): readonly FilterDefinition[] {
  const texts = useTexts(raffleTexts)
  const locale = useLocale()
  return useMemo<readonly FilterDefinition[]>(
    () => [
      { id: 'search', kind: 'search', label: texts.search },
      {
        id: 'status',
        kind: 'choice',
        many: true,
        label: texts.status,
        pinned: true,
        options: raffleStatuses.map(id => ({ id, label: statusWord(id, texts) })),
      },
      {
        id: 'category',
        kind: 'choice',
        many: true,
        label: texts.category,
        pinned: true,
        options: raffleCategories.map(id => ({ id, label: categoryWord(id, texts) })),
      },
      { id: 'live', kind: 'yes-no', label: texts.live, yes: texts.liveYes, no: texts.liveNo },
      { id: 'ends', kind: 'days', label: texts.salesEndBetween, timeZone: browserTimeZone() },
      {
        id: 'province',
        kind: 'choice',
        many: true,
        label: country === 'CA' ? texts.province : texts.state,
        options: regionsByName(country, locale).map(({ code, name }) => ({
          id: code,
          label: name[locale],
        })),
      },
    ],
    [texts, locale, country],
  )
}
