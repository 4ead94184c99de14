import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readFind } from '../../src/core/orders/find-grammar.ts'
import { filtersOfSearch, searchOfFilters } from '../../src/core/orders/finder-and-list.ts'
import { orderTexts } from '../../src/core/orders/texts.ts'

const words = orderTexts.english
const raffles = [
  { id: 'r1', name: 'Harbour Lights 50/50' },
  { id: 'r2', name: 'Puck Night 50/50' },
]
/** A Tuesday. */
const today = '2026-11-24'
const filtersOf = (text: string) =>
  filtersOfSearch(readFind(text, { words: [words], today, locale: 'en' }), raffles)
const searchOf = (filters: Record<string, string>) =>
  searchOfFilters(filters, { words, locale: 'en', raffles, today })

test('it takes a search to the list: words, choices, the one raffle that is meant, and its days or all', () => {
  assert.deepEqual(filtersOf('eva tremblay status:error status:void raffle:harbour >100'), {
    search: 'eva tremblay',
    status: 'FAILED,VOID',
    raffle: 'r1',
    bought: '',
  })
  assert.deepEqual(filtersOf('since:friday'), { bought: '2026-11-20..' })
  assert.deepEqual(filtersOf('eva visa …6951'), {
    search: '6951 eva',
    cardBrand: 'VISA',
    bought: '',
  })
  assert.deepEqual(filtersOf('raffle:50'), { bought: '' }, 'two raffles are meant')
})

test('it takes the list’s filters to the finder, in the words that one types there', () => {
  assert.equal(
    searchOf({ search: 'eva', status: 'FAILED,VOID', mark: 'refund-owed', raffle: 'r2' }),
    'eva status:error status:void is:"refund owed" raffle:"Puck Night 50/50"',
  )
  assert.equal(searchOf({ bought: 'last-30-days' }), '', 'nobody chose these days')
  assert.equal(searchOf({ bought: '' }), '')
  assert.equal(searchOf({ bought: 'yesterday' }), 'since:2026-11-23 before:2026-11-24')
})

test('it brings back from the finder what it took there', () => {
  const filters = {
    search: 'eva',
    status: 'FAILED',
    mark: 'refund-owed,duplicate',
    type: 'money order',
    source: 'walk_in,online',
    raffle: 'r1',
    bought: '2026-11-01..2026-11-20',
  }
  assert.deepEqual(filtersOf(searchOf(filters)), filters)
})
