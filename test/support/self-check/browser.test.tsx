import { expect } from 'chai'
import { createRoot } from 'react-dom/client'
import { expectNoAxeViolations } from '../browser/axe.ts'
import { box, fixture } from '../browser/fixture.ts'
import { focused, press, setScheme, setWidth } from '../browser/page.ts'
import { waitFor } from '../browser/wait-for.ts'
import { Counter } from './counter.tsx'
import type { Greeting } from './greeting.ts'
import './greeting.ts'

describe('the test system in the browser', () => {
  it('renders a React component with its style sheet', async () => {
    const place = box()
    const root = createRoot(place)
    root.render(<Counter label="Tickets" />)
    const button = await waitFor(() => place.querySelector('button'), 'button')
    expect(getComputedStyle(button).paddingInlineStart).to.equal('24px')
    button.click()
    await waitFor(() => button.textContent === 'Tickets: 1', 'count of one')
    root.unmount()
  })

  it('renders a Lit element and its attributes', async () => {
    const greeting = fixture<Greeting>('<self-check-greeting name="Ada"></self-check-greeting>')
    await greeting.updateComplete
    expect(greeting.shadowRoot?.textContent?.trim()).to.equal('Hello, Ada')
  })

  it('removes fixtures after each test', () => {
    expect(document.querySelector('self-check-greeting')).to.equal(null)
  })

  it('presses keys, sizes the page and sets the scheme', async () => {
    const button = fixture('<button>Draw</button>')
    await press('Tab')
    expect(focused()).to.equal(button)
    await setWidth(480)
    expect(innerWidth).to.equal(480)
    await setScheme('dark')
    expect(matchMedia('(prefers-color-scheme: dark)').matches).to.equal(true)
    await setScheme('light')
  })

  it('finds what axe finds, in shadow roots too', async () => {
    const host = fixture('<main><div></div></main>')
    const shadow = host.querySelector('div')!.attachShadow({ mode: 'open' })
    shadow.innerHTML = '<img src="data:,">'
    const error = await expectNoAxeViolations(host).catch((thrown: Error) => thrown)
    expect(String(error)).to.include('image-alt')
    shadow.innerHTML = '<img src="data:," alt="">'
    await expectNoAxeViolations(host)
  })
})
