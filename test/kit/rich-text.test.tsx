import { sendKeys } from '@web/test-runner-commands'
import { expect } from 'chai'
import { useState } from 'react'
import { RichTextField } from '../../src/screens/kit/fields/rich-text-field.tsx'
import { expectNoAxeViolationsInFull } from '../support/browser/axe.ts'
import { click, focused, press, type } from '../support/browser/page.ts'
import { type PlacedKit, placeKit, somePlaces } from '../support/browser/place-kit.tsx'
import { nextFrame, waitFor } from '../support/browser/wait-for.ts'

const fields = [
  { name: 'firstName', label: 'First name', example: 'Eva <b>&' },
  { name: 'ticketsUrl', label: 'Link to the tickets', example: 'https://example.org/t' },
]

type Props = Partial<Parameters<typeof RichTextField>[0]>

function Form({
  start = '',
  behindMs = 0,
  onValue,
  ...props
}: Props & { start?: string; behindMs?: number; onValue: (v: string) => void }) {
  const [value, setValue] = useState(start)
  return (
    <RichTextField
      label="Email body"
      description="Sent with each order."
      fields={fields}
      {...props}
      value={value}
      onChange={html => {
        onValue(html)
        if (behindMs === 0) setValue(html)
        else
          setTimeout(() => {
            setValue(html)
            held = html
          }, behindMs)
      }}
    />
  )
}

/** What a form that is behind holds by now. */
let held: string | undefined

for (const place of somePlaces) {
  describe(`rich text field, ${place}`, () => {
    // The first load of the editor may take long on a busy machine; it isn't what is tested.
    before(async () => {
      await import('../../src/screens/kit/rich-text/rich-text-editor.tsx')
    })

    let kit: PlacedKit
    let value: string | undefined
    const onValue = (html: string) => {
      value = html
    }
    beforeEach(() => {
      value = undefined
    })
    const place_ = async (props: Props & { start?: string; behindMs?: number } = {}) => {
      kit = await placeKit(<Form {...props} onValue={onValue} />, { place })
      return kit.find('[role=textbox]')
    }
    const tool = (name: string) =>
      kit.find<HTMLButtonElement>(`.rd-rich-tool[aria-label="${name}"]`)
    const command = async (key: string, shift = false) => {
      await sendKeys({ down: 'Control' })
      if (shift) await sendKeys({ down: 'Shift' })
      await press(key)
      if (shift) await sendKeys({ up: 'Shift' })
      await sendKeys({ up: 'Control' })
    }
    const toToolbar = async () => {
      await sendKeys({ down: 'Alt' })
      await press('F10')
      await sendKeys({ up: 'Alt' })
    }

    it('writes what is typed as clean HTML, and nothing as the empty string', async () => {
      const text = await place_()
      await click(text)
      await waitFor(() => focused() === text)
      await type('Dear Eva')
      await waitFor(() => value === '<p>Dear Eva</p>')
      await command('a')
      await press('Delete')
      await waitFor(() => value === '')
    })

    it('keeps what is typed while the form is behind', async () => {
      const text = await place_({ behindMs: 50 })
      await click(text)
      await waitFor(() => focused() === text)
      const words = 'Dear Eva, thank you for your order.'
      await type(words)
      await waitFor(() => held === `<p>${words}</p>`, 'the form')
      await nextFrame()
      expect(text.textContent).to.equal(words)
      expect(value).to.equal(`<p>${words}</p>`)
    })

    it('formats by shortcut, and shows it in the toolbar', async () => {
      const text = await place_()
      text.focus()
      await command('b')
      await type('bold')
      await command('b')
      await command('i')
      await type('slant')
      await waitFor(() => value === '<p><strong>bold</strong><em>slant</em></p>')
      await waitFor(async () => (await tool('Italic')).ariaPressed === 'true')
      expect((await tool('Bold')).ariaPressed).to.equal('false')
    })

    it('formats by mouse, keeping selection and focus in the text', async () => {
      const text = await place_({ start: '<p>Title</p>' })
      await click(text)
      await command('a')
      await click(await tool('Large heading'))
      await waitFor(() => value === '<h2>Title</h2>')
      await click(await tool('Center'))
      await waitFor(() => value === '<h2 align="center">Title</h2>')
      expect(focused()).to.equal(text)
      await click(await tool('Clear formatting'))
      await waitFor(() => value === '<p>Title</p>')
    })

    it('has a toolbar that arrow keys go round in and Tab leaves', async () => {
      const text = await place_({ start: '<p>word</p>' })
      text.focus()
      await command('a')
      await toToolbar()
      expect(focused()?.ariaLabel).to.equal('Bold')
      await press('ArrowRight', 'ArrowRight')
      expect(focused()?.ariaLabel).to.equal('Underline')
      await press('Space')
      await waitFor(() => value === '<p><u>word</u></p>')
      expect(focused()?.ariaLabel).to.equal('Underline')
      await press('Tab')
      expect(focused()).to.equal(text)
    })

    it('lets Tab go on out of a list', async () => {
      const text = await place_({ start: '<ul><li><p>one</p></li></ul>' })
      text.focus()
      await press('Tab')
      expect(focused()?.textContent).to.equal('Preview')
    })

    it('makes a link of the selection, and takes it away again', async () => {
      const text = await place_({ start: '<p>tickets</p>' })
      text.focus()
      await command('a')
      await toToolbar()
      ;(await tool('Link')).focus()
      await press('Enter')
      const address = await kit.find<HTMLInputElement>('[role=dialog] input')
      await waitFor(() => kit.query('[role=dialog]')?.contains(focused()))
      address.focus()
      await type('javascript:hit()')
      await press('Enter')
      await kit.find('[role=dialog] .rd-field-error span')
      await command('a')
      await type('example.org/tickets')
      await press('Enter')
      await waitFor(() => value === '<p><a href="https://example.org/tickets">tickets</a></p>')
      await waitFor(() => kit.query('[role=dialog]') === null)
      await click(await tool('Link'))
      await kit.find('[role=dialog]')
      const remove = [
        ...kit.scope.querySelectorAll<HTMLButtonElement>('[role=dialog] button'),
      ].find(({ textContent }) => textContent === 'Remove link')
      await click(remove!)
      await waitFor(() => value === '<p>tickets</p>')
    })

    it('inserts a field where the cursor is', async () => {
      const text = await place_({ start: '<p>Dear</p>' })
      await click(text)
      await press('End')
      await type(' ')
      await click(await kit.find('.rd-rich-insert'))
      await click(await kit.find('[role=menuitem]'))
      await waitFor(() => value === '<p>Dear {{firstName}}</p>', value)
      expect((await kit.find('.rd-rich-place')).textContent).to.equal('{{firstName}}')
    })

    it('undoes and redoes', async () => {
      const text = await place_()
      text.focus()
      await type('x')
      await waitFor(() => value === '<p>x</p>')
      await click(await tool('Undo'))
      await waitFor(() => value === '')
      await command('z', true)
      await waitFor(() => value === '<p>x</p>')
    })

    it('cleans what is pasted', async () => {
      const text = await place_()
      text.focus()
      const clipboardData = new DataTransfer()
      clipboardData.setData(
        'text/html',
        '<h1 style="color:red" class="x" onclick="hit()">Hi</h1><script>hit()</script><p>there<img src="x" onerror="hit()"></p>',
      )
      text.dispatchEvent(
        new ClipboardEvent('paste', {
          clipboardData,
          bubbles: true,
          cancelable: true,
          composed: true,
        }),
      )
      await waitFor(() => value !== undefined)
      expect(value).to.equal('<p>Hi</p><p>there</p>')
      expect(text.querySelectorAll('[style], [class]:not(br), script, [onerror]')).to.have.length(0)
    })

    it('shows a preview with examples in place of fields, apart from the page', async () => {
      await place_({ start: '<p>Dear {{firstName}} {{other}}</p>' })
      const toggle = await kit.find('.rd-rich-switch')
      await click(toggle)
      const preview = await kit.find('.rd-html')
      expect(preview.shadowRoot?.textContent).to.equal('Dear Eva <b>& {{other}}')
      await expectNoAxeViolationsInFull(kit.root)
      await press('Enter')
      await waitFor(() => kit.query('.rd-html') === null)
    })

    it('links label, description, error and counter by ids of its own root', async () => {
      const text = await place_({
        error: 'Too long.',
        required: true,
        maximumLength: 5,
        start: '<p>Dear &amp; Eva</p>',
      })
      const label = kit.scope.getElementById(text.getAttribute('aria-labelledby')!)
      expect(label?.textContent).to.contain('Email body')
      const described = text.getAttribute('aria-describedby')!.split(' ')
      const words = described.map(id => kit.scope.getElementById(id)?.textContent).join(' ')
      expect(words).to.contain('Sent with each order.').and.to.contain('Too long.')
      expect(text.ariaInvalid).to.equal('true')
      expect(text.ariaRequired).to.equal('true')
      expect(kit.query('.rd-field-counter')?.textContent).to.contain('10 / 5')
      const toolbar = await kit.find('[role=toolbar]')
      expect(toolbar.ariaLabel).to.equal('Formatting of Email body')
      expect(kit.scope.getElementById(toolbar.getAttribute('aria-controls')!)).to.equal(text)
      await expectNoAxeViolationsInFull(kit.root)
    })

    it('can be read but not changed while locked, with the reason', async () => {
      const text = await place_({ start: '<p>sent</p>', lockedBecause: 'It was sent.' })
      expect(text.getAttribute('contenteditable')).to.equal('false')
      expect(text.ariaReadOnly).to.equal('true')
      expect(kit.query('[role=toolbar]')).to.equal(null)
      expect(kit.root.textContent).to.contain('It was sent.')
      await expectNoAxeViolationsInFull(kit.root)
    })

    it('follows a value from outside, and gives it no change back', async () => {
      const text = await place_({ start: '<p>old</p>' })
      kit.draw(<RichTextField label="Email body" value="<p>new</p>" onChange={onValue} />)
      await waitFor(
        () => text.textContent === 'new' || kit.query('[role=textbox]')?.textContent === 'new',
      )
      expect(value).to.equal(undefined)
    })

    it('writes no style into the page', async () => {
      const kit = await placeKit(null, { place })
      const before = document.querySelectorAll('style, link[rel=stylesheet]').length
      kit.draw(<Form onValue={onValue} />)
      const text = await kit.find('[role=textbox]')
      await click(text)
      await type('x')
      expect(document.querySelectorAll('style, link[rel=stylesheet]')).to.have.length(before)
      expect(kit.scope.querySelectorAll('.rd-rich style, .rd-rich-text [style]')).to.have.length(0)
    })

    it('gives the focus to the text when the form asks', async () => {
      const handle: { current: Pick<HTMLElement, 'focus'> | null } = { current: null }
      const text = await place_({ ref: handle })
      handle.current?.focus()
      await waitFor(() => focused() === text)
    })
  })
}
