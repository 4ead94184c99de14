/**
 * Section 4, "Pick winner option": of a raffle it is its jackpot's, and shows only when the draw date has passed and
 * no winner is confirmed: every combination, in the menus of the list.
 */

import { expect } from 'chai'
import { raffleListCalls } from '../../../src/core/raffles/list-calls.ts'
import type { RaffleRow } from '../../../src/core/raffles/raffle-row.ts'
import type { Role } from '../../../src/core/session/role.ts'
import { listAnswer, rowOf } from '../../../stories/raffles/sample-raffles.ts'
import { fakeDesk } from '../../../stories/support/fake-desk.ts'
import { placed, seen } from '../../dashboard/placed.ts'
import { samples } from '../../support/browser/full.ts'
import { waitFor } from '../../support/browser/wait-for.ts'
import { readMenu } from './menus.ts'

const statuses = ['draft', 'pending', 'active', 'inactive', 'ended', 'closed'] as const
const dates = {
  none: null,
  passed: new Date(Date.now() - 60_000).toISOString(),
  'not reached': new Date(Date.now() + 3_600_000).toISOString(),
}

interface Combination {
  row: RaffleRow
  offered: boolean
}

const combinations: Combination[] = statuses.flatMap((status, at) =>
  Object.entries(dates).flatMap(([date, drawDate], place) =>
    [0, 1, 2].map(confirmed => ({
      row: rowOf(100 + at * 9 + place * 3 + confirmed, `${status}, ${date}, ${confirmed}.`, {
        status,
        drawDate,
        confirmedJackpotWinners: confirmed,
      }),
      offered:
        ['active', 'inactive', 'ended'].includes(status) && date === 'passed' && confirmed === 0,
    })),
  ),
)

/** test/raffles/rules/close.node.test.ts goes through all of them. */
const shown = samples(
  combinations,
  ({ row, offered }) =>
    offered || /^(draft|closed), passed, 0|^ended, (none|passed|not)/.test(row.name),
)

const others: readonly Role[] = ['RB admin', 'account owner']
const refused: readonly Role[] = ['RB finance', 'Contact Center Agent', 'In Person Sales']
const isFirst = (_role: Role, index: number) => index === 0

async function openList(role: Role, shown: readonly Combination[]) {
  const { desk, api } = fakeDesk({ roles: [role] })
  api.answer(raffleListCalls.list, () => listAnswer(shown.map(({ row }) => row)))
  const root = await placed('raffles', desk)
  await waitFor(
    () => root.querySelectorAll('tbody tr[aria-rowindex]').length === shown.length,
    'rows',
  )
  return (name: string) => {
    const rows = [...root.querySelectorAll('tbody tr[aria-rowindex]')]
    const row = rows.find(each => seen(each).includes(name))
    return row?.querySelector<HTMLElement>('button[aria-haspopup="menu"]') ?? null
  }
}

describe('the option to pick a winner', () => {
  it(`shows in 3 of ${combinations.length} combinations only`, async () => {
    expect(combinations.filter(({ offered }) => offered)).to.have.length(3)
    const menuOf = await openList('raffle admin', shown)
    for (const { row, offered } of shown) {
      const button = menuOf(row.name)
      if (!button) throw new Error(`No menu of ${row.name}`)
      const items = await readMenu(button)
      expect('pick-winner' in items, row.name).to.equal(offered)
      if (offered) expect(items['pick-winner'], row.name).to.equal(null)
    }
  }).timeout(60_000)

  for (const role of samples(others, isFirst)) {
    it(`shows to ${role} as well`, async () => {
      const shown = combinations.filter(({ offered }) => offered)
      const menuOf = await openList(role, shown)
      for (const { row } of shown) {
        const button = menuOf(row.name)
        if (!button) throw new Error(`No menu of ${row.name}`)
        expect(await readMenu(button), row.name).to.have.property('pick-winner', null)
      }
    })
  }

  for (const role of samples(refused, isFirst)) {
    it(`never shows to ${role}`, async () => {
      const shown = combinations.filter(({ offered }) => offered)
      const menuOf = await openList(role, shown)
      for (const { row } of shown) {
        const button = menuOf(row.name)
        if (button) expect(await readMenu(button), row.name).to.not.have.property('pick-winner')
      }
    })
  }

  it('leads to the draw', async () => {
    const [one] = combinations.filter(({ offered }) => offered)
    if (!one) throw new Error('None is offered')
    const menuOf = await openList('raffle admin', [one])
    const button = menuOf(one.row.name)
    const asked = new Promise<string>(resolve => {
      document.addEventListener(
        'raffle-desk-navigate',
        event => {
          event.preventDefault()
          resolve((event as CustomEvent<{ path: string }>).detail.path)
        },
        { once: true },
      )
    })
    button?.click()
    const scope = button?.getRootNode() as ShadowRoot
    const item = await waitFor(
      () => scope.querySelector<HTMLElement>('[role="menuitem"][data-key="pick-winner"]'),
      'the option',
    )
    expect(seen(item)).to.equal('Pick winner')
    item.click()
    expect(await asked).to.equal(`/raffle/draw?raffle=${one.row.id}`)
  })
})
