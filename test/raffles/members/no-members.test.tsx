import { expect } from 'chai'
import { memberCalls } from '../../../src/core/raffles/members/calls.ts'
import type { Member } from '../../../src/core/raffles/members/member.ts'
import { memberOf } from '../../../stories/raffles/member-fixtures.ts'
import { listAnswer } from '../../../stories/raffles/sample-raffles.ts'
import { answerTo } from '../../../stories/support/fake-api.ts'
import { expectNoAxeViolationsInFull } from '../../support/browser/axe.ts'
import { focused, press, type } from '../../support/browser/page.ts'
import { waitFor } from '../../support/browser/wait-for.ts'
import { buttonsOf, dismissNotice, placeMembers, textIn } from './place-members.tsx'

describe('a raffle without members', () => {
  it('offers the next step once, and nothing that needs rows', async () => {
    const members: Member[] = []
    const kit = await placeMembers(
      [
        answerTo(memberCalls.list, () => listAnswer(members)),
        answerTo(memberCalls.create, () => {
          members.push(memberOf(9, 'Noor Ávila'))
          return members[0]!
        }),
      ],
      undefined,
      'No members yet',
    )
    expect(buttonsOf(kit, 'Add member')).to.have.length(1)
    expect(buttonsOf(kit, 'Upload list')).to.have.length(1)
    for (const name of ['Download CSV', 'Views', 'Columns'])
      expect(buttonsOf(kit, name), name).to.have.length(0)
    expect(kit.root.querySelector('.rd-filters')).to.equal(null)
    await expectNoAxeViolationsInFull(kit.root)

    buttonsOf(kit, 'Add member')[0]!.focus()
    await press('Enter')
    await waitFor(() => kit.scope.querySelector('.rd-record-form input') !== null)
    const [number, name] = kit.scope.querySelectorAll<HTMLInputElement>('.rd-record-form input')
    number!.focus()
    await type('A-9')
    name!.focus()
    await type('Noor')
    await press('Enter')
    await waitFor(() => textIn(kit).includes('Noor Ávila'), 'the first member')
    await waitFor(() => focused() === buttonsOf(kit, 'Add member')[0], 'the focus on the button')
    expect(buttonsOf(kit, 'Columns')).to.have.length(1)
    expect(kit.root.querySelector('.rd-filters')).not.to.equal(null)
    await dismissNotice('Noor is added.')
  })
})
