import { expect } from 'chai'
import { keepFocus } from '../../src/screens/kit/keep-focus.ts'
import { box } from '../support/browser/fixture.ts'
import { click, focused, press } from '../support/browser/page.ts'
import { nextFrame, waitFor } from '../support/browser/wait-for.ts'

const screen = `
  <h1>Raffles</h1>
  <section>
    <h2>Prizes</h2>
    <div class="steps"><button class="mine">Take</button></div>
    <p data-next><button class="next">Go on</button></p>
  </section>
  <p class="ground">Ground</p>`

describe('the keeper of the focus', () => {
  let ending = new AbortController()
  afterEach(() => {
    ending.abort()
    ending = new AbortController()
  })

  /** A screen in a root of its own; what has the focus is its button. */
  function placed(html = screen) {
    const host = document.createElement('div')
    const root = host.attachShadow({ mode: 'open' })
    root.innerHTML = html
    box().append(host)
    keepFocus(root, ending.signal)
    const get = (selector: string) => root.querySelector<HTMLElement>(selector) as HTMLElement
    get('.mine').focus()
    return { host, root, get }
  }

  /** What follows a change is done once the next frame is drawn. */
  async function settled() {
    await nextFrame()
    await nextFrame()
  }

  for (const [what, act] of [
    ['is gone', (mine: HTMLElement) => mine.remove()],
    ['is gone with all around it', (mine: HTMLElement) => mine.parentElement?.remove()],
    ['is disabled', (mine: HTMLElement) => mine.setAttribute('disabled', '')],
    ['is hidden', (mine: HTMLElement) => (mine.hidden = true)],
    [
      'is in what is hidden',
      (mine: HTMLElement) => ((mine.parentElement as HTMLElement).hidden = true),
    ],
  ] as const)
    it(`gives it to what follows, when what had it ${what}`, async () => {
      const { get } = placed()
      act(get('.mine'))
      await waitFor(() => focused() === get('.next'), 'the focus on what follows')
    })

  it('gives it back to what is moved, before anything is painted', async () => {
    const { root, get } = placed()
    root.append(get('.mine'))
    await Promise.resolve()
    expect(focused()).to.equal(get('.mine'))
  })

  it('gives it back to what Tab stops at no more', async () => {
    const { get } = placed('<h1>A</h1><div class="mine" tabindex="0">B</div>')
    get('.mine').removeAttribute('tabindex')
    await settled()
    await waitFor(() => focused() === get('.mine'), 'the focus back')
  })

  it('gives it back to what was out of sight for a while', async () => {
    const { get } = placed('<h1>A</h1><div data-translating><button class="mine">B</button></div>')
    const [title, room] = [get('h1'), get('div')]
    title.hidden = true
    room.style.visibility = 'hidden'
    await settled()
    expect(focused()).not.to.equal(get('.mine'))
    room.style.visibility = ''
    await waitFor(() => focused() === get('.mine'), 'the focus back')
  })

  it('asks the innermost part that is left first, and takes the first of its offers that follows', async () => {
    const { get } = placed(`<h1>A</h1>
      <section>
        <button class="outside" data-next>B</button>
        <ol>
          <li data-next><button class="before">C</button></li>
          <li class="place"><button class="mine">D</button></li>
          <li data-next><button disabled>E</button></li>
          <li data-next><button class="after">F</button></li>
          <li data-next><button>G</button></li>
        </ol>
        <button data-next>H</button>
      </section>`)
    get('.mine').remove()
    await waitFor(() => focused() === get('.after'), 'the focus on what follows')
    get('ol').lastElementChild?.remove()
    get('.after').remove()
    await waitFor(() => focused() === get('.before'), 'the focus on what is left of the list')
    get('ol').remove()
    await waitFor(() => focused() === get('.outside'), 'the focus outside of the list')
  })

  it('keeps inside a part what goes there, where only that is its own', async () => {
    const { get } = placed(`<h1>A</h1>
      <p data-next="inside"><button class="other">B</button></p>
      <p data-next="inside"><button class="mine">C</button><button class="beside">D</button></p>`)
    get('.mine').remove()
    await waitFor(() => focused() === get('.beside'), 'the focus beside it')
    get('.beside').parentElement?.remove()
    await waitFor(() => focused() === get('h1'), 'the focus on the title')
  })

  it('goes on from the title of its section where the control says so, else from the screen’s', async () => {
    const { get } = placed()
    get('.mine').toggleAttribute('data-to-title')
    get('.mine').remove()
    await waitFor(() => focused() === get('h2'), 'the focus on the section’s title')
    get('section').remove()
    await waitFor(() => focused() === get('h1'), 'the focus on the screen’s title')
  })

  it('waits for an heir that comes later', async () => {
    const { root, get } = placed('<div><button class="mine">A</button></div>')
    get('.mine').remove()
    await settled()
    expect(focused()).to.equal(document.body)
    root.append(Object.assign(document.createElement('h1'), { textContent: 'Later' }))
    await waitFor(() => focused() === get('h1'), 'the focus on what came')
  })

  for (const [what, act] of [
    ['a click on empty ground', (ground: HTMLElement) => click(ground)],
    ['a key', () => press('Shift')],
  ] as const)
    it(`waits no more after ${what}`, async () => {
      const { root, get } = placed(
        '<div><button class="mine">A</button></div><p class="ground">B</p>',
      )
      get('.mine').remove()
      await settled()
      await act(get('.ground'))
      root.append(Object.assign(document.createElement('h1'), { textContent: 'Later' }))
      await settled()
      expect(focused()).to.equal(document.body)
    })

  it('leaves it where somebody put it, on empty ground too', async () => {
    const { get } = placed()
    await click(get('.ground'))
    get('.mine').remove()
    await settled()
    expect(focused()).to.equal(document.body)
  })

  it('never takes it from the page around', async () => {
    const { get } = placed()
    const theirs = document.createElement('input')
    box().append(theirs)
    theirs.focus()
    get('.mine').remove()
    await settled()
    expect(focused()).to.equal(theirs)
    theirs.blur()
    get('.ground').remove()
    await settled()
    expect(focused()).to.equal(document.body)
  })

  it('gives way to another screen of the page, which keeps its own', async () => {
    const [one, other] = [placed(), placed()]
    one.get('.mine').remove()
    await settled()
    expect(focused()).to.equal(other.get('.mine'))
    other.get('.mine').remove()
    await waitFor(() => focused() === other.get('.next'), 'the focus on its own heir')
  })

  it('lets a dialog have it, and goes on from what opened it when that has gone meanwhile', async () => {
    const { root, get } = placed()
    const dialog = document.createElement('div')
    dialog.setAttribute('role', 'dialog')
    dialog.innerHTML = '<button class="sure">Yes</button>'
    root.append(dialog)
    get('.sure').focus()
    get('.mine').remove()
    await settled()
    expect(focused()).to.equal(get('.sure'))
    dialog.remove()
    await waitFor(() => focused() === get('.next'), 'the focus on what follows')
  })

  it('begins with what had it before, though that has gone by then', async () => {
    const { root, get } = placed()
    ending.abort()
    ending = new AbortController()
    const up = [get('.steps'), get('section'), root, root.host]
    const mine = get('.mine')
    mine.remove()
    keepFocus(root, ending.signal, [
      [get('.next'), ...up],
      [mine, ...up],
    ])
    await waitFor(() => focused() === get('.next'), 'the focus on what follows')
  })
})
