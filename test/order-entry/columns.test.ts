/** The form's columns stand as they stood, whatever part of it is loaded later and brings its sheets. */
import { expect } from 'chai'
import { onSale } from '../../stories/order-entry/sample-entry.ts'
import { setWidth } from '../support/browser/page.ts'
import { selling } from './hands.ts'

describe('the columns of order entry', () => {
  it('keep their widths when mail and a cheque bring their fields', async () => {
    await setWidth(1440)
    const hands = await selling('orderIntake', { sale: { ...onSale, takesCards: true } })
    const width = async () => (await hands.find('.rd-entry-main')).getBoundingClientRect().width
    const before = await width()
    await hands.choose('tender.type', 'Cheque')
    await hands.find('[data-field="tender.date"]')
    expect(await width(), 'with a cheque').to.equal(before)
    await hands.choose('source', 'Mail')
    await hands.find('[data-field="batchId"]')
    expect(await width(), 'by mail').to.equal(before)
    // A dialog's form, which a build may bring with either.
    await import('../../src/screens/kit/forms/form.tsx')
    expect(await width(), 'after the sheet of forms').to.equal(before)
    expect(before).to.be.above(800)
  })
})
