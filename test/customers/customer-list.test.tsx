import { expect } from 'chai'
import { customerCalls } from '../../src/core/customers/calls.ts'
import { customerRows } from '../../stories/customers/sample-customers.ts'
import { answerTo, pageOf } from '../../stories/support/fake-api.ts'
import { storyDesk } from '../../stories/support/fake-desk.ts'
import { usualGlobals } from '../../stories/support/toolbar.ts'
import { placed, seen } from '../dashboard/placed.ts'
import { waitFor } from '../support/browser/wait-for.ts'

describe('the list of customers', () => {
  it('says who may be there twice, whose data was erased, how each is reached and what they came to', async () => {
    const desk = storyDesk(usualGlobals, {
      answers: [answerTo(customerCalls.list, pageOf(customerRows))],
    })
    const root = await placed('customers', desk)
    await waitFor(() => seen(root.querySelector('tbody')).includes('Nitap Sylliboy'), 'the rows')
    const rows = [...root.querySelectorAll('tbody tr')].map(seen)
    const of = (name: string) => rows.find(row => row.includes(name))
    expect(of('Éva')).to.include('Maybe there twice').and.to.include('eva.tremblay@example.org')
    expect(of('Éva')).to.include('(902) 555-0142').and.to.include('$345.00')
    expect(of('Erased customer')).to.include('Data erased')
    expect(of('Nitap')).not.to.include('$')
  })
})
