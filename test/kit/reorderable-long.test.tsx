import { expect } from 'chai'
import { useLayoutEffect } from 'react'
import { ReorderableList } from '../../src/screens/kit/reorder/reorderable-list.tsx'
import { focused, press } from '../support/browser/page.ts'
import { type PlacedKit, placeKit } from '../support/browser/place-kit.tsx'
import { nextFrame, waitFor } from '../support/browser/wait-for.ts'

const total = 400
const names = Array.from({ length: total }, (_, index) => `Prize ${index + 1}`)

/** Rows are three times as high as a list expects of rows that it hasn't laid out yet. */
const items = names.map(name => ({
  id: name,
  name,
  content: (
    <div style={{ display: 'grid', blockSize: 140, gridTemplateColumns: 'repeat(4, 1fr)' }}>
      <b>{name}</b>
      {['value', 'cut-off', 'draw', 'tickets', 'status', 'sponsor', 'notes'].map(fact => (
        <span key={fact}>
          {fact} of <i>{name}</i>
        </span>
      ))}
    </div>
  ),
}))

function LongList({ onDrawn }: { onDrawn?: () => number }) {
  useLayoutEffect(() => {
    onDrawn?.()
  })
  return <ReorderableList label="Prizes" items={items} onReorder={() => undefined} />
}

const rowsOf = ({ root }: PlacedKit) => [...root.querySelectorAll<HTMLElement>('.rd-reorder-row')]
const nameOf = (row: Element | undefined) => row?.querySelector('b')?.textContent
const handleOf = (row: Element | undefined) =>
  row!.querySelector<HTMLElement>('[data-part="handle"]')!
const isLaidOut = (row: Element | undefined) =>
  row!.querySelector('b')!.checkVisibility({ contentVisibilityAuto: true })
const said = ({ root }: PlacedKit) => root.querySelector('[role="status"]')?.textContent

async function placeLong(): Promise<PlacedKit> {
  const kit = await placeKit(<LongList />, { place: 'page' })
  await waitFor(() => rowsOf(kit).length === total)
  scrollTo(0, 0)
  await waitFor(() => isLaidOut(rowsOf(kit)[0]) && !isLaidOut(rowsOf(kit)[total - 1]))
  return kit
}

/** As a finger does it: every event goes to the handle. */
function touch(handle: Element, kind: string, clientY: number) {
  const button = kind === 'pointermove' ? -1 : 0
  const of = { pointerId: 7, pointerType: 'touch', isPrimary: true, bubbles: true, composed: true }
  handle.dispatchEvent(new PointerEvent(kind, { ...of, button, clientX: 20, clientY }))
}

describe('a long reorderable list', () => {
  it('shows what fits the window at once, and the rest behind it', async () => {
    const drawn: number[] = []
    const count = () => drawn.push(document.querySelectorAll('.rd-reorder-row').length)
    const kit = await placeKit(<LongList onDrawn={count} />, { place: 'page' })
    expect(drawn[0]).to.equal(40)
    await waitFor(() => rowsOf(kit).length === total)
    expect(rowsOf(kit).map(nameOf)).to.deep.equal(names)
  })

  it('lays out the rows near the window only; others stand in the document all the same', async () => {
    const kit = await placeLong()
    const last = rowsOf(kit).at(-1)
    expect(nameOf(last)).to.equal('Prize 400')
    last?.scrollIntoView()
    await waitFor(() => isLaidOut(last) && !isLaidOut(rowsOf(kit)[0]))
    expect(rowsOf(kit).filter(isLaidOut)).to.have.length.below(total / 4)
  })

  it('goes to the end by keyboard, and the focus with it, in sight', async () => {
    const kit = await placeLong()
    handleOf(rowsOf(kit)[1]).focus()
    await press('Enter', 'End', 'Enter')
    expect(said(kit)).to.equal('Prize 2, moved to position 400 of 400')
    expect(nameOf(rowsOf(kit).at(-1))).to.equal('Prize 2')
    expect(focused()).to.equal(handleOf(rowsOf(kit).at(-1)))
    await waitFor(() => {
      const { top, bottom } = handleOf(rowsOf(kit).at(-1)).getBoundingClientRect()
      return top >= 0 && bottom <= innerHeight
    })
  })

  it('drops a row where the pointer is, also on rows that had no height yet when it was taken', async () => {
    const kit = await placeLong()
    const handle = handleOf(rowsOf(kit)[0])
    const { top } = handle.getBoundingClientRect()
    touch(handle, 'pointerdown', top + 8)
    touch(handle, 'pointermove', top + 30)
    await waitFor(() => kit.query('.rd-reorder-dragged'))
    const aim = rowsOf(kit)[60]!
    expect(isLaidOut(aim)).to.equal(false)
    // Rows get their heights on the way, so it takes more than one look.
    await waitFor(async () => {
      aim.scrollIntoView({ block: 'center' })
      await nextFrame()
      await nextFrame()
      const box = aim.getBoundingClientRect()
      return isLaidOut(aim) && Math.abs(box.top + box.height / 2 - innerHeight / 2) < 160
    })
    const middle = aim.offsetTop + aim.offsetHeight / 2
    const list = kit.root.querySelector('.rd-reorder-list')!
    const at = list.getBoundingClientRect().top + middle
    touch(handle, 'pointermove', at)
    await nextFrame()
    touch(handle, 'pointermove', at + 1)
    touch(handle, 'pointerup', at + 1)
    await waitFor(() => said(kit) === 'Prize 1, moved to position 61 of 400')
    expect(nameOf(rowsOf(kit)[60])).to.equal('Prize 1')
  })
})
