import { useLayoutEffect, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { useFocusKeeper } from '../../src/screens/screen-frame.tsx'
import { box } from '../support/browser/fixture.ts'
import { focused } from '../support/browser/page.ts'
import { waitFor } from '../support/browser/wait-for.ts'

function Title({ name }: { name: string }) {
  const title = useRef<HTMLHeadingElement>(null)
  // As the shell does, before the frame's own effects.
  useLayoutEffect(() => {
    if (name === 'Loading') title.current?.focus()
  }, [name])
  return (
    <h1 ref={title} tabIndex={-1}>
      {name}
    </h1>
  )
}

function Screen({ host, name }: { host: HTMLElement; name: string }) {
  useFocusKeeper(host)
  return <Title key={name} name={name} />
}

describe('a screen that somebody comes to', () => {
  it('keeps the focus on its title, though that is another one once it has loaded', async () => {
    const host = document.createElement('div')
    box().append(host)
    const react = createRoot(host.attachShadow({ mode: 'open' }))
    react.render(<Screen host={host} name="Loading" />)
    await waitFor(() => focused()?.textContent === 'Loading', 'the focus on the title')
    react.render(<Screen host={host} name="Harbour Lights" />)
    await waitFor(() => focused()?.textContent === 'Harbour Lights', 'the focus on what it became')
    react.unmount()
  })
})
