/**
 * All statuses × all actions × all roles in the browser (docs/domain.md, section 1, "Roles" and "Raffle statuses"), written
 * down from its tables: nothing here is read from the product's own rules.
 */

import { expect } from 'chai'
import { raffleCalls } from '../../../src/core/raffles/calls.ts'
import { drawCalls } from '../../../src/core/raffles/draws/calls.ts'
import { raffleListCalls } from '../../../src/core/raffles/list-calls.ts'
import { memberCalls } from '../../../src/core/raffles/members/calls.ts'
import { prizeCalls } from '../../../src/core/raffles/prizes/calls.ts'
import type { RaffleRow } from '../../../src/core/raffles/raffle-row.ts'
import { winnerCalls } from '../../../src/core/raffles/winners/calls.ts'
import type { Role } from '../../../src/core/session/role.ts'
import { sampleMembers } from '../../../stories/raffles/member-fixtures.ts'
import { grandPrize, quiltPrize } from '../../../stories/raffles/prize-fixtures.ts'
import {
  detailOf,
  drawOf,
  listAnswer,
  raffleId,
  rowOf,
} from '../../../stories/raffles/sample-raffles.ts'
import { at, onWire } from '../../../stories/support/fake-api.ts'
import { fakeDesk } from '../../../stories/support/fake-desk.ts'
import { placed, seen } from '../../dashboard/placed.ts'
import { samples } from '../../support/browser/full.ts'
import { waitFor } from '../../support/browser/wait-for.ts'
import { actAs, type Items, readMenu } from './menus.ts'

const statuses = ['draft', 'pending', 'active', 'inactive', 'ended', 'closed'] as const
type Status = (typeof statuses)[number]

const editors: readonly Role[] = ['RB admin', 'account owner', 'raffle admin']
const readers: readonly Role[] = ['RB finance', 'Contact Center Agent', 'In Person Sales']
const outsiders: readonly Role[] = ['Agent Manager', 'Data Processing']

const words = {
  edit: 'Your role does not allow changing raffles.',
  activate: 'Only product administrators can activate or deactivate a raffle.',
  draw: 'Your role does not allow ending, drawing or closing a raffle.',
  closed: 'The raffle is closed.',
  ended: 'The raffle has already ended.',
  notYet: 'The raffle has not been activated yet.',
  draft: 'Only a draft can be deleted.',
  before: 'It was active before: a product administrator can activate it again.',
  notEnded: 'The raffle has not ended yet.',
  active: 'The raffle is already active.',
  inactive: 'The raffle is already inactive.',
  asked: 'Its activation has already been requested.',
  endFirst: 'End its sales first: until then orders come in.',
  unasked: 'Its activation has not been requested yet.',
}

/** By status, in their order: null where it may be done. Of a raffle that lacks nothing. */
const table: Record<string, { by: readonly Role[]; role: string; in: (string | null)[] }> = {
  edit: { by: editors, role: words.edit, in: [null, null, null, null, null, words.closed] },
  copy: { by: editors, role: words.edit, in: [null, null, null, null, null, null] },
  'request-activation': {
    by: editors,
    role: words.edit,
    in: [null, words.asked, words.active, words.before, words.ended, words.closed],
  },
  activate: {
    by: ['RB admin'],
    role: words.activate,
    in: [words.unasked, null, words.active, null, words.ended, words.closed],
  },
  deactivate: {
    by: ['RB admin'],
    role: words.activate,
    in: [words.notYet, words.notYet, null, words.inactive, words.ended, words.closed],
  },
  end: {
    by: editors,
    role: words.draw,
    in: [words.notYet, words.notYet, null, null, words.ended, words.closed],
  },
  close: {
    by: editors,
    role: words.draw,
    in: [words.notEnded, words.notEnded, words.notEnded, words.notEnded, null, words.closed],
  },
  delete: {
    by: editors,
    role: words.edit,
    in: [null, words.draft, words.draft, words.draft, words.draft, words.draft],
  },
}

/** Only of what has sold: staff void its orders, once its sales have ended. */
function cancellingFor(role: Role, status: Status): Items {
  if (!editors.includes(role) || !['active', 'inactive', 'ended'].includes(status)) return {}
  return { 'cancel-raffle': status === 'ended' ? null : words.endFirst }
}

function itemsFor(role: Role, status: Status): Items {
  const actions = Object.entries(table).map(([action, row]) => [
    action,
    row.by.includes(role) ? (row.in[statuses.indexOf(status)] ?? null) : row.role,
  ])
  return { ...Object.fromEntries(actions), ...cancellingFor(role, status) }
}

function rowIn(status: Status): RaffleRow {
  return rowOf(10 + statuses.indexOf(status), `A raffle that is ${status}`, {
    status,
    orderCount: 0,
    confirmedJackpotWinners: 1,
    prizesUnconfirmed: 0,
  })
}

const menuButton = (root: ParentNode) =>
  waitFor(
    () => root.querySelector<HTMLElement>('button[aria-haspopup="menu"]'),
    'the button of the menu',
  )

/** In the page a role of each kind, in two statuses: the rules' tests go through every role in every status. */
const sampleRoles: readonly Role[] = ['RB admin', 'RB finance', 'Agent Manager']
const isSample = (role: Role) => sampleRoles.includes(role)
const shownRoles = samples([...editors, ...readers, ...outsiders], isSample)
const shownStatuses = samples(statuses, status => ['draft', 'closed'].includes(status))

describe('what roles may do with a raffle, in the list', () => {
  for (const role of samples([...editors, ...readers], isSample)) {
    it(`is offered to ${role} by status, each with its reason where not`, async () => {
      const { desk, api } = fakeDesk({ roles: [role] })
      api.answer(raffleListCalls.list, () => listAnswer(statuses.map(rowIn)))
      const root = await placed('raffles', desk)
      await waitFor(() => root.querySelectorAll('tbody tr[aria-rowindex]').length === 6, 'rows')
      for (const [index, status] of statuses.entries()) {
        const row = root.querySelectorAll('tbody tr[aria-rowindex]')[index]
        if (!row) throw new Error(`No row ${status}`)
        expect(seen(row)).to.include(`A raffle that is ${status}`)
        const items = await readMenu(await menuButton(row))
        expect(items, status).to.deep.equal({ view: null, ...itemsFor(role, status) })
      }
      const buttons = [...root.querySelectorAll('button')].map(seen)
      expect(buttons.includes('New raffle')).to.equal(editors.includes(role))
    })
  }

  for (const role of samples(outsiders, isSample)) {
    it(`shows ${role} no raffle, and nothing to press`, async () => {
      const { desk, api } = fakeDesk({ roles: [role] })
      const errors = [{ code: 'not-allowed', message: 'Your role does not allow this.' }]
      api.answer(raffleListCalls.list, onWire({ status: 403, body: { errors } }))
      const root = await placed('raffles', desk)
      await waitFor(() => root.querySelector('.rd-state'), 'the state')
      const buttons = [...root.querySelectorAll('button')].map(seen)
      expect(buttons).to.not.include('New raffle')
      expect(root.querySelector('button[aria-haspopup="menu"]')).to.equal(null)
    })
  }
})

describe('what roles may do with a raffle, in its view', () => {
  for (const status of shownStatuses) {
    it(`is offered by role while it is ${status}`, async () => {
      const test = fakeDesk({ roles: ['RB admin'] })
      const row = rowIn(status)
      const raffle = detailOf(row, { draws: [drawOf(row, { stage: 'complete' })] })
      test.api.answer(at(raffleCalls.get, { id: raffle.id }), raffle)
      const root = await placed('raffle', test.desk, { 'raffle-id': raffle.id })
      await waitFor(() => root.querySelector('.rd-overview'), 'the overview')
      for (const role of shownRoles) {
        actAs(test, role)
        await waitFor(() => root.querySelector('.rd-overview'), 'the overview')
        const expected = itemsFor(role, status)
        const head = await waitFor(() => root.querySelector('.rd-page-header-actions'), 'head')
        const items = await readMenu(await menuButton(head))
        expect(items, role).to.deep.equal(expected)
        const editLink = [...head.querySelectorAll('a')].some(link => seen(link) === 'Edit')
        expect(editLink, `edit, ${role}`).to.equal(expected.edit === null)
        expect(nextButton(root), `next step, ${role}`).to.equal(nextFor(role, status))
      }
    })
  }
})

const nextButton = (root: ParentNode) =>
  seen(root.querySelector('.rd-next-line > button, .rd-next-line > a')) || null

/** The next step's own button, for those who may take it. */
function nextFor(role: Role, status: Status): string | null {
  const isEditor = editors.includes(role)
  switch (status) {
    case 'draft':
      return isEditor ? 'Request activation' : null
    case 'pending':
    case 'inactive':
      return role === 'RB admin' ? 'Activate raffle' : null
    case 'active':
      return null
    case 'ended':
      return isEditor ? 'Close raffle' : null
    case 'closed':
      return 'Show winners'
  }
}

describe('what roles may do with prizes', () => {
  const picked = { ...quiltPrize, id: raffleId(4105), name: 'Drawn', picksCompleted: 1 }
  const locked = { ...quiltPrize, id: raffleId(4106), name: 'Locked', locked: true }
  for (const status of shownStatuses) {
    it(`is offered by role while the raffle is ${status}`, async () => {
      const test = fakeDesk({ roles: ['RB admin'] })
      const raffle = detailOf(rowIn(status))
      test.api.answer(at(raffleCalls.get, { id: raffle.id }), raffle)
      test.api.answer(prizeCalls.list, listAnswer([grandPrize, quiltPrize, picked, locked]))
      for (const { id } of [grandPrize, quiltPrize, picked, locked])
        test.api.answer(at(prizeCalls.countTickets, { id }), { count: 7 })
      const root = await placed('rafflePrizes', test.desk, { 'raffle-id': raffle.id })
      await waitFor(() => root.querySelector('.rd-prize'), 'the prizes')
      for (const role of shownRoles) {
        actAs(test, role)
        const isEditor = editors.includes(role)
        const may = isEditor && status !== 'closed'
        await waitFor(
          () => (root.querySelector('[data-part="add"]') !== null) === may,
          `prizes of ${role}`,
        )
        const menus = [
          ...root.querySelectorAll<HTMLElement>('.rd-prizes button[aria-haspopup="menu"]'),
        ]
        expect(menus, role).to.have.length(may ? 4 : 0)
        expect(root.querySelectorAll('.rd-prizes-read-row'), role).to.have.length(may ? 0 : 4)
        const note = seen(root.querySelector('.rd-prizes-note'))
        expect(note, role).to.equal(
          may
            ? ''
            : isEditor
              ? 'The raffle is closed: its prizes no longer change.'
              : 'Your role allows you to see prizes, not to change them.',
        )
        const said = []
        for (const button of menus) said.push(await readMenu(button))
        expect(
          said.map(items => [items.edit, items.delete]),
          role,
        ).to.deep.equal(
          may
            ? [
                [null, 'The jackpot or grand prize can’t be deleted.'],
                [null, null],
                [null, 'A winner has been picked for this prize.'],
                [null, 'The list of tickets of its draw is locked.'],
              ]
            : [],
        )
      }
    })
  }
})

describe('what roles may do with members', () => {
  const [seller] = sampleMembers
  const fresh = sampleMembers.find(({ ticketsSold }) => ticketsSold === 0)
  if (!seller || !fresh) throw new Error('No members')
  for (const status of shownStatuses) {
    it(`is offered by role while the raffle is ${status}`, async () => {
      const test = fakeDesk({ roles: ['RB admin'] })
      const raffle = detailOf(rowIn(status))
      test.api.answer(at(raffleCalls.get, { id: raffle.id }), raffle)
      test.api.answer(memberCalls.list, listAnswer([seller, fresh]))
      const root = await placed('raffleMembers', test.desk, { 'raffle-id': raffle.id })
      for (const role of shownRoles) {
        actAs(test, role)
        await waitFor(() => root.querySelectorAll('tbody tr[aria-rowindex]').length === 2, 'rows')
        const isEditor = editors.includes(role)
        const may = isEditor && status !== 'closed'
        const buttons = [...root.querySelectorAll('button')].map(seen)
        expect(buttons.includes('Add member'), role).to.equal(may)
        expect(buttons.includes('Upload list'), role).to.equal(may)
        const against = isEditor
          ? 'The raffle is closed.'
          : 'Your role does not allow changing members.'
        const menus = root.querySelectorAll<HTMLElement>('tbody button[aria-haspopup="menu"]')
        const said = []
        for (const button of menus) said.push(await readMenu(button))
        const change = may ? null : against
        const sold = 'Tickets were sold in this name. Deactivate the member instead.'
        expect(said, role).to.deep.equal([
          { edit: null, active: change, delete: may ? sold : against },
          { edit: null, active: change, delete: change },
        ])
      }
    })
  }
})

describe('what roles without raffles see of one', () => {
  for (const id of [
    'raffle',
    'rafflePrizes',
    'raffleMembers',
    'raffleWinners',
    'raffleDraw',
  ] as const) {
    it(`is that they may not, in ${id}`, async () => {
      for (const role of samples(outsiders, isSample)) {
        const { desk, api } = fakeDesk({ roles: [role] })
        const errors = [{ code: 'not-allowed', message: 'Your role does not allow this.' }]
        const refused = onWire({ status: 403, body: { errors } })
        const raffle = raffleId(10)
        const draw = raffleId(1010)
        for (const call of [
          raffleCalls.get,
          prizeCalls.list,
          memberCalls.list,
          winnerCalls.list,
          drawCalls.list,
          drawCalls.get,
        ])
          api.answer(call, refused)
        const root = await placed(id, desk, { 'raffle-id': raffle, 'draw-id': draw })
        await waitFor(() => root.querySelector('.rd-state'), `${id} for ${role}`)
        const buttons = [...root.querySelectorAll('button')].map(seen)
        expect(buttons, role).to.deep.equal([])
      }
    })
  }
})
