import { expect } from 'chai'
import { memberCalls } from '../../../src/core/raffles/members/calls.ts'
import type { Member } from '../../../src/core/raffles/members/member.ts'
import { memberOf, sampleMembers } from '../../../stories/raffles/member-fixtures.ts'
import { listAnswer } from '../../../stories/raffles/sample-raffles.ts'
import { answerTo, at, type Call, refusal } from '../../../stories/support/fake-api.ts'
import { expectNoAxeViolationsInFull } from '../../support/browser/axe.ts'
import { inFull } from '../../support/browser/full.ts'
import { click, press, type } from '../../support/browser/page.ts'
import type { PlacedKit } from '../../support/browser/place-kit.tsx'
import { waitFor } from '../../support/browser/wait-for.ts'
import { keepMine, staleFor } from '../conflict.ts'
import { buttonsOf, dismissNotice, placeMembers, textIn } from './place-members.tsx'

const [anjali, , ewan] = sampleMembers as readonly [Member, Member, Member]

const boxOf = ({ root }: PlacedKit, { id }: Member) =>
  root.querySelector<HTMLInputElement>(`[data-row-id="${id}"] input[type="checkbox"]`)!
async function tick(kit: PlacedKit, member: Member) {
  // In the middle, where the bar of what is selected covers nothing.
  boxOf(kit, member).scrollIntoView({ block: 'center' })
  await click(boxOf(kit, member))
  await waitFor(() => boxOf(kit, member).checked)
}
const rowOf = ({ root }: PlacedKit, { id }: Member) =>
  root.querySelector<HTMLElement>(`[data-row-id="${id}"]`)!

/** More members than a page holds: those of the second come after the first's cursor. */
const others = [memberOf(21, 'Noor Ávila'), memberOf(22, 'Ronan Reyes')] as const
const byPage = ({ query }: Call) =>
  query.has('cursor') ? listAnswer(others) : listAnswer(sampleMembers, 40)

describe('changing members', () => {
  it('deactivates those that were ticked, on whichever page, after asking', async () => {
    const sent: Call[] = []
    const kit = await placeMembers([
      answerTo(memberCalls.list, byPage),
      answerTo(memberCalls.setActive, call => {
        sent.push(call)
        return { changed: 3 }
      }),
    ])
    await tick(kit, anjali)
    await tick(kit, ewan)
    await click(buttonsOf(kit, 'Next')[0]!)
    const [other] = others
    await waitFor(() => rowOf(kit, other) !== null)
    await tick(kit, other)
    await click(buttonsOf(kit, 'Deactivate')[0]!)
    const dialog = await waitFor(() => kit.scope.querySelector('[role="alertdialog"]'))
    expect(dialog.textContent).to.include('Deactivate 3 members?')
    expect(sent).to.have.length(0)
    await expectNoAxeViolationsInFull(kit.root)
    await click([...dialog.querySelectorAll('button')].find(at => at.textContent === 'Deactivate')!)
    await waitFor(() => sent.length === 1)
    expect(sent[0]?.body).to.deep.equal({ ids: [anjali.id, ewan.id, other.id], active: false })
    await waitFor(() => kit.scope.querySelector('[role="alertdialog"]') === null)
    await waitFor(() => kit.root.querySelector('.rd-bulk-bar') === null)
    await dismissNotice('3 members are inactive now.')
  })

  it('says in the question why members could not be deactivated', async () => {
    const kit = await placeMembers([
      answerTo(memberCalls.setActive, refusal(409, 'raffle-closed', 'The raffle is closed.')),
    ])
    await tick(kit, anjali)
    await click(buttonsOf(kit, 'Deactivate')[0]!)
    const dialog = await waitFor(() => kit.scope.querySelector('[role="alertdialog"]'))
    expect(dialog.textContent).to.include(`Deactivate ${anjali.name}?`)
    await click([...dialog.querySelectorAll('button')].find(at => at.textContent === 'Deactivate')!)
    await waitFor(() => dialog.textContent?.includes('The raffle is closed.'))
    expect(boxOf(kit, anjali).checked).to.equal(true)
  })

  inFull('shows both sides where somebody else saved the member first', async () => {
    const theirs = { ...ewan, name: 'Ewan Zwicker-Roy', version: 4 }
    const sent: Call[] = []
    const kit = await placeMembers([
      answerTo(at(memberCalls.change, { id: ewan.id }), call => {
        sent.push(call)
        return sent.length === 1 ? staleFor(theirs) : { ...ewan, version: 5 }
      }),
    ])
    rowOf(kit, ewan).focus()
    await press('Enter')
    const name = await waitFor(
      () => kit.scope.querySelectorAll<HTMLInputElement>('.rd-record-form input')[1],
    )
    name.focus()
    name.select()
    await type('Ewan Z.')
    await press('Enter')
    await keepMine(kit, { mine: 'Ewan Z.', theirs: theirs.name })
    await waitFor(() => sent.length === 2)
    expect(sent.map(({ body }) => body)).to.deep.equal([
      { name: 'Ewan Z.', version: 1 },
      { name: 'Ewan Z.', version: 4 },
    ])
    await waitFor(() => kit.scope.querySelector('.rd-record-form') === null)
    await dismissNotice(`${ewan.name} is saved.`)
  })

  it('shows facts, and once why, to those who can’t change them', async () => {
    const kit = await placeMembers([], person => ({ ...person, roles: ['Contact Center Agent'] }))
    rowOf(kit, anjali).focus()
    await press('Enter')
    const drawer = await waitFor(() => kit.scope.querySelector('[role="dialog"]'))
    expect(drawer.querySelector('input')).to.equal(null)
    expect(drawer.textContent?.split('Your role does not allow')).to.have.length(2)
    expect(textIn(kit)).to.include('1,240')
    await expectNoAxeViolationsInFull(kit.root)
  })
})
