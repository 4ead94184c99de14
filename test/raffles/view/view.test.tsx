import { expect } from 'chai'
import { bulkCalls } from '../../../src/core/orders/bulk-calls.ts'
import { orderCalls } from '../../../src/core/orders/calls.ts'
import { raffleCalls } from '../../../src/core/raffles/calls.ts'
import { prizeCalls } from '../../../src/core/raffles/prizes/calls.ts'
import type { RaffleDetail } from '../../../src/core/raffles/raffle-detail.ts'
import { winnerCalls } from '../../../src/core/raffles/winners/calls.ts'
import { liveMs } from '../../../src/core/resource.ts'
import type { Role } from '../../../src/core/session/role.ts'
import { bulkLook, waitingBulk } from '../../../stories/orders/sample-bulks.ts'
import { orderPage, orderRows } from '../../../stories/orders/sample-orders.ts'
import {
  detailOf,
  drawOf,
  fromNow,
  gala,
  harbourLights,
  loweredPot,
  quilt,
  raffleId,
  rowOf,
  springDraft,
} from '../../../stories/raffles/sample-raffles.ts'
import { at, onWire, pageOf } from '../../../stories/support/fake-api.ts'
import { fakeDesk } from '../../../stories/support/fake-desk.ts'
import { placed, seen } from '../../dashboard/placed.ts'
import { atRest } from '../../support/browser/at-rest.ts'
import { expectNoAxeViolationsInFull } from '../../support/browser/axe.ts'
import { inFull } from '../../support/browser/full.ts'
import { goesTo, lookIn } from '../../support/browser/look-in.ts'
import { click, focused, press } from '../../support/browser/page.ts'
import { waitFor } from '../../support/browser/wait-for.ts'

async function openView(raffle: RaffleDetail, roles: Role[] = ['account owner']) {
  const { desk, api } = fakeDesk({ roles })
  api.answer(at(raffleCalls.get, { id: raffle.id }), raffle)
  const root = await placed('raffle', desk, { 'raffle-id': raffle.id })
  await waitFor(() => root.querySelector('.rd-overview'), 'overview')
  return { desk, api, root, ...lookIn(root) }
}

const reads = (api: Awaited<ReturnType<typeof openView>>['api'], id: string) =>
  api.asked(at(raffleCalls.get, { id })).length

describe('the view of a raffle', () => {
  it('shows pot, time left, tickets, public link, licence and key dates', async () => {
    const { root } = await openView(detailOf(harbourLights))
    expect(seen(root.querySelector('h1'))).to.equal('Harbour Lights 50/50')
    const hero = seen(root.querySelector('.rd-hero'))
    expect(hero).to.match(/Jackpot\$12,405\.00How computedSales end in\d days? \d+ hrs?/)
    expect(hero).to.include('Tickets sold15,526Gross sales $24,810.00')
    expect(seen(root.querySelector('.rd-raffle-facts'))).to.include('AGD-000142-25')
    const link = root.querySelector('.rd-raffle-facts a')
    expect(link?.getAttribute('href')).to.equal('https://raffles.example.org/harbour-lights')
    expect(root.querySelectorAll('.rd-date')).to.have.length(4)
    await expectNoAxeViolationsInFull(root)
  })

  it('counts nothing for a raffle that is not on sale yet, and says when it is to be', async () => {
    const planned = { ...quilt, startDate: new Date(Date.now() - 86_400_000).toISOString() }
    const { root } = await openView(detailOf(planned))
    const hero = seen(root.querySelector('.rd-hero'))
    expect(hero).to.match(/Not on sale yetSales start .*Sales end /)
    expect(root.querySelector('.rd-hero [role="timer"]')).to.equal(null)
    expect(root.querySelector('.rd-date-past')).to.equal(null)
  })

  it('names an early draw by its prizes, as the draw’s own screen does', async () => {
    const { root } = await openView(detailOf(harbourLights))
    expect(seen(root)).to.include('Draw of Early-bird cash')
  })

  it('counts seconds in the last hour, and reads none of them out', async () => {
    const endDate = new Date(Date.now() + 125_000).toISOString()
    const { root } = await openView(detailOf(rowOf(120, 'Last call', { endDate })))
    const timer = await waitFor(() => root.querySelector('[role="timer"]'), 'timer')
    expect(timer.getAttribute('aria-live')).to.equal('off')
    const first = seen(timer)
    expect(first).to.match(/^[12] mins? \d\d secs?$/)
    await waitFor(() => seen(timer) !== first, 'a second later')
    expect(timer.nextElementSibling?.textContent).to.equal('')
  })

  it('tells how the jackpot is computed, with voids as what makes it smaller', async () => {
    const { named, scope } = await openView(detailOf(harbourLights))
    ;(await named('button', 'How computed')).focus()
    await press('Enter')
    const panel = await waitFor(() => scope.querySelector('.rd-breakdown'), 'breakdown')
    const words = seen(panel)
    expect(words).to.include('Ticket sales$24,810.00')
    expect(words).to.include('50% of ticket sales$12,405.00')
    expect(words).to.include('Guaranteed$2,500.00')
    expect(words).to.include('3 orders of $45.00 were voided')
    expect(words).not.to.include('Changed after the first sale')
    await press('Escape')
    await waitFor(() => !scope.querySelector('.rd-breakdown'), 'closed')
    expect(seen(focused())).to.equal('How computed')
  })

  it('tells there what was lowered after the first sale, by whom and why', async () => {
    const lowered = detailOf({ ...harbourLights, jackpot: loweredPot })
    const { named, scope } = await openView(lowered)
    await click(await named('button', 'How computed'))
    const panel = await waitFor(() => scope.querySelector('.rd-term-changes'), 'changes')
    const words = seen(panel)
    expect(words).to.include('Guaranteed and Licence')
    expect(words).to.include('$15,000.00$12,405.00')
    expect(words).to.include('The board lowered the guarantee on 4 May')
    expect(words).to.include('Marguerite Doucette')
  })

  it('says why the public sees no page, and leads those who edit to the address that is missing', async () => {
    const facts = async (raffle: RaffleDetail, role: Role = 'account owner') => {
      const { root } = await openView({ ...raffle, publicUrl: null }, [role])
      return waitFor(() => root.querySelector('.rd-raffle-facts'), 'facts')
    }
    const onSale = detailOf(harbourLights, { shortlink: null })
    const missing = await facts(onSale)
    expect(seen(missing)).to.include('It has no public address yet, so nobody can open its page.')
    const link = missing.querySelector('a[href*="section=shortlink"]')
    expect(link?.textContent).to.equal('Choose an address')
    const reader = await facts(onSale, 'RB finance')
    expect(seen(reader)).to.include('It has no public address yet')
    expect(reader.querySelector('a[href*="section="]')).to.equal(null)
    const hidden = await facts({ ...onSale, show: false })
    expect(seen(hidden)).to.include('Not shown to the public')
    const draft = await facts(detailOf(springDraft, { draws: [], packages: [] }))
    expect(seen(draft)).to.include('Not public until it is activated')
  })

  it('shows the public link as a QR code to save and print', async () => {
    const { named, scope } = await openView(detailOf(harbourLights))
    await click(await named('button', 'QR code'))
    const code = await waitFor(() => scope.querySelector('.rd-qr svg[role="img"]'), 'code')
    expect(code.getAttribute('aria-label')).to.equal('QR code of the public link')
    await named('button', 'Download PNG')
    await named('button', 'Print poster')
  })

  it('keeps the open tab in the location, and sums sales by package', async () => {
    const { desk, root, named } = await openView(detailOf(harbourLights))
    ;(await named('[role="tab"]', 'Sales')).focus()
    await press('Enter')
    const sales = await waitFor(() => root.querySelector('.rd-sales table'), 'sales')
    expect(desk.location.$parameters.get().tab).to.equal('sales')
    expect(seen(sales.querySelector('tfoot'))).to.equal('Total2,14615,526$24,810.00100%')
    expect(seen(sales)).to.include('20 for $20.00')
    expect(seen(sales)).to.include('304')
    await expectNoAxeViolationsInFull(root)
  })

  it('lists the raffle’s orders of all days in a tab, without what is the same in every row', async () => {
    const { api, root, named } = await openView(detailOf(harbourLights))
    api.answer(orderCalls.list, orderPage())
    ;(await named('[role="tab"]', 'Orders')).focus()
    await press('Enter')
    const row = await waitFor(() => root.querySelector('tbody tr:has(a)'), 'an order')
    expect(seen(row)).to.include('Éva Tremblay')
    expect([...root.querySelectorAll('thead th')].map(seen)).not.to.include('Raffle')
    const [asked] = api.asked(orderCalls.list)
    expect(asked?.query.get('eventId')).to.equal(harbourLights.id)
    expect(asked?.query.has('from')).to.equal(false)
    const link = await waitFor(() => root.querySelector<HTMLAnchorElement>('tbody a'), 'its page')
    expect(link.getAttribute('href')).to.include(`/order/${orderRows[0]?.id}`)
    await expectNoAxeViolationsInFull(root)
  })

  it('is cancelled once its sales have ended: all its orders become void, and their buyers are told', async () => {
    const selling = await openView(detailOf(harbourLights))
    selling.api.answer(orderCalls.list, orderPage())
    ;(await selling.named('[role="tab"]', 'Orders')).focus()
    await press('Enter')
    ;(await selling.named('.rd-table-tools button', 'Cancel this raffle')).focus()
    await press('Enter')
    const why = await waitFor(() => selling.scope.querySelector('[role="alertdialog"]'), 'why not')
    expect(seen(why)).to.include('End its sales first')
    expect(selling.api.asked(bulkCalls.look)).to.have.length(0)
    await press('Escape')
    const { api, desk, named, root, scope } = await openView(
      detailOf({ ...harbourLights, status: 'ended' }),
    )
    api.answer(orderCalls.list, orderPage())
    api.answer(bulkCalls.look, bulkLook)
    api.answer(bulkCalls.begin, waitingBulk)
    api.answer(bulkCalls.get, waitingBulk)
    // Where a raffle's actions are, whatever tab is open.
    root.querySelector<HTMLElement>('button[aria-haspopup="menu"]')?.focus()
    await press('Enter')
    const entry = await waitFor(
      () => scope.querySelector<HTMLElement>('[role="menuitem"][data-key="cancel-raffle"]'),
      'the entry',
    )
    entry.focus()
    await press('Enter')
    const question = await waitFor(() => scope.querySelector('[role="alertdialog"]'), 'question')
    expect(seen(question)).to.include('Cancel Harbour Lights 50/50').and.to.include('become void')
    await named('[role="alertdialog"] button', 'Keep the raffle')
    ;(await named('[role="alertdialog"] button', 'Cancel this raffle')).focus()
    await press('Enter')
    await waitFor(() => scope.querySelector('.rd-job'), 'under way')
    expect(desk.location.$parameters.get()).to.deep.equal({ tab: 'orders' })
    expect(api.asked(bulkCalls.look)[0]?.body.set).to.deep.include({ of: 'matching' })
    expect(api.asked(bulkCalls.begin)[0]?.body).to.include({
      comment: 'The raffle was cancelled',
      tells: true,
    })
    localStorage.clear()
  })

  it('opens the tab that a link names, and the first one for a name that is none', async () => {
    const { desk, api } = fakeDesk()
    api.answer(at(raffleCalls.get, { id: harbourLights.id }), detailOf(harbourLights))
    desk.location.update({ tab: 'sales' })
    const root = await placed('raffle', desk, { 'raffle-id': harbourLights.id })
    await waitFor(() => root.querySelector('.rd-sales'), 'sales')
    desk.location.update({ tab: 'nothing' })
    await waitFor(() => root.querySelector('.rd-overview'), 'overview')
  })

  it('has a tab for each side of a raffle, and the activity for those who may read it', async () => {
    const tabsFor = async (role: Role) => {
      const { root } = await openView(detailOf(harbourLights), [role])
      return [...root.querySelectorAll('[role="tab"]')].map(seen)
    }
    expect(await tabsFor('account owner')).to.include.members([
      'Overview',
      'Sales',
      'Orders',
      'Winners and draw',
      'Activity',
    ])
    expect(await tabsFor('raffle admin'))
      .to.include('Sales')
      .and.not.to.include('Activity')
    expect(await tabsFor('Contact Center Agent')).not.to.include.oneOf(['Activity', 'Sales'])
  })

  it('shows an agent, who is told no gross sales, the pot and the tickets', async () => {
    const { grossCents, jackpot, ...told } = detailOf(harbourLights)
    const { salesCents, voidCount, voidCents, ...pot } = jackpot
    const packages = told.packages.map(({ soldCount, ...one }) => one)
    const raffle = { ...told, jackpot: pot, packages }
    const { root, scope, named } = await openView(raffle, ['In Person Sales'])
    expect(seen(root.querySelector('.rd-hero'))).to.match(/\$12,405\.00.*Tickets sold15,526$/)
    await click(await named('button', 'How computed'))
    const panel = await waitFor(() => scope.querySelector('.rd-breakdown-panel'), 'the breakdown')
    expect(seen(panel))
      .to.include('$12,405.00')
      .and.not.to.match(/NaN|Ticket sales|\$0\.00 |void/)
  })

  it('lists what a draft lacks, with links into the editor', async () => {
    const { root } = await openView(detailOf(springDraft, { draws: [], packages: [] }))
    const links = [...root.querySelectorAll('.rd-next .rd-requirements a')]
    expect(links.map(a => a.getAttribute('href'))).to.deep.equal(
      springDraft.activationRequirements.map(
        code => `/raffle/edit?raffle=${springDraft.id}&section=${code}`,
      ),
    )
    await expectNoAxeViolationsInFull(root)
  })

  it('activates from its next step, shows the answer and keeps the focus', async () => {
    const { api, root, scope, named } = await openView(detailOf(quilt), ['RB admin'])
    const before = reads(api, quilt.id)
    api.answer(
      at(raffleCalls.activate, { id: quilt.id }),
      detailOf({ ...quilt, status: 'active', version: 4 }),
    )
    const button = await named('.rd-next button', 'Activate raffle')
    button.focus()
    await press('Enter')
    const question = await waitFor(() => scope.querySelector('[role="alertdialog"]'), 'question')
    await atRest({ scope })
    await expectNoAxeViolationsInFull(question)
    await click(await named('[role="alertdialog"] button', 'Activate raffle'))
    await waitFor(() => seen(root.querySelector('.rd-page-header')).includes('Active'), 'active')
    expect(reads(api, quilt.id)).to.equal(before)
    await waitFor(() => {
      const active = focused()
      return active && active !== document.body && root.contains(active)
    }, 'focus')
  })

  it('waits without a button for those who can’t take the step', async () => {
    const { root } = await openView(detailOf(quilt))
    expect(seen(root.querySelector('.rd-next'))).to.include('Waiting for activation')
    expect(root.querySelector('.rd-next button')).to.equal(null)
  })

  it('shows the conditions of closing, each ticked or crossed', async () => {
    const draws = [drawOf(gala, { stage: 'complete' })]
    const { root } = await openView(detailOf({ ...gala, prizesUnconfirmed: 2 }, { draws }))
    const lines = [...root.querySelectorAll<HTMLElement>('.rd-next .rd-condition')]
    expect(seen(root.querySelector('.rd-hero'))).to.include('DrawDrawn')
    expect(lines.map(line => line.dataset.met)).to.deep.equal(['true', 'true', 'true', 'false'])
    expect(seen(lines[3])).to.include('2 prizes do not have all of their winners confirmed.')
  })

  it('leads to the draw that is due', async () => {
    const { root } = await openView(detailOf({ ...gala, confirmedJackpotWinners: 0 }))
    expect(root.querySelector('.rd-next a')?.getAttribute('href')).to.match(
      new RegExp(`^/raffle/draw\\?raffle=${gala.id}&draw=`),
    )
  })

  it('goes back to the list once a draft is deleted', async () => {
    const draft = detailOf(springDraft, { draws: [], packages: [] })
    const { api, scope, root, named } = await openView(draft)
    const paths = goesTo(root)
    api.answer(at(raffleCalls.remove, { id: springDraft.id }), undefined)
    root.querySelector<HTMLElement>('button[aria-haspopup="menu"]')?.focus()
    await press('Enter')
    const item = await waitFor(
      () => scope.querySelector<HTMLElement>('[role="menuitem"][data-key="delete"]'),
      'delete',
    )
    item.focus()
    await press('Enter')
    await click(await named('[role="alertdialog"] button', 'Delete raffle'))
    await waitFor(() => paths.length === 1, 'the way back')
    expect(paths).to.deep.equal(['/raffles'])
  })

  for (const [what, status] of [
    ['one that isn’t there, or is another organisation’s', 404],
    ['an id that is none', 422],
  ] as const) {
    it(`says so of ${what}, with a way on`, async () => {
      const { desk, api } = fakeDesk()
      const refusal = onWire({ status, body: { errors: [{ code: 'not-found', message: 'No.' }] } })
      api.answer(at(raffleCalls.get, { id: raffleId(999) }), refusal)
      const root = await placed('raffle', desk, { 'raffle-id': raffleId(999) })
      await waitFor(() => seen(root).includes('There is no such raffle'), 'not found')
      expect(root.querySelector('a')?.getAttribute('href')).to.equal('/raffles')
      await expectNoAxeViolationsInFull(root)
    })
  }

  it('says so where no raffle was chosen', async () => {
    const { desk } = fakeDesk()
    const root = await placed('raffle', desk)
    await waitFor(() => seen(root).includes('No raffle was chosen'), 'words')
  })
})

describe('what somebody did to a raffle', () => {
  const real = globalThis.setTimeout
  afterEach(() => {
    globalThis.setTimeout = real
  })

  inFull(
    'shows on the tab of its draws at once, before anything is read again by itself',
    async () => {
      // No poll comes.
      globalThis.setTimeout = ((run: () => void, ms?: number) =>
        ms === liveMs ? 0 : real(run, ms)) as typeof setTimeout
      const over = rowOf(160, 'Gulls 50/50', { endDate: fromNow(-1), drawDate: fromNow(-0.5) })
      const before = detailOf(over, { draws: [drawOf(over)] })
      const ended = { ...before, status: 'ended', endedAt: before.endDate, version: 4 } as const
      const { desk, api, root, named } = await openView(before)
      api.answer(prizeCalls.list, pageOf([]))
      api.answer(winnerCalls.list, pageOf([]))
      desk.location.update({ tab: 'winners' })
      const prizeReads = () => api.asked(prizeCalls.list).length
      await waitFor(() => root.querySelector('.rd-winners-and-draws'), 'the draws')
      const once = prizeReads()
      api.answer(at(raffleCalls.get, { id: over.id }), ended)
      api.answer(at(raffleCalls.end, { id: over.id }), ended)
      root.querySelector<HTMLElement>('.rd-page-header button[aria-haspopup="menu"]')?.focus()
      await press('Enter')
      await click(await named('[role="menuitem"]', 'End'))
      await click(await named('[role="alertdialog"] button', 'End raffle'))
      await waitFor(() => seen(root.querySelector('.rd-page-header')).includes('Ended'), 'ended')
      await waitFor(() => prizeReads() > once, 'the draws are read again')
    },
  )
})
