/** Section 4, "Close button": every combination of its conditions, in the menus of the list. */

import { expect } from 'chai'
import { raffleListCalls } from '../../../src/core/raffles/list-calls.ts'
import { listAnswer } from '../../../stories/raffles/sample-raffles.ts'
import { fakeDesk } from '../../../stories/support/fake-desk.ts'
import { placed, seen } from '../../dashboard/placed.ts'
import { waitFor } from '../../support/browser/wait-for.ts'
import {
  against,
  type Combination,
  combinations,
  rowFor,
  shownCombinations,
  statuses,
  words,
} from './close-combinations.ts'
import { readMenu } from './menus.ts'

async function openList(locale: 'en' | 'fr', shown: readonly Combination[]) {
  const { desk, api } = fakeDesk({ roles: ['raffle admin'], locale })
  api.answer(raffleListCalls.list, () => listAnswer(shown.map(rowFor)))
  const root = await placed('raffles', desk)
  await waitFor(
    () => root.querySelectorAll('tbody tr[aria-rowindex]').length === shown.length,
    'rows',
  )
  const rows = [...root.querySelectorAll('tbody tr[aria-rowindex]')]
  return function buttonOf({ name }: Combination): HTMLElement {
    const row = rows.find(each => seen(each).includes(name))
    const button = row?.querySelector<HTMLElement>('button[aria-haspopup="menu"]')
    if (!button) throw new Error(`No row ${name}`)
    return button
  }
}

/** The rules' French is a file of its own, which comes after the list: menus opened before it are English. */
async function inFrench(button: HTMLElement): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const { close } = await readMenu(button)
    if (!close?.startsWith('The raffle')) return
  }
}

async function checkList(locale: 'en' | 'fr', shown: readonly Combination[]) {
  const buttonOf = await openList(locale, shown)
  if (locale === 'fr' && shown[0]) await inFrench(buttonOf(shown[0]))
  for (const combination of shown) {
    const { close } = await readMenu(buttonOf(combination))
    const reasons = against(combination, locale).filter(reason => reason !== null)
    const expected =
      combination.status === 'closed' ? words[locale].closed : reasons.join(' ') || null
    expect(close, combination.name).to.equal(expected)
  }
}

describe('closing a raffle', () => {
  it(`has ${combinations.length} combinations, of which two may close`, () => {
    const allowed = combinations.filter(
      each => each.status === 'ended' && against(each, 'en').every(reason => reason === null),
    )
    expect(combinations).to.have.length(162)
    expect(allowed).to.have.length(2)
  })

  for (const status of statuses) {
    const shown = shownCombinations.filter(each => each.status === status)
    if (shown.length === 0) continue
    it(`is offered, or says all that is against it, in list rows that are ${status}`, async () => {
      await checkList('en', shown)
    })
  }

  it('says the same in French', async () => {
    await checkList(
      'fr',
      shownCombinations.filter(
        each => ['active', 'ended'].includes(each.status) && each.jackpotCents !== 1,
      ),
    )
  })
})
