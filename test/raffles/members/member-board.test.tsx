import { expect } from 'chai'
import { memberCalls } from '../../../src/core/raffles/members/calls.ts'
import { memberOf, sampleMembers } from '../../../stories/raffles/member-fixtures.ts'
import { listAnswer } from '../../../stories/raffles/sample-raffles.ts'
import { answerTo, type Call, onWire } from '../../../stories/support/fake-api.ts'
import { expectNoAxeViolationsInFull } from '../../support/browser/axe.ts'
import { choose } from '../../support/browser/files.ts'
import { click, focused, press, setWidth, type } from '../../support/browser/page.ts'
import { waitFor } from '../../support/browser/wait-for.ts'
import { buttonsOf, dismissNotice, placeMembers, raffle, textIn } from './place-members.tsx'

describe('the members of a raffle', () => {
  it('lists them and says why one who sold can’t be deleted', async () => {
    const kit = await placeMembers()
    await expectNoAxeViolationsInFull(kit.root)
    const [actions] = kit.scope.querySelectorAll<HTMLElement>(
      '[aria-label*="Anjali Sharma, 101"]:is(button)',
    )
    await click(actions!)
    await waitFor(() => textIn(kit).includes('Tickets were sold in this name.'))
  })

  it('adds one by keyboard', async () => {
    const sent: Call[] = []
    const kit = await placeMembers([
      answerTo(memberCalls.create, call => {
        sent.push(call)
        return memberOf(9, 'Noor Ávila')
      }),
    ])
    buttonsOf(kit, 'Add member')[0]!.focus()
    await press('Enter')
    await waitFor(() => kit.scope.querySelector('.rd-record-form input') !== null)
    const [number, name] = kit.scope.querySelectorAll<HTMLInputElement>('.rd-record-form input')
    number!.focus()
    await type('A-9')
    name!.focus()
    await type('Noor')
    await press('Enter')
    await waitFor(() => sent.length === 1)
    expect(sent[0]?.body).to.deep.equal({
      eventId: raffle.id,
      number: 'A-9',
      name: 'Noor',
      email: null,
      active: true,
    })
    await waitFor(() => kit.scope.querySelector('.rd-record-form') === null)
    await dismissNotice('Noor is added.')
  })

  for (const width of [800, 390])
    it(`uploads the rows that are fine by mouse and gives the others back (${width} px wide)`, async () => {
      await setWidth(width)
      const sent: Call[] = []
      const kit = await placeMembers([
        answerTo(memberCalls.upload, call => {
          sent.push(call)
          return { created: 1, changed: 0, unchanged: 0, failures: [] }
        }),
      ])
      await click(buttonsOf(kit, 'Upload list')[0]!)
      await waitFor(() => kit.scope.querySelector('.rd-member-upload input[type="file"]') !== null)
      choose(
        kit.scope.querySelector('.rd-member-upload input[type="file"]')!,
        new File(['Numéro;Nom;Courriel\n7;Zoé;\n8;;x\n'], 'm.csv', { type: 'text/csv' }),
      )
      await waitFor(() => textIn(kit).includes('Rows to mend: 1. Rows that are fine: 1.'))
      expect(textIn(kit)).to.include('“x” is not an email address.')
      await waitFor(
        () => focused()?.textContent?.includes('m.csv: 2 rows'),
        'the focus on the file',
      )
      await expectNoAxeViolationsInFull(kit.root)
      await click(buttonsOf(kit, 'Upload 1 member')[0]!)
      await waitFor(() => textIn(kit).includes('The list is uploaded'))
      await waitFor(() => focused()?.textContent?.includes('Not taken'), 'the focus on the outcome')
      expect(sent[0]?.body).to.deep.equal({
        eventId: raffle.id,
        rows: [{ number: '7', name: 'Zoé', email: '' }],
        mode: 'valid-only',
      })
      expect(buttonsOf(kit, 'Download rows that failed')).to.have.length(1)
    })

  it('says how many rows were taken before sending a list failed, shows them, and takes the rest', async () => {
    const sent: number[] = []
    let lists = 0
    const kit = await placeMembers([
      answerTo(memberCalls.list, () => {
        lists += 1
        return listAnswer(sampleMembers)
      }),
      answerTo(memberCalls.upload, ({ body }) => {
        const { length } = body.rows
        sent.push(length)
        if (sent.length === 2) return onWire({ status: 500, body: {} })
        const there = sent.length === 3
        const counts = { created: there ? 0 : length, unchanged: there ? length : 0 }
        return { ...counts, changed: 0, failures: [] }
      }),
    ])
    await click(buttonsOf(kit, 'Upload list')[0]!)
    await waitFor(() => kit.scope.querySelector('.rd-member-upload input[type="file"]') !== null)
    const rows = Array.from({ length: 600 }, (_, at) => `N${at},Zoé,\n`).join('')
    choose(
      kit.scope.querySelector('.rd-member-upload input[type="file"]')!,
      new File([`Number,Name,Email\n${rows}`], 'm.csv', { type: 'text/csv' }),
    )
    await waitFor(() => buttonsOf(kit, 'Upload 600 members')[0])
    const before = lists
    await click(buttonsOf(kit, 'Upload 600 members')[0]!)
    await waitFor(() => textIn(kit).includes('500 rows were taken before.'))
    await waitFor(() => lists > before, 'the list behind')
    await click(buttonsOf(kit, 'Upload 600 members')[0]!)
    await waitFor(() => textIn(kit).includes('The list is uploaded'))
    expect(sent).to.deep.equal([500, 100, 500, 100])
  })

  it('says of a file without a row what is wrong, and nothing else, and takes another at once', async () => {
    const kit = await placeMembers()
    await click(buttonsOf(kit, 'Upload list')[0]!)
    await waitFor(() => kit.scope.querySelector('.rd-member-upload input[type="file"]') !== null)
    const field = kit.scope.querySelector<HTMLElement>('.rd-member-upload fieldset')!
    const input = field.querySelector<HTMLInputElement>('input[type="file"]')!
    const problem = 'The file has no rows below its header.'
    choose(input, new File(['Number,Name,Email\n'], 'header.csv', { type: 'text/csv' }))
    await waitFor(() => textIn(kit).includes(problem))
    expect(textIn(kit).split(problem)).to.have.length(2)
    expect(textIn(kit)).not.to.include('header.csv')
    expect(field.getAttribute('aria-invalid')).to.equal('true')
    await expectNoAxeViolationsInFull(kit.root)
    choose(input, new File(['Number,Name,Email\n7,Zoé,\n'], 'm.csv', { type: 'text/csv' }))
    await waitFor(() => textIn(kit).includes('m.csv: 1 row'))
    expect(textIn(kit)).not.to.include(problem)
  })
})
