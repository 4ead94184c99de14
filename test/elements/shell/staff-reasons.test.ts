/** An RB admin's writes in an organization that isn't theirs: one question for all of them, and the line that says it holds. */
import { expect } from 'chai'
import { DeskError } from '../../../src/core/errors.ts'
import { organizationCalls } from '../../../src/core/organizations/calls.ts'
import { excludedCalls } from '../../../src/core/raffles/excluded/calls.ts'
import { staffReasonCalls } from '../../../src/core/staff-reasons/calls.ts'
import type { StaffReason } from '../../../src/core/staff-reasons/staff-reason.ts'
import { staffReasonsChannel } from '../../../src/core/staff-reasons/staff-reasons.ts'
import { refusal } from '../../../stories/support/fake-api.ts'
import { organization } from '../../shell/people.ts'
import { expectNoAxeViolationsInFull } from '../../support/browser/axe.ts'
import { click, focused, press, setWidth, type } from '../../support/browser/page.ts'
import { waitFor } from '../../support/browser/wait-for.ts'
import { defineFixtureScreens, openShell } from './open-shell.ts'

defineFixtureScreens('raffle-desk-dashboard')

const { id: organizationId, name: organizationName } = organization
const person = (name: string) => ({ organizationId, name, reason: 'household' }) as const

/** The server asks for a reason until one is given. */
async function placed(held: readonly StaffReason[] = [], asked = organizationId) {
  const shell = openShell({
    role: 'RB admin',
    prepare(api) {
      const isGiven = () => api.asked(staffReasonCalls.give).length > 0
      api.answer(staffReasonCalls.list, held)
      api.answer(staffReasonCalls.end, undefined)
      api.answer(staffReasonCalls.give, ({ body: { reason } }) => ({
        id: '33333333-3333-4333-8333-333333333333',
        organizationId,
        organizationName,
        reason,
        endsAt: new Date(Date.now() + 3_600_000).toISOString(),
      }))
      api.answer(excludedCalls.exclude, ({ body }) =>
        isGiven()
          ? {
              ...person(body.name),
              id: '44444444-4444-4444-8444-444444444444',
              email: null,
              phone: null,
              note: '',
              addedAt: '2026-01-11T15:20:00Z',
              addedBy: null,
            }
          : refusal(403, 'staff-reason-needed', 'Say why first.', {
              params: { organizationId: asked },
            }),
      )
    },
  })
  await shell.see('raffle-desk-dashboard')
  const scope = shell.root.getRootNode() as ShadowRoot
  return {
    ...shell,
    exclude: (name: string) =>
      shell.shell.desk.http.ask(excludedCalls.exclude, { body: person(name) }),
    dialogs: () => [...scope.querySelectorAll<HTMLElement>('[role="alertdialog"]')],
    question: () =>
      waitFor(() => focused()?.closest<HTMLElement>('[role="alertdialog"]'), 'the question'),
    sent: () =>
      shell.api
        .asked(excludedCalls.exclude)
        .map(({ headers, body }) => [headers.get('idempotency-key'), body.name].join(' ')),
  }
}

describe('a reason of staff', () => {
  before(() => setWidth(1280))

  it('is asked once for all that waits for it, which is then sent as it was; the line says until when', async () => {
    const { exclude, question, dialogs, sent, find, see, api, shell } = await placed()
    const both = [exclude('Ada'), exclude('Ben')]
    const dialog = await question()
    expect(dialogs()).to.have.length(1)
    expect(dialog.textContent).to.contain(`data of ${organizationName}?`)
    await expectNoAxeViolationsInFull(dialog)
    await click(await waitFor(() => dialog.querySelector('[type="submit"]'), 'Continue'))
    // Without one, the field has the focus.
    await waitFor(() => focused()?.getAttribute('aria-invalid') === 'true', 'a reason is required')
    await type('A buyer asked for it')
    await click(await waitFor(() => dialog.querySelector('[type="submit"]'), 'Continue'))
    const done = await Promise.all(both)
    expect(done.map(({ name }) => name)).to.deep.equal(['Ada', 'Ben'])
    expect(api.asked(staffReasonCalls.give).map(({ body }) => body)).to.deep.equal([
      { organizationId, reason: 'A buyer asked for it' },
    ])
    // Each of them twice: the same person under the same key.
    expect(sent().slice(2).toSorted()).to.deep.equal(sent().slice(0, 2).toSorted())

    const line = await see('.rd-staff')
    expect(line.textContent).to.contain('A buyer asked for it')
    await waitFor(() => dialogs().length === 0, 'the question is gone')
    await click(await see('.rd-staff button'))
    await waitFor(() => find('.rd-staff') === null, 'the line is gone')
    await waitFor(() => focused()?.id === 'rd-content', 'the focus is at the content')

    // What is told of it goes with the session.
    await waitFor(() => find('.rd-notice')?.textContent?.includes('needs none'), 'it is told')
    await shell.desk.session.signOut()
    await waitFor(() => find('.rd-notice') === null, 'it is gone')
    expect(shell.desk.notices.$notices.get()).to.deep.equal([])
  })

  it('is asked for an organization that was removed, too, whose name nobody reads any more', async () => {
    const { exclude, question, api } = await placed(
      undefined,
      '99999999-9999-4999-8999-999999999999',
    )
    api.answer(organizationCalls.get, refusal(404, 'not-found', 'There is no such organization.'))
    const done = exclude('Ada')
    const dialog = await question()
    expect(dialog.textContent).to.contain('an organization that was removed?')
    ;(await waitFor(() => dialog.querySelector('textarea'), 'the reason')).focus()
    await type('A buyer is owed money')
    await click(await waitFor(() => dialog.querySelector('[type="submit"]'), 'Continue'))
    expect((await done).name).to.equal('Ada')
  })

  it('leaves what was refused as it was when it is not given', async () => {
    const { exclude, question, dialogs, sent } = await placed()
    const refused = exclude('Ada').catch((error: unknown) => error)
    await question()
    await press('Escape')
    const error = await refused
    expect(error).to.be.instanceOf(DeskError)
    expect((error as DeskError).errors[0]?.code).to.equal('staff-reason-needed')
    await waitFor(() => dialogs().length === 0, 'the question is gone')
    expect(sent()).to.have.length(1)
  })

  it('stays in sight however far the page is scrolled, and what else sticks to its top stops below it', async () => {
    const { see, find } = await placed([
      {
        id: '33333333-3333-4333-8333-333333333333',
        organizationId,
        organizationName,
        reason: 'A buyer asked for it',
        endsAt: new Date(Date.now() + 600_000).toISOString(),
      },
    ])
    const line = await see('.rd-staff')
    const main = await see('#rd-content')
    main.style.minHeight = '3000px'
    scrollTo(0, 2000)
    const place = () => line.getBoundingClientRect()
    await waitFor(() => scrollY > 0 && place().top === 56, 'the line below the top bar')
    expect(find('.rd-top')?.getBoundingClientRect().bottom).to.equal(56)
    await waitFor(
      () =>
        getComputedStyle(main).getPropertyValue('--_rd-sticky-top').includes(`${place().height}px`),
      'the room of the line',
    )
    scrollTo(0, 0)
  })

  it('stands there in French after a reload, until another tab ends it', async () => {
    const { shell, see, find, api } = await placed([
      {
        id: '33333333-3333-4333-8333-333333333333',
        organizationId,
        organizationName,
        reason: 'Une acheteuse l’a demandé',
        endsAt: new Date(Date.now() + 600_000).toISOString(),
      },
    ])
    shell.desk.setLocale('fr')
    const line = await see('.rd-staff')
    await waitFor(() => line.textContent?.includes('vous modifiez les données'), 'French')
    expect(line.textContent).to.contain('Une acheteuse l’a demandé')
    api.answer(staffReasonCalls.list, [])
    const otherTab = new BroadcastChannel(staffReasonsChannel)
    otherTab.postMessage(null)
    await waitFor(() => find('.rd-staff') === null, 'ended in another tab')
    otherTab.close()
  })
})
