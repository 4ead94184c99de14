import { expect } from 'chai'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import * as v from 'valibot'
import { type FlagName, flagNames } from '../../src/core/flag-names.ts'
import { isOn } from '../../src/core/flag-state.ts'
import { attachRoot } from '../../src/elements/attach-root.ts'
import AccessChanged from '../../src/screens/access-changed.tsx'
import { DeskProvider } from '../../src/screens/desk.tsx'
import GuardedFrame from '../../src/screens/guarded-frame.tsx'
import { TextField } from '../../src/screens/kit/fields/text-field.tsx'
import { fieldsOf } from '../../src/screens/kit/forms/fields-of.tsx'
import { Form } from '../../src/screens/kit/forms/form.tsx'
import { useForm } from '../../src/screens/use-form.ts'
import { fakeDesk, flagsEndpoint } from '../../stories/support/fake-desk.ts'
import { box } from '../support/browser/fixture.ts'
import { type } from '../support/browser/page.ts'
import { waitFor } from '../support/browser/wait-for.ts'

const Prize = v.object({ name: v.string() })

/** A form, and a field that belongs to none. */
function PrizeAndNote() {
  const form = useForm(Prize, {
    id: 'prize:1',
    values: { name: '' },
    draft: 'no',
    onSave: async () => undefined,
  })
  const [note, setNote] = useState('')
  return (
    <>
      <Form form={form}>
        {fieldsOf(form)('name', 'Name', bound => (
          <TextField {...bound} />
        ))}
      </Form>
      <TextField label="Note" value={note} onChange={setNote} />
    </>
  )
}

/** The raffles' screen on a desk whose flags are asked for all the time. */
async function openScreen() {
  const { desk, api } = fakeDesk({ pollSeconds: 0.02 })
  const host = box()
  const root = attachRoot(host)
  const react = createRoot(root)
  await desk.start()
  react.render(
    <GuardedFrame
      desk={desk}
      id="raffles"
      values={{}}
      host={host}
      screen={PrizeAndNote}
      onReady={() => undefined}
      onState={() => undefined}
    />,
  )
  const [name, note] = (await waitFor(() => {
    const found = [...root.querySelectorAll('input')]
    return found.length === 2 ? found : null
  })) as [HTMLInputElement, HTMLInputElement]

  async function setFlags(on: readonly FlagName[]) {
    const flags = on.map((flag, id) => ({ id, enabled: true, feature: { id, name: flag } }))
    api.answer(flagsEndpoint, { identifier: 'x', traits: [], flags })
    const wanted = on.includes('view-raffles')
    await waitFor(() => isOn(desk.$flags.get(), 'view-raffles') === wanted)
  }
  endings.push(() => {
    react.unmount()
    desk.destroy()
  })
  return {
    name,
    note,
    loseAccess: () => setFlags(['view-dashboard']),
    regainAccess: () => setFlags(flagNames.filter(flag => flag !== 'god-mode')),
    says: (words: string) => waitFor(() => root.textContent?.includes(words)),
    alert: () => root.querySelector('[role=alert]'),
  }
}

const endings: (() => void)[] = []
afterEach(() => {
  for (const end of endings.splice(0)) end()
})

describe('a screen that its flag closes while it is open', () => {
  it('is taken away where nothing is unsaved, and comes back with the flag', async () => {
    const { name, loseAccess, regainAccess, says } = await openScreen()
    await loseAccess()
    await says('You don’t have permission for this.')
    expect(name.isConnected).to.equal(false)
    await regainAccess()
    await says('Note')
  })

  for (const [what, field] of [
    ['a form', 'name'],
    ['a field of its own', 'note'],
  ] as const) {
    it(`stays with what was typed into ${what}, says so, and can still be typed in`, async () => {
      const screen = await openScreen()
      const input = screen[field]
      input.focus()
      await type('Ottoman')
      await screen.loseAccess()
      await screen.says('Your permissions changed.')
      expect(screen.alert()?.textContent).to.contain('save or copy')
      expect(input.isConnected).to.equal(true)
      await type(' set')
      expect(input.value).to.equal('Ottoman set')
      await screen.regainAccess()
      await waitFor(() => screen.alert() === null)
      expect(input.isConnected).to.equal(true)
      expect(input.value).to.equal('Ottoman set')
    })
  }

  it('is taken away once what was typed has been taken back before the flag went', async () => {
    const { name, note, loseAccess, says } = await openScreen()
    for (const field of [name, note]) {
      field.focus()
      await type('x')
      field.select()
      await type('')
      document.execCommand('delete')
    }
    expect([name.value, note.value]).to.deep.equal(['', ''])
    await loseAccess()
    await says('You don’t have permission for this.')
  })

  it('is told of once, in the desk’s language, where something lies over it', async () => {
    const { desk } = fakeDesk({ locale: 'fr' })
    await desk.start()
    const react = createRoot(box())
    endings.push(() => {
      react.unmount()
      desk.destroy()
    })
    react.render(
      <DeskProvider desk={desk}>
        <div inert>
          <AccessChanged />
        </div>
      </DeskProvider>,
    )
    await waitFor(() => desk.notices.$notices.get().some(({ text }) => /^Vos auto/.test(text)))
    expect(desk.notices.$notices.get()).to.have.length(1)
  })
})
