import { expect } from 'chai'
import type { Locale } from '../../../src/core/i18n/texts.ts'
import { raffleCalls } from '../../../src/core/raffles/calls.ts'
import { raffleListCalls } from '../../../src/core/raffles/list-calls.ts'
import { winnerCalls } from '../../../src/core/raffles/winners/calls.ts'
import type { Winner } from '../../../src/core/raffles/winners/winner.ts'
import type { Role } from '../../../src/core/session/role.ts'
import {
  detailOf,
  gala,
  listAnswer,
  quilt,
  raffleId,
  readyDraft,
  rowOf,
  sampleRows,
  springDraft,
} from '../../../stories/raffles/sample-raffles.ts'
import { at, onWire, refusal } from '../../../stories/support/fake-api.ts'
import { fakeDesk } from '../../../stories/support/fake-desk.ts'
import { placed, seen } from '../../dashboard/placed.ts'
import { atRest } from '../../support/browser/at-rest.ts'
import { expectNoAxeViolationsInFull } from '../../support/browser/axe.ts'
import { inFull } from '../../support/browser/full.ts'
import { goesTo, lookIn } from '../../support/browser/look-in.ts'
import { click, focused, press, setWidth, type } from '../../support/browser/page.ts'
import { waitFor } from '../../support/browser/wait-for.ts'

/** The list on a stubbed network, and how to find things in it. */
async function openList(
  roles: Role[] = ['account owner'],
  rows = sampleRows,
  locale: Locale = 'en',
) {
  const { desk, api } = fakeDesk({ roles, locale })
  const answered = { rows }
  api.answer(raffleListCalls.list, () => listAnswer(answered.rows))
  const root = await placed('raffles', desk)
  const { scope, button } = lookIn(root)
  await waitFor(
    () => root.querySelector('tbody tr[aria-rowindex]') ?? root.querySelector('.rd-state'),
  )
  const rowNamed = (name: string) =>
    waitFor(
      () => [...root.querySelectorAll('tbody tr')].find(row => seen(row).includes(name)),
      name,
    )
  async function openMenu(name: string) {
    const row = await rowNamed(name)
    const button = row.querySelector<HTMLElement>('button[aria-haspopup="menu"]')
    button?.focus()
    await press('Enter')
    return waitFor(() => scope.querySelector('[role="menu"]'), 'menu')
  }
  const item = (id: string) =>
    waitFor(
      () => scope.querySelector<HTMLElement>(`[role="menuitem"][data-key="${id}"]`),
      `item ${id}`,
    )
  async function dialog() {
    const found = await waitFor(
      () => scope.querySelector<HTMLElement>('[role="dialog"], [role="alertdialog"]'),
      'dialog',
    )
    await atRest({ scope })
    return found
  }
  const noDialog = () =>
    waitFor(() => !scope.querySelector('[role="dialog"], [role="alertdialog"]'), 'no dialog')
  return { desk, api, root, scope, answered, rowNamed, openMenu, item, dialog, noDialog, button }
}

const lists = (api: Awaited<ReturnType<typeof openList>>['api']) => api.asked(raffleListCalls.list)

describe('the list of raffles', () => {
  it('says where it is refused who can give access, and leads home', async () => {
    const { desk, api } = fakeDesk({ roles: ['raffle admin'] })
    const refused = onWire({ status: 403, body: { errors: [{ message: 'No.' }] } })
    api.answer(raffleListCalls.list, ({ query }) =>
      query.has('pageSize') ? refused : listAnswer([]),
    )
    const root = await placed('raffles', desk)
    const refusal = await waitFor(() => root.querySelector('.rd-state-forbidden'), 'the refusal')
    expect(seen(refusal)).to.equal(
      'You don’t have permission for this.An account owner of your organization, or the product’s administrators, can give you access.',
    )
    expect(root.querySelector('.rd-page-header-back')?.getAttribute('href')).to.equal('/')
    expect(seen(root)).not.to.include('New raffle')
    await expectNoAxeViolationsInFull(root)
  })

  it('shows name, status, dates in both zones, prize, tickets and sales', async () => {
    const { root, rowNamed } = await openList()
    const row = await rowNamed('Barn & Bike')
    expect(seen(row)).to.match(
      /Barn & BikeRaffle.*Active.*M[DS]T.*\$3,500\.00.*930 of 960.*\$7,125\.00/,
    )
    expect(row.querySelector('[role="progressbar"]')?.getAttribute('aria-valuetext')).to.equal(
      '930 of 960 tickets sold',
    )
    await expectNoAxeViolationsInFull(root)
  })

  it('has no gross sales for an agent, who is told none', async () => {
    const rows = sampleRows.map(({ grossCents, ...row }) => row)
    const { root, rowNamed } = await openList(['In Person Sales'], rows)
    expect(seen(await rowNamed('Barn & Bike'))).to.match(/\$3,500\.00.*930 of 960/)
    expect([...root.querySelectorAll('thead th')].map(seen).join()).not.to.match(/gross/i)
  })

  for (const locale of ['en', 'fr'] as const)
    for (const [window, room] of [
      [1280, 996],
      [1440, 1156],
    ] as const)
      it(`keeps its rows even and whole in a window ${window} px wide (${locale})`, async () => {
        await setWidth(window)
        const year = new Date().getFullYear()
        // At noon it is the same day in most zones, with another time.
        const dates = (of: number) => ({
          endDate: `${of}-11-27T16:00:00Z`,
          drawDate: `${of}-11-30T16:00:00Z`,
          ticketLimit: window === 1280 ? null : 20_000,
        })
        const rows = [
          rowOf(211, 'Harbour Lights 50/50 – 14', dates(year)),
          rowOf(212, 'Harbour Lights 50/50 – 15', dates(year + 1)),
          rowOf(213, 'Puck Night', { ...dates(year), status: 'draft', startDate: null }),
        ]
        const { root, scope } = await openList(['account owner'], rows, locale)
        const host = scope.host as HTMLElement
        host.style.display = 'block'
        host.style.inlineSize = `${room}px`
        await waitFor(() => root.querySelectorAll('tbody tr').length === 3)
        await document.fonts.ready
        await waitFor(() => {
          const heights = [...root.querySelectorAll('tbody tr')].map(row => row.clientHeight)
          expect(Math.max(...heights) - Math.min(...heights), heights.join()).to.be.at.most(1)
          return true
        })
        const right = host.getBoundingClientRect().right
        for (const menu of root.querySelectorAll('tbody button[aria-haspopup="menu"]'))
          expect(menu.getBoundingClientRect().right).to.be.below(right)
      })

  it('shows when sales ended, where staff ended them before their date', async () => {
    const year = new Date().getFullYear() + 1
    const ended = rowOf(214, 'Ended early', {
      status: 'ended',
      endDate: `${year}-11-27T16:00:00Z`,
      endedAt: `${year}-10-02T16:00:00Z`,
      drawDate: `${year}-12-05T16:00:00Z`,
    })
    const { rowNamed } = await openList(['account owner'], [ended])
    const row = seen(await rowNamed('Ended early'))
    expect(row)
      .to.match(/Oct 2/)
      .and.not.to.match(/Nov 27/)
  })

  it('keeps what can be done with a row at hand where its columns scroll', async () => {
    await setWidth(1024)
    const { root, scope } = await openList()
    const host = scope.host as HTMLElement
    host.style.display = 'block'
    host.style.inlineSize = '785px'
    const scroller = root.querySelector('.rd-table-scroll') as HTMLElement
    await waitFor(() => scroller.scrollWidth > scroller.clientWidth + 40)
    const menu = root.querySelector('tbody button[aria-haspopup="menu"]') as HTMLElement
    await waitFor(() => menu.getBoundingClientRect().right < host.getBoundingClientRect().right)
    await click(menu)
    await waitFor(() => scope.querySelector('[role="menu"]'), 'menu')
  })

  it('asks the API for what is filtered and sorted', async () => {
    const { api, root, button } = await openList()
    const search = root.querySelector<HTMLInputElement>('.rd-filter-search input')
    search?.focus()
    await type('dream')
    await waitFor(() => lists(api).at(-1)?.query.get('search') === 'dream', 'search')
    await click(await button('Name'))
    await waitFor(() => lists(api).at(-1)?.query.get('sortBy') === 'name', 'order')
    expect(lists(api).at(-1)?.query.get('organizationId')).to.equal(
      '00000000-0000-4000-8000-000000000001',
    )
  })

  it('says of each action that can’t be done why not', async () => {
    const { openMenu, item } = await openList()
    await openMenu('Harbour Lights')
    const told = async (id: string) => (await item(id)).textContent
    expect(await told('activate')).to.include('Only product administrators can activate')
    expect(await told('delete')).to.include('Only a draft can be deleted.')
    expect(await told('close')).to.include('The raffle has not ended yet.')
    expect((await item('end')).getAttribute('aria-disabled')).to.equal(null)
    expect((await item('edit')).getAttribute('aria-disabled')).to.equal(null)
  })

  it('goes to the editor for a new raffle, and leaves the button out for those who only read', async () => {
    const { root, button } = await openList()
    const paths = goesTo(root)
    await click(await button('New raffle'))
    expect(paths).to.deep.equal(['/raffle/edit'])
    const reader = await openList(['RB finance'])
    expect([...reader.root.querySelectorAll('button')].map(seen)).not.to.include('New raffle')
  })

  it('leads from nothing to the editor', async () => {
    const { root, button } = await openList(['account owner'], [])
    await waitFor(() => seen(root).includes('No raffles yet'), 'empty')
    await button('New raffle')
    await expectNoAxeViolationsInFull(root)
  })
})

describe('the questions of a raffle’s actions', () => {
  it('ends a raffle once its name is typed, tells it and reads the list again', async () => {
    const { api, scope, openMenu, dialog, noDialog, rowNamed, answered } = await openList()
    const ended = { ...sampleRows[0], status: 'ended' as const }
    api.answer(
      at(raffleCalls.end, { id: raffleId(101) }),
      detailOf(rowOf(101, 'Harbour Lights 50/50', { status: 'ended' })),
    )
    await openMenu('Harbour Lights')
    scope.querySelector<HTMLElement>('[role="menuitem"][data-key="end"]')?.focus()
    await press('Enter')
    const question = await dialog()
    expect(seen(question)).to.include('End Harbour Lights 50/50 now?')
    expect(seen(question)).to.include('can’t be opened again')
    const field = await waitFor(() => question.querySelector<HTMLInputElement>('input'))
    field.focus()
    await press('Enter')
    await waitFor(() => question.querySelector('[aria-invalid="true"]'), 'what is missing')
    expect(api.calls.some(({ path }) => path.endsWith('/end'))).to.equal(false)
    await type('Harbour Lights 50/50')
    answered.rows = [ended as (typeof sampleRows)[number], ...sampleRows.slice(1)]
    await press('Enter')
    await noDialog()
    const row = await rowNamed('Harbour Lights')
    await waitFor(() => seen(row).includes('Ended'), 'its new status')
    const posts = api.calls.filter(({ path }) => path.endsWith('/end'))
    expect(posts).to.have.length(1)
    expect(posts[0]?.headers.get('idempotency-key')).to.have.length.greaterThan(15)
  })

  it('lists what a draft lacks, each with a link into the editor', async () => {
    const { openMenu, item, dialog } = await openList(['account owner'], [springDraft])
    await openMenu('Spring draft')
    const entry = await item('request-activation')
    expect(entry.getAttribute('aria-disabled')).to.equal(null)
    entry.focus()
    await press('Enter')
    const question = await dialog()
    const links = [...question.querySelectorAll('a')].map(a => a.getAttribute('href'))
    expect(links).to.deep.equal(
      springDraft.activationRequirements.map(
        code => `/raffle/edit?raffle=${springDraft.id}&section=${code}`,
      ),
    )
    await expectNoAxeViolationsInFull(question)
  })

  inFull('requests activation of what is complete, and an administrator activates it', async () => {
    const { api, openMenu, item, noDialog, button } = await openList(
      ['RB admin'],
      [readyDraft, quilt],
    )
    const request = at(raffleCalls['request-activation'], { id: readyDraft.id })
    api.answer(request, detailOf({ ...readyDraft, status: 'pending' }))
    await openMenu('Lupin Days')
    ;(await item('request-activation')).focus()
    await press('Enter')
    await click(await button('Request activation'))
    await noDialog()
    const activate = at(raffleCalls.activate, { id: quilt.id })
    api.answer(activate, detailOf({ ...quilt, status: 'active' }))
    await openMenu('Quilt')
    ;(await item('activate')).focus()
    await press('Enter')
    await click(await button('Activate raffle'))
    await noDialog()
    expect(api.calls.map(({ path }) => path)).to.include.members([request.path, activate.path])
  })

  inFull('says why the server refused, and shows what the raffle is now', async () => {
    const { api, openMenu, item, dialog, button } = await openList(['RB admin'])
    api.answer(
      at(raffleCalls.deactivate, { id: raffleId(101) }),
      refusal(409, 'already-inactive', 'The raffle is already inactive.'),
    )
    const before = lists(api).length
    await openMenu('Harbour Lights')
    ;(await item('deactivate')).focus()
    await press('Enter')
    await click(await button('Deactivate raffle'))
    const question = await dialog()
    await waitFor(() => seen(question).includes('The raffle is already inactive.'), 'the reason')
    expect(seen(question)).to.include('Somebody changed this raffle meanwhile.')
    await waitFor(() => lists(api).length > before, 'the list again')
  })

  it('closes with the confirmed jackpot winner', async () => {
    const { api, openMenu, item, dialog, noDialog, button } = await openList()
    const winner = raffleId(7001)
    api.answer(winnerCalls.list, {
      data: [jackpotWinner(winner)],
      paging: { nextCursor: null, previousCursor: null, total: 1, totalCapped: false },
    })
    const close = at(raffleCalls.close, { id: gala.id })
    api.answer(close, detailOf({ ...gala, status: 'closed' }))
    await openMenu('Autumn Gala')
    ;(await item('close')).focus()
    await press('Enter')
    const question = await dialog()
    await waitFor(() => seen(question).includes('Ticket 104, Elif Tremblay'), 'the winner')
    expect(question.querySelectorAll('.rd-condition[data-met="true"]')).to.have.length(4)
    await expectNoAxeViolationsInFull(question)
    await click(await button('Close raffle'))
    await noDialog()
    expect(api.asked(close)[0]?.body).to.deep.equal({ winnerId: winner })
  })

  inFull('copies under a new name with its dates moved', async () => {
    const { api, scope, openMenu, item, dialog, noDialog } = await openList()
    const copy = at(raffleCalls.copy, { id: raffleId(101) })
    api.answer(copy, detailOf(rowOf(300, 'Winter 50/50')))
    await openMenu('Harbour Lights')
    ;(await item('copy')).focus()
    await press('Enter')
    const question = await dialog()
    expect(seen(question)).to.include('Licence number and file')
    await expectNoAxeViolationsInFull(question)
    const [name] = question.querySelectorAll<HTMLInputElement>('input')
    name?.focus()
    name?.select()
    await type('Winter 50/50')
    await press('Enter')
    await noDialog()
    expect(api.asked(copy)[0]?.body).to.deep.equal({
      name: 'Winter 50/50',
      shiftDays: 28,
    })
    await waitFor(() => focused() !== document.body, 'the focus')
    expect(scope.activeElement).not.to.equal(null)
  })

  inFull(
    'deletes a draft by its version, under one key though the answer got lost, and keeps the focus in the list',
    async () => {
      const { api, openMenu, item, noDialog, button, answered, scope } = await openList(
        ['account owner'],
        [springDraft, readyDraft],
      )
      api.answer(at(raffleCalls.remove, { id: springDraft.id }), onWire({ status: 500, body: {} }))
      await openMenu('Spring draft')
      ;(await item('delete')).focus()
      await press('Enter')
      await click(await button('Delete raffle'))
      await waitFor(() => scope.querySelector('[role="alertdialog"] [role="alert"]'), 'the failure')
      api.answer(at(raffleCalls.remove, { id: springDraft.id }), undefined)
      answered.rows = [readyDraft]
      await click(await button('Try again'))
      await noDialog()
      await waitFor(() => scope.querySelectorAll('tbody tr').length === 1, 'one row')
      const asked = api.calls.filter(({ method }) => method === 'DELETE')
      expect(asked.map(({ query }) => query.get('version'))).to.deep.equal(['3', '3'])
      const [key, again] = asked.map(({ headers }) => headers.get('idempotency-key'))
      expect(key).to.match(/^[0-9a-f]{32}$/)
      expect(again).to.equal(key)
      await waitFor(() => scope.activeElement !== null, 'the focus')
    },
  )
})

function jackpotWinner(id: string): Winner {
  const at = '2026-11-19T16:00:00.000Z'
  return {
    id,
    eventId: gala.id,
    prizeId: raffleId(7002),
    prizeName: 'Jackpot',
    drawId: raffleId(7003),
    quantity: 1,
    status: 'confirmed',
    category: 'jackpot',
    ticketNumber: 104,
    publicName: 'E. T., Halifax',
    orderId: raffleId(7004),
    orderStatus: 'ACTIVE',
    boughtAt: at,
    buyer: { name: 'Elif Tremblay', email: null, phone: null, city: 'Halifax', province: 'NS' },
    pickedAt: at,
    pickedBy: 'Eva Muise',
    checks: [],
    firstConfirmedBy: null,
    firstConfirmedById: null,
    confirmedAt: at,
    confirmedBy: 'Eva Muise',
    note: '',
    rejectedAt: null,
    rejectedBy: null,
    reason: null,
    contacts: [],
    message: null,
    flags: [],
    sameBuyer: [],
    version: 2,
  }
}
