import { sendMouse } from '@web/test-runner-commands'
import { expect } from 'chai'
import { useState } from 'react'
import { ReorderableList } from '../../src/screens/kit/reorder/reorderable-list.tsx'
import { expectNoAxeViolationsInFull } from '../support/browser/axe.ts'
import { click, focused, press, type } from '../support/browser/page.ts'
import { type PlacedKit, placeKit, somePlaces } from '../support/browser/place-kit.tsx'
import { nextFrame, waitFor } from '../support/browser/wait-for.ts'

const prizes = ['Grand prize', 'Kayak', 'Quilt', 'Lobster supper', 'Chess set']

interface ListProps {
  save?: (ids: string[]) => Promise<void> | void
  /** The caller shows what was saved, as a screen with a store does. */
  follows?: boolean
  lockedBecause?: string
}

function Prizes({ save = () => undefined, follows = false, lockedBecause }: ListProps) {
  const [names, setNames] = useState(prizes)
  return (
    <ReorderableList
      label="Prizes"
      lockedBecause={lockedBecause}
      items={names.map(name => ({ id: name, name, content: name }))}
      onReorder={async ids => {
        await save(ids)
        if (follows) setNames(ids)
      }}
    />
  )
}

const orderOf = ({ root }: PlacedKit) =>
  [...root.querySelectorAll('.rd-reorder-content')].map(row => row.textContent)
const said = ({ root }: PlacedKit) => root.querySelector('[role="status"]')?.textContent
const handleOf = ({ root }: PlacedKit, name: string) =>
  root.querySelector<HTMLElement>(`[data-id="${name}"] [data-part="handle"]`)!
const menuOf = ({ root }: PlacedKit, name: string) =>
  root.querySelector<HTMLElement>(`[data-id="${name}"] .rd-reorder-more`)!
const middle = (element: Element): [number, number] => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return [Math.round(left + width / 2), Math.round(top + height / 2)]
}

/** As a finger does it: every event goes to where it started. */
function touch(element: Element, kind: string, clientY: number) {
  const [clientX] = middle(element)
  element.dispatchEvent(
    new PointerEvent(kind, {
      pointerId: 7,
      pointerType: 'touch',
      isPrimary: true,
      button: kind === 'pointermove' ? -1 : 0,
      bubbles: true,
      composed: true,
      cancelable: true,
      clientX,
      clientY,
    }),
  )
}

describe('reorderable list', () => {
  for (const place of somePlaces) {
    it(`moves a row by keyboard, says so, and keeps the focus on it (${place})`, async () => {
      const saved: string[][] = []
      const kit = await placeKit(<Prizes save={ids => void saved.push(ids)} />, { place })
      await expectNoAxeViolationsInFull(kit.root)
      handleOf(kit, 'Grand prize').focus()
      await press('Enter')
      expect(said(kit)).to.equal('Grand prize, picked up from position 1 of 5. Arrow keys move it.')
      await press('ArrowDown')
      expect(said(kit)).to.equal('Grand prize, position 2 of 5')
      expect(saved).to.deep.equal([])
      await expectNoAxeViolationsInFull(kit.root)
      await press('Enter')
      expect(said(kit)).to.equal('Grand prize, moved to position 2 of 5')
      expect(orderOf(kit).slice(0, 2)).to.deep.equal(['Kayak', 'Grand prize'])
      expect(focused()).to.equal(handleOf(kit, 'Grand prize'))
      await waitFor(() => saved.length === 1)
      expect(saved[0]).to.deep.equal(['Kayak', 'Grand prize', ...prizes.slice(2)])
      await press('Space', 'End', 'Space')
      expect(orderOf(kit).at(-1)).to.equal('Grand prize')
      expect(focused()).to.equal(handleOf(kit, 'Grand prize'))
    })

    it(`is put back by Escape, and by leaving (${place})`, async () => {
      const saved: string[][] = []
      const kit = await placeKit(<Prizes save={ids => void saved.push(ids)} />, { place })
      handleOf(kit, 'Kayak').focus()
      await press('Enter', 'ArrowDown', 'Escape')
      expect(said(kit)).to.equal('Kayak, put back at position 2 of 5')
      await press('Enter', 'ArrowDown', 'Tab')
      await waitFor(() => said(kit) === 'Kayak, put back at position 2 of 5')
      expect(orderOf(kit)).to.deep.equal(prizes)
      expect(saved).to.deep.equal([])
    })

    it(`moves a row by mouse (${place})`, async () => {
      const kit = await placeKit(<Prizes />, { place })
      const [x, y] = middle(handleOf(kit, 'Kayak'))
      const [, to] = middle(handleOf(kit, 'Quilt'))
      await sendMouse({ type: 'move', position: [x, y] })
      await sendMouse({ type: 'down' })
      await sendMouse({ type: 'move', position: [x, y + 8] })
      await sendMouse({ type: 'move', position: [x, to + 6] })
      await waitFor(() => kit.query('.rd-reorder-dragged'))
      await sendMouse({ type: 'up' })
      await waitFor(() => said(kit) === 'Kayak, moved to position 3 of 5')
      expect(orderOf(kit).slice(0, 3)).to.deep.equal(['Grand prize', 'Quilt', 'Kayak'])
      expect(kit.query('.rd-reorder-held')).to.equal(null)
      expect(focused()).to.equal(handleOf(kit, 'Kayak'))
    })

    it(`moves a row by touch (${place})`, async () => {
      const kit = await placeKit(<Prizes />, { place })
      const handle = handleOf(kit, 'Quilt')
      expect(getComputedStyle(handle).touchAction).to.equal('none')
      const [, y] = middle(handle)
      const [, to] = middle(handleOf(kit, 'Grand prize'))
      touch(handle, 'pointerdown', y)
      for (const at of [y - 10, (y + to) / 2, to - 4]) {
        touch(handle, 'pointermove', at)
        await nextFrame()
      }
      touch(handle, 'pointerup', to - 4)
      await waitFor(() => said(kit) === 'Quilt, moved to position 1 of 5')
      expect(orderOf(kit)[0]).to.equal('Quilt')
    })

    it(`moves a row by its menu, and the focus stays with it (${place})`, async () => {
      const kit = await placeKit(<Prizes />, { place })
      await click(menuOf(kit, 'Quilt'))
      const items = await waitFor(() => {
        const found = [...kit.scope.querySelectorAll<HTMLElement>('[role="menuitem"]')]
        return found.length === 5 && found
      })
      await click(items[0]!)
      await waitFor(() => said(kit) === 'Quilt, moved to position 2 of 5')
      await waitFor(() => focused() === menuOf(kit, 'Quilt'))
      menuOf(kit, 'Grand prize').focus()
      await press('Enter')
      const first = await kit.find('[role="menuitem"]')
      expect(first.getAttribute('aria-disabled')).to.equal('true')
      await press('Escape')
    })

    it(`moves a row to a position that is typed (${place})`, async () => {
      const kit = await placeKit(<Prizes />, { place })
      menuOf(kit, 'Grand prize').focus()
      await press('Enter')
      await kit.find('[role="menuitem"]')
      await press('End', 'Enter')
      const field = await kit.find<HTMLInputElement>('[role="dialog"] input')
      await waitFor(() => focused() === field, 'focus in the field')
      await type('9')
      await press('Enter')
      const error = await waitFor(
        () => kit.scope.getElementById(errorIdOf(field)),
        'error of the field',
      )
      expect(error.textContent).to.include('Enter a whole number from 1 to 5.')
      field.select()
      await type('4')
      await press('Enter')
      await waitFor(
        () => said(kit) === 'Grand prize, moved to position 4 of 5',
        'the announced move',
      )
      await waitFor(() => focused() === menuOf(kit, 'Grand prize'), 'focus on the menu')
    })
  }

  it('has a row’s own actions above its moves, in one menu', async () => {
    const done: string[] = []
    const kit = await placeKit(
      <ReorderableList
        label="Prizes"
        items={prizes.map(name => ({
          id: name,
          name,
          content: name,
          menu: {
            label: `Actions for ${name}`,
            items: [
              { id: 'edit', label: 'Edit prize', onAction: () => done.push(name) },
              {
                id: 'delete',
                label: 'Delete prize',
                disabledBecause: 'It is drawn.',
                onAction: () => done.push('never'),
              },
            ],
          },
        }))}
        onReorder={() => undefined}
      />,
    )
    expect(menuOf(kit, 'Kayak').getAttribute('aria-label')).to.equal('Actions for Kayak')
    await click(menuOf(kit, 'Kayak'))
    const items = await waitFor(() => {
      const found = [...kit.scope.querySelectorAll<HTMLElement>('[role="menuitem"]')]
      return found.length === 7 && found
    })
    expect(items[0]?.textContent).to.include('Edit prize')
    expect(items[1]?.textContent).to.include('It is drawn.')
    await expectNoAxeViolationsInFull(kit.root)
    await click(items[0]!)
    await waitFor(() => done.length === 1)
    expect(done).to.deep.equal(['Kayak'])
    expect(orderOf(kit)).to.deep.equal(prizes)
  })

  it('shows the order at once and puts it back when it is not saved', async () => {
    let refuse: (reason: Error) => void = () => undefined
    const kit = await placeKit(
      <Prizes
        save={() =>
          new Promise<void>((_, reject) => {
            refuse = reject
          })
        }
      />,
    )
    handleOf(kit, 'Grand prize').focus()
    await press('Enter', 'ArrowDown', 'Enter')
    expect(orderOf(kit)[0]).to.equal('Kayak')
    await nextFrame()
    refuse(new Error('offline'))
    await waitFor(() => orderOf(kit)[0] === 'Grand prize')
    expect(said(kit)).to.equal('Not saved: Grand prize is back at position 1')
    expect((await kit.find('[role="alert"]')).textContent).to.include('was not saved')
    expect(focused()).to.equal(handleOf(kit, 'Grand prize'))
    await expectNoAxeViolationsInFull(kit.root)
  })

  it('saves one order after another, and falls back to the last that was saved', async () => {
    const saves: string[] = []
    const kit = await placeKit(
      <Prizes
        follows
        save={async ids => {
          saves.push(ids[0] ?? '')
          await nextFrame()
          if (saves.length === 2) throw new Error('conflict')
        }}
      />,
    )
    handleOf(kit, 'Kayak').focus()
    await press('Enter', 'ArrowUp', 'Enter')
    handleOf(kit, 'Quilt').focus()
    await press('Enter', 'Home', 'Enter')
    await waitFor(() => kit.query('[role="alert"]'))
    expect(saves).to.deep.equal(['Kayak', 'Quilt'])
    expect(orderOf(kit).slice(0, 3)).to.deep.equal(['Kayak', 'Grand prize', 'Quilt'])
  })

  it('ends a drag by Escape', async () => {
    const kit = await placeKit(<Prizes />)
    const [x, y] = middle(handleOf(kit, 'Kayak'))
    await sendMouse({ type: 'move', position: [x, y] })
    await sendMouse({ type: 'down' })
    await sendMouse({ type: 'move', position: [x, y + 60] })
    await waitFor(() => kit.query('.rd-reorder-dragged'))
    await press('Escape')
    await sendMouse({ type: 'up' })
    await waitFor(() => kit.query('.rd-reorder-held') === null)
    expect(orderOf(kit)).to.deep.equal(prizes)
  })

  it('says why it is locked, and cannot be changed then', async () => {
    const kit = await placeKit(<Prizes lockedBecause="The draw has begun." />, { locale: 'fr' })
    const handle = handleOf(kit, 'Kayak')
    expect((handle as HTMLButtonElement).disabled).to.equal(true)
    const help = kit.scope.getElementById(handle.getAttribute('aria-describedby') ?? '')
    expect(help?.textContent).to.equal('The draw has begun.')
    expect(kit.query('.rd-reorder-more')).to.equal(null)
    await expectNoAxeViolationsInFull(kit.root)
  })
})

function errorIdOf(field: HTMLElement): string {
  const ids = `${field.getAttribute('aria-errormessage') ?? ''} ${field.getAttribute('aria-describedby') ?? ''}`
  return ids.split(' ').find(id => id.includes('error')) ?? ids.trim().split(' ').at(-1) ?? ''
}
