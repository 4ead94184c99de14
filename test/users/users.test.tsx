import { expect } from 'chai'
import { focusedElement } from '../../src/core/focus.ts'
import { factorRuleCalls } from '../../src/core/second-factor/rule-calls.ts'
import type { Role } from '../../src/core/session/role.ts'
import { userCalls } from '../../src/core/users/calls.ts'
import { invitationCalls } from '../../src/core/users/invitation.ts'
import type { User } from '../../src/core/users/user.ts'
import { sampleRule } from '../../stories/second-factor/sample-rule.ts'
import { answerTo, onWire, pageOf, refusal } from '../../stories/support/fake-api.ts'
import { storyWorld } from '../../stories/support/fake-desk.ts'
import { usualGlobals } from '../../stories/support/toolbar.ts'
import {
  manager,
  sampleInvitations,
  sampleUsers,
  seller,
  suspendedSeller,
} from '../../stories/users/sample-users.ts'
import { placed, seen } from '../dashboard/placed.ts'
import { lookIn } from '../support/browser/look-in.ts'
import { press, setWidth, type } from '../support/browser/page.ts'
import { waitFor } from '../support/browser/wait-for.ts'

async function open(screen: 'users' | 'user', role: Role, user: User = seller) {
  const { desk, api } = storyWorld(usualGlobals, {
    person: person => ({ ...person, roles: [role], organizations: [] }),
    answers: [
      answerTo(userCalls.list, pageOf(sampleUsers)),
      answerTo(userCalls.get, user),
      answerTo(invitationCalls.list, sampleInvitations),
      answerTo(factorRuleCalls.get, sampleRule),
      answerTo(invitationCalls.resend, sampleInvitations[0]!),
      answerTo(userCalls.setState, { changed: 1 }),
      answerTo(userCalls.change, { ...user, version: user.version + 1 }),
    ],
  })
  const root = await placed(screen, desk, screen === 'user' ? { 'user-id': user.id } : {})
  await waitFor(() => root.dataset.state === 'ready')
  return { api, root, ...lookIn(root) }
}

describe('people of an organization', () => {
  it('has all sellers suspended at once, after their number was told, by keyboard', async () => {
    const { api, button, find, says } = await open('users', 'account owner')
    ;(await button('Suspend all sellers')).focus()
    await press('Enter')
    await says('Suspend 1 seller?')
    ;(await find('[role="alertdialog"] button[type="submit"]')).focus()
    await press('Enter')
    await waitFor(() => api.asked(userCalls.setState).length === 1)
    expect(api.asked(userCalls.setState)[0]?.body).to.deep.include({
      ids: [seller.id],
      state: 'suspended',
    })
  })

  it('offers to let sellers back in where some are out, and not once they are in', async () => {
    const { api, root, button, find, says } = await open('users', 'account owner')
    ;(await button('Let all sellers back in')).focus()
    await press('Enter')
    await says('1 seller back in?')
    const back = sampleUsers.map(user => ({ ...user, state: 'active' as const }))
    api.answer(userCalls.list, pageOf(back))
    ;(await find('[role="alertdialog"] button[type="submit"]')).focus()
    await press('Enter')
    await waitFor(() => !seen(root).includes('Let all sellers back in'), 'no such button')
    await waitFor(() => api.asked(userCalls.setState).length === 1)
    await waitFor(() => root.contains(focusedElement()), 'the focus in the page')
  })

  it('says of which roles a second factor is asked, to owners alone', async () => {
    const { api, button, find, says, scope } = await open('users', 'account owner')
    await says('Account owner, Raffle admin')
    const saved = { ...sampleRule, roles: ['account owner' as const], version: 3 }
    api.answer(factorRuleCalls.change, saved)
    ;(await button('Change which roles need a second factor')).click()
    const box = await find<HTMLInputElement>('[role="dialog"] input[value="raffle admin"]')
    expect(box.checked).to.equal(true)
    expect(scope.querySelector('[role="dialog"]')?.textContent).to.contain('3 people, 1 without')
    box.focus()
    await press('Space')
    api.answer(factorRuleCalls.get, saved)
    await press('Enter')
    await waitFor(() => scope.querySelector('[role="dialog"]') === null)
    expect(api.asked(factorRuleCalls.change)[0]?.body).to.deep.equal({
      version: 2,
      roles: ['account owner'],
    })

    const manager = await open('users', 'Agent Manager')
    expect(manager.api.asked(factorRuleCalls.get)).to.have.length(0)
  })

  it('shows email addresses that break between their parts alone', async () => {
    await setWidth(800)
    const { root } = await open('users', 'account owner')
    const emails = await waitFor(() => {
      const all = [...root.querySelectorAll('tbody .rd-email')]
      return all.length > 0 && all
    }, 'the rows')
    // The signs that lines end with.
    const ends = emails.flatMap(email =>
      [...email.childNodes]
        .flatMap(part => [...(part.textContent ?? '')].map((sign, at) => ({ part, sign, at })))
        .map(({ part, sign, at }) => {
          const range = document.createRange()
          range.setStart(part, at)
          range.setEnd(part, at + 1)
          return { sign, top: Math.round(range.getBoundingClientRect().top) }
        })
        .filter((each, at, all) => (all[at + 1]?.top ?? each.top) > each.top)
        .map(({ sign }) => sign),
    )
    expect(ends, 'at this width some break').not.to.have.length(0)
    expect(ends.filter(sign => !'@.-'.includes(sign))).to.deep.equal([])
    await setWidth(1280)
  })

  it('says when somebody last signed in as people read it', async () => {
    const { root } = await open('users', 'account owner')
    const row = [...root.querySelectorAll('tbody tr')].find(each =>
      each.textContent?.includes(seller.name),
    )
    expect(row?.textContent).to.contain('May 14').and.not.to.contain(seller.lastSeenAt)
  })

  it('invites somebody to the roles that are chosen, and keeps what was typed where that is refused', async () => {
    const { api, button, find, says, scope } = await open('users', 'account owner')
    api.answer(invitationCalls.invite, refusal(409, 'already-member', 'They work here already.'))
    ;(await button('Invite somebody')).click()
    const typeIn = async (name: string, text: string) => {
      ;(await find(`[role="dialog"] input[name="${name}"]`)).focus()
      await type(text)
    }
    await typeIn('email', 'hugo@example.org')
    await typeIn('name', 'Hugo Sandvik')
    ;(await find('[role="dialog"] input[value="In Person Sales"]')).click()
    ;(await button('Send invitation')).click()
    await says('They work here already.')
    api.answer(invitationCalls.invite, sampleInvitations[0]!)
    ;(await button('Send invitation')).click()
    await waitFor(() => !scope.querySelector('[role="dialog"]'))
    expect(api.asked(invitationCalls.invite).at(-1)?.body).to.deep.include({
      email: 'hugo@example.org',
      name: 'Hugo Sandvik',
      roles: ['In Person Sales'],
      language: 'en',
    })
  })

  it('sends an invitation again by its button', async () => {
    const { api, button } = await open('users', 'account owner')
    ;(await button('Send again: Hugo Sandvik')).click()
    await waitFor(() => api.asked(invitationCalls.list).length === 2)
    expect(api.asked(invitationCalls.resend)[0]?.params).to.deep.equal({
      id: sampleInvitations[0]?.id,
    })
  })

  it('shows what roles allow while they are chosen, and sends them with the version', async () => {
    const { api, find, scope } = await open('user', 'account owner', manager)
    ;(await find('.rd-page-header-actions button')).click()
    const owner = await find('[role="dialog"] input[value="account owner"]')
    expect(scope.querySelector('[role="dialog"]')?.textContent).not.to.contain(
      'Read the activity log',
    )
    owner.click()
    await waitFor(() =>
      scope.querySelector('[role="dialog"]')?.textContent?.includes('Read the activity log'),
    )
    ;(await find('[role="dialog"] button[type="submit"]')).click()
    await waitFor(() => api.asked(userCalls.change).length === 1)
    expect(api.asked(userCalls.change)[0]?.body).to.deep.equal({
      version: manager.version,
      roles: ['account owner', 'raffle admin', 'Agent Manager'],
    })
  })

  it('tells whoever saves second which roles the other one chose, and saves theirs on the newer version', async () => {
    const { api, find, says, scope } = await open('user', 'account owner', manager)
    const theirs = { ...manager, version: 9, roles: ['Agent Manager', 'Data Processing'] as const }
    api.answer(userCalls.change, ({ body }) =>
      body.version === theirs.version
        ? { ...manager, version: 10, roles: [...(body.roles ?? [])] }
        : onWire({
            status: 409,
            body: {
              data: theirs,
              changedBy: 'Luc Arsenault',
              errors: [{ code: 'stale', message: 'Changed meanwhile.' }],
            },
          }),
    )
    ;(await find('.rd-page-header-actions button')).click()
    ;(await find('[role="dialog"] input[value="account owner"]')).click()
    ;(await find('[role="dialog"] button[type="submit"]')).click()
    await says('Luc Arsenault saved a newer version')
    await says('Account owner, Raffle admin, Agent manager')
    await says('Agent manager, Data processing')
    const last = [...scope.querySelectorAll<HTMLButtonElement>('[role="dialog"] button')].at(-1)
    last?.click()
    await waitFor(() => api.asked(userCalls.change).length === 2)
    expect(api.asked(userCalls.change)[1]?.body).to.deep.equal({
      version: theirs.version,
      roles: ['account owner', 'raffle admin', 'Agent Manager'],
    })
  })

  it('says beside a question why somebody can’t be suspended, and reads them again, under the same question', async () => {
    const { api, find, says } = await open('user', 'Agent Manager', seller)
    api.answer(userCalls.change, refusal(409, 'last-owner', 'They are the last account owner.'))
    const suspend = await find('.rd-page-header-actions button:last-of-type')
    suspend.click()
    const verb = await find('[role="alertdialog"] button[type="submit"]')
    const question = seen(verb)
    api.answer(userCalls.get, { ...seller, version: seller.version + 1, state: 'suspended' })
    verb.click()
    await says('They are the last account owner.')
    await waitFor(() => seen(suspend) !== question, 'the page as they are by now')
    expect(seen(verb)).to.equal(question)
  })

  it('offers an agent manager their agents’ roles alone', async () => {
    const { find, scope } = await open('user', 'Agent Manager', suspendedSeller)
    ;(await find('.rd-page-header-actions button')).click()
    await find('[role="dialog"] input[type="checkbox"]')
    const offered = [...scope.querySelectorAll<HTMLInputElement>('[role="dialog"] input')]
    expect(offered.map(({ value }) => value)).to.deep.equal([
      'Contact Center Agent',
      'In Person Sales',
    ])
  })
})
