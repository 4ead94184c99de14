import { expect } from 'chai'
import { completeDraw, contacted, lockedDraw } from '../../../stories/raffles/draw-fixtures.ts'
import { waitFor } from '../../support/browser/wait-for.ts'
import { control, placeDraw } from './drawing.ts'

/** How far what is drawn in a button begins from the edge of the text around it, in CSS pixels. */
function indentOf(button: Element, around: Element): number {
  const shapes = [...button.querySelectorAll('svg > *')]
  const drawn = Math.min(...shapes.map(shape => shape.getBoundingClientRect().left))
  const edge =
    around.getBoundingClientRect().left + parseFloat(getComputedStyle(around).paddingLeft)
  return Math.abs(drawn - edge)
}

describe('the text’s edge in a draw’s steps', () => {
  it('is where the arrow of the details begins', async () => {
    const scene = await placeDraw({ draw: completeDraw, winners: [contacted] })
    const all = await waitFor(() => {
      const found = [...scene.root.querySelectorAll('.rd-disclosure')]
      return found.length > 0 && found
    }, 'the details')
    for (const details of all) {
      const button = details.querySelector('button') as HTMLElement
      expect(indentOf(button, details)).to.be.below(2.5)
      button.click()
      await waitFor(() => button.getAttribute('aria-expanded') === 'true', 'opened')
      expect(indentOf(button, details)).to.be.below(2.5)
    }
  })

  it('is where the quiet way back from a locked list begins', async () => {
    const scene = await placeDraw({ draw: lockedDraw })
    const reopen = await control(scene, 'button', 'Reopen the list')
    const panel = reopen.closest('.rd-step-panel') as HTMLElement
    expect(indentOf(reopen, panel)).to.be.below(2.5)
  })
})
