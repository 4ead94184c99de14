import { expect } from 'chai'
import { organizationListCalls } from '../../src/core/organizations/list-calls.ts'
import { sessionCalls } from '../../src/core/session/calls.ts'
import type { Role } from '../../src/core/session/role.ts'
import { waitingCalls } from '../../src/core/sign-up/waiting.ts'
import { sampleOrganizations } from '../../stories/organizations/admin.stories.tsx'
import { sampleSignUps } from '../../stories/sign-up/sample-sign-ups.ts'
import { answerTo, pageOf } from '../../stories/support/fake-api.ts'
import { storyWorld } from '../../stories/support/fake-desk.ts'
import { usualGlobals } from '../../stories/support/toolbar.ts'
import { placed } from '../dashboard/placed.ts'
import { lookIn } from '../support/browser/look-in.ts'
import { press } from '../support/browser/page.ts'
import { waitFor } from '../support/browser/wait-for.ts'

async function open(role: Role) {
  const { desk, api } = storyWorld(usualGlobals, {
    person: person => ({ ...person, roles: [role], organizations: [] }),
    answers: [
      answerTo(organizationListCalls.list, pageOf(sampleOrganizations)),
      answerTo(waitingCalls.list, sampleSignUps),
    ],
  })
  const root = await placed('admin', desk)
  await waitFor(() => root.querySelectorAll('tbody tr').length === 3)
  return { api, root, ...lookIn(root) }
}

describe('all organizations', () => {
  it('lets an RB admin switch to one from its row, by keyboard', async () => {
    const { api, find, says } = await open('RB admin')
    ;(await find('tbody tr button[aria-haspopup="menu"]')).focus()
    await press('Enter')
    ;(await find('[role="menuitem"][data-key="switch"]')).focus()
    await press('Enter')
    await says('Error')
    expect(api.asked(sessionCalls.switchOrganization)[0]?.body).to.deep.equal({
      organizationId: sampleOrganizations[0]?.id,
    })
  })

  it('is read by RB finance, who switch nowhere and see no system info', async () => {
    const { root } = await open('RB finance')
    expect(root.textContent).to.contain('Past due').and.not.to.contain('System info')
    expect(root.textContent).to.contain('Jan 20, 2025')
    expect(root.querySelector('tbody button[aria-haspopup="menu"]')).to.equal(null)
  })
})
