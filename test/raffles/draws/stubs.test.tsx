import { expect } from 'chai'
import { drawCalls } from '../../../src/core/raffles/draws/calls.ts'
import { finalDrawId } from '../../../stories/raffles/draw-fixtures.ts'
import { stubsOf } from '../../../stories/raffles/stub-fixtures.ts'
import { answerTo, at } from '../../../stories/support/fake-api.ts'
import { seen } from '../../dashboard/placed.ts'
import { focused, press, type } from '../../support/browser/page.ts'
import { waitFor } from '../../support/browser/wait-for.ts'
import { barrelDraw } from './barrel-draw.ts'
import { control, done, field, placeDraw } from './drawing.ts'
import { closePrint, stubsFrom } from './stub-run.ts'

const list = at(drawCalls.stubs, { id: finalDrawId })
const record = at(drawCalls.print, { id: finalDrawId })

async function pressOn(element: HTMLElement, key = 'Enter') {
  element.focus()
  await press(key)
}

describe('the tickets of a barrel', () => {
  it('says by number which are missing and which are one too many, and begins with the first missing', async () => {
    const stubs = {
      ...stubsOf(38, 40),
      missing: {
        count: 3,
        runs: [
          { first: 7, last: 8 },
          { first: 12, last: 12 },
        ],
      },
      surplus: { count: 1, runs: [{ first: 21, last: 21 }] },
    }
    const scene = await placeDraw({ draw: { ...barrelDraw, stubs } })
    const from = await field(scene, /From ticket number/)
    expect((from as HTMLInputElement).value).to.equal('7')
    expect(seen(scene.root)).to.include('3 tickets are still to be printed: 7 to 8, 12.')
    expect(seen(scene.root)).to.include('Take it out of the barrel: 21.')
  })

  it('puts the focus on the field that is at fault, and on the last whole ticket after a jam', async () => {
    const scene = await placeDraw(
      { draw: barrelDraw },
      { server: () => [answerTo(list, () => stubsFrom(1, 16)), answerTo(record, done)] },
    )
    const pages = await field(scene, /Pages/)
    pages.focus()
    await type('99')
    await pressOn(await control(scene, 'button', 'Print tickets'))
    await waitFor(() => focused() === pages, 'the focus on the pages')
    ;(pages as HTMLInputElement).select()
    await type('1')
    await press('Enter')
    await closePrint()
    await pressOn(await control(scene, 'button', 'It stopped'))
    const last = await field(scene, /Last whole ticket/)
    await waitFor(() => focused() === last, 'the focus on the last whole ticket')
    await type('90')
    await press('Enter')
    await waitFor(() => last.getAttribute('aria-invalid') === 'true', 'the fault')
    expect(focused()).to.equal(last)
    await press('Backspace')
    await press('Enter')
    await waitFor(() => scene.written.some(({ endpoint }) => endpoint === record), 'the record')
  })

  it('asks again what came out of the printer after a page that went without the answer, until it is told', async () => {
    const server = () => [answerTo(list, () => stubsFrom(1, 16)), answerTo(record, done)]
    const scene = await placeDraw({ draw: barrelDraw }, { server })
    await pressOn(await control(scene, 'button', 'Print tickets'))
    await closePrint()
    await control(scene, 'button', 'It stopped')
    const again = await scene.placeAgain()
    const all = await control(again, 'button', 'All came out')
    expect(seen(again.root)).to.include('1 to 16')
    expect(focused()).not.to.equal(all.closest('fieldset'))
    await pressOn(all)
    await waitFor(() => scene.written.some(({ endpoint }) => endpoint === record), 'the record')
    await control(again, 'button', 'Print tickets')
    await control(await scene.placeAgain(), 'button', 'Print tickets')
  })
})
