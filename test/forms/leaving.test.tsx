import { expect } from 'chai'
import { createRoot, type Root } from 'react-dom/client'
import * as v from 'valibot'
import { contracts } from '../../src/core/contract.ts'
import type { Desk } from '../../src/core/desk.ts'
import { changeRecord } from '../../src/core/forms/change-record.ts'
import { mapSaved } from '../../src/core/forms/saved.ts'
import { sessionCalls } from '../../src/core/session/calls.ts'
import { adoptSheets } from '../../src/core/style/sheets.ts'
import { attachRoot } from '../../src/elements/attach-root.ts'
import { DeskProvider } from '../../src/screens/desk.tsx'
import { TextField } from '../../src/screens/kit/fields/text-field.tsx'
import { Form } from '../../src/screens/kit/forms/form.tsx'
import { FormField } from '../../src/screens/kit/forms/form-field.tsx'
import LogoutScreen from '../../src/screens/session/logout.tsx'
import { useForm } from '../../src/screens/use-form.ts'
import { onWire } from '../../stories/support/fake-api.ts'
import { defineFixtureScreens, type OpenShell, openShell } from '../elements/shell/open-shell.ts'
import { person } from '../shell/people.ts'
import { click, focused, press, type } from '../support/browser/page.ts'
import { turnedClock } from '../support/browser/turned-clock.ts'
import { waitFor } from '../support/browser/wait-for.ts'

const NoteSchema = v.object({ note: v.string(), comment: v.string() })
const { change } = contracts({
  change: {
    method: 'PATCH',
    path: '/order-service/v2/orders/o1',
    access: { action: 'orders:create', embed: 'never' },
    body: v.object({ ...NoteSchema.entries, version: v.number() }),
    answer: v.object({ ...NoteSchema.entries, version: v.number() }),
  },
})
const read = { note: 'Before', comment: '', version: 1 }

let desk: Desk | undefined

function OrderForm({ desk: { http } }: { desk: Desk }) {
  const form = useForm(NoteSchema, {
    id: 'order:o1',
    values: { note: read.note, comment: read.comment },
    version: read.version,
    onSave: async (body, { version = 0 }) =>
      mapSaved(
        await changeRecord(http, change, { body: { ...body, version: Number(version) } }),
        ({ note, comment }) => ({ note, comment }),
      ),
  })
  return (
    <Form form={form}>
      <FormField form={form} name="note" label="Note">
        {field => <TextField {...field} />}
      </FormField>
      <FormField form={form} name="comment" label="Comment">
        {field => <TextField {...field} />}
      </FormField>
    </Form>
  )
}

/** A screen of the product with a form in it, as its element would show it. */
class OrderElement extends HTMLElement {
  react: Root | undefined
  connectedCallback() {
    if (!desk) return
    const inner = this.shadowRoot ? null : attachRoot(this)
    if (!inner) return
    adoptSheets(inner.getRootNode() as ShadowRoot)
    this.react = createRoot(inner)
    this.react.render(
      <DeskProvider desk={desk}>
        <OrderForm desk={desk} />
      </DeskProvider>,
    )
  }
  disconnectedCallback() {
    this.react?.unmount()
  }
}

customElements.define('raffle-desk-order', OrderElement)
defineFixtureScreens(
  'raffle-desk-dashboard',
  'raffle-desk-orders',
  'raffle-desk-login',
  'raffle-desk-logout',
)

const inForm = <E extends HTMLElement>({ root }: OpenShell, selector: string) =>
  waitFor(() => root.querySelector('raffle-desk-order')?.shadowRoot?.querySelector<E>(selector))

const noteOf = (open: OpenShell) => inForm<HTMLInputElement>(open, 'input[name="note"]')

const inDialog = (open: OpenShell, words: string) =>
  waitFor(() => {
    const shadow = open.root.querySelector('raffle-desk-order')?.shadowRoot
    const buttons = shadow?.querySelectorAll<HTMLElement>('[role="alertdialog"] button') ?? []
    return [...buttons].find(({ textContent }) => textContent === words)
  })

const asks = ({ root }: OpenShell) =>
  Boolean(
    root.querySelector('raffle-desk-order')?.shadowRoot?.querySelector('[role="alertdialog"]'),
  )

/** Of this form: pages of other files share the storage, and type meanwhile. */
const drafts = () =>
  Object.keys(localStorage).filter(
    key => key.startsWith('raffle-desk.draft.') && key.endsWith(':order:o1'),
  )

/** The shell on home, then on the order with a note that isn't saved. */
async function withUnsavedNote(): Promise<OpenShell> {
  const open = openShell({ role: 'raffle admin' })
  desk = open.shell.desk
  await open.see('main raffle-desk-dashboard')
  go(open, '/orders')
  await open.see('main raffle-desk-orders')
  go(open, '/order/o1')
  await writeNote(open)
  return open
}

async function writeNote(open: OpenShell) {
  const note = await noteOf(open)
  await click(note)
  note.select()
  await type('After')
  await waitFor(async () => (await inForm(open, '.rd-save-bar')).textContent?.includes('Unsaved'))
}

function go({ root }: OpenShell, path: string) {
  const event = new CustomEvent('raffle-desk-navigate', {
    bubbles: true,
    composed: true,
    cancelable: true,
    detail: { path },
  })
  const from = root.querySelector('main > *') ?? root
  from.dispatchEvent(event)
}

describe('a form with unsaved changes', () => {
  it('asks before a link of the shell leads away; staying keeps everything', async () => {
    const clock = turnedClock()
    const open = await withUnsavedNote()
    const home = await open.see<HTMLAnchorElement>('a[href="/below/"]')
    await click(home)
    await click(await inDialog(open, 'Keep editing'))
    await waitFor(() => !asks(open))
    expect(open.path()).to.equal('/order/o1')
    expect((await noteOf(open)).value).to.equal('After')
    await click(home)
    await click(await inDialog(open, 'Leave without saving'))
    await open.see('main raffle-desk-dashboard')
    expect(open.path()).to.equal('/')
    clock.turn(1_000)
    expect(drafts()).to.deep.equal([])
  })

  it('asks by the keyboard too, and the focus returns', async () => {
    const open = await withUnsavedNote()
    const home = await open.see<HTMLAnchorElement>('a[href="/below/"]')
    home.focus()
    await press('Enter')
    const keep = await inDialog(open, 'Keep editing')
    await waitFor(() => keep.closest('section')?.contains(focused()) === true, 'the focus in it')
    await press('Escape')
    await waitFor(() => !asks(open), 'the question to close')
    expect(open.path()).to.equal('/order/o1')
    await waitFor(() => focused() === home, 'the focus on the link')
  })

  it('asks before an announced navigation', async () => {
    const open = await withUnsavedNote()
    go(open, '/orders')
    expect(open.path()).to.equal('/order/o1')
    await click(await inDialog(open, 'Leave without saving'))
    await open.see('main raffle-desk-orders')
  })

  it('asks before Back, however many steps, and goes as far when the person leaves', async () => {
    const open = await withUnsavedNote()
    history.go(-2)
    await inDialog(open, 'Keep editing')
    await waitFor(() => open.path() === '/order/o1')
    await press('Escape')
    await waitFor(() => !asks(open))
    expect((await noteOf(open)).value).to.equal('After')
    history.go(-2)
    await click(await inDialog(open, 'Leave without saving'))
    await open.see('main raffle-desk-dashboard')
    expect(open.path()).to.equal('/')
  })

  it('asks before the tab is closed, only while something is unsaved', async () => {
    const open = await withUnsavedNote()
    open.api.answer(change, { ...read, note: 'After', version: 2 })
    const stops = () => {
      const event = new Event('beforeunload', { cancelable: true })
      dispatchEvent(event)
      return event.defaultPrevented
    }
    expect(stops()).to.equal(true)
    await click(await inForm(open, 'button[type="submit"]'))
    await waitFor(async () => (await inForm(open, '.rd-save-bar')).textContent?.includes('Saved'))
    expect(stops()).to.equal(false)
    expect(open.api.calls.at(-1)?.body).to.deep.equal({ note: 'After', comment: '', version: 1 })
    go(open, '/orders')
    await open.see('main raffle-desk-orders')
  })

  it('survives a forced sign-out: what was typed is back after signing in', async () => {
    const open = await withUnsavedNote()
    open.api.answer(change, onWire({ status: 401, body: { errors: [{ message: 'Over.' }] } }))
    await click(await inForm(open, 'button[type="submit"]'))
    await waitFor(() => open.path() === '/logout')
    expect(drafts()).to.have.length(1)
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString()
    const token = 'another-token-of-more-than-twenty-letters'
    open.api.answer(sessionCalls.signIn, { token, expiresAt, user: person('raffle admin') })
    await open.shell.desk.session.signOut()
    await open.shell.desk.session.signIn({ email: 'a@example.org', password: 'Harbour50' })
    go(open, '/order/o1')
    await waitFor(async () => (await noteOf(open)).value === 'After')
    expect((await inForm(open, '.rd-banner')).textContent).to.include('were restored')
  })

  it('leaves nothing behind when the person signs out on purpose', async () => {
    const open = await withUnsavedNote()
    // All of it: what is kept letter by letter would come back behind whoever forgets the first ones.
    await waitFor(() => drafts().some(key => localStorage.getItem(key)?.includes('After')))
    const box = document.createElement('div')
    const react = createRoot(box)
    react.render(
      <DeskProvider desk={open.shell.desk}>
        <LogoutScreen />
      </DeskProvider>,
    )
    await waitFor(() => drafts().length === 0)
    react.unmount()
  })

  it('brings both sides together where somebody else saved first', async () => {
    const open = await withUnsavedNote()
    const bodies: unknown[] = []
    open.api.answer(change, ({ body }) => {
      bodies.push(body)
      const theirs = { ...read, comment: 'By Luc', version: 2 }
      const saved = { note: 'After', comment: 'By Luc', version: 3 }
      return bodies.length === 1
        ? onWire({
            status: 409,
            body: { errors: [{ message: 'Newer.' }], data: theirs, changedBy: 'Luc' },
          })
        : saved
    })
    await click(await inForm(open, 'button[type="submit"]'))
    await waitFor(async () => (await inForm(open, '.rd-save-bar')).textContent?.includes('Comment'))
    expect(bodies[1]).to.deep.equal({ note: 'After', comment: 'By Luc', version: 2 })
    expect((await inForm<HTMLInputElement>(open, 'input[name="comment"]')).value).to.equal('By Luc')
  })

  it('shows the server’s reason on its field', async () => {
    const open = await withUnsavedNote()
    const reason = { code: 'note-taken', message: 'Another order has this note.', field: 'note' }
    open.api.answer(change, onWire({ status: 422, body: { errors: [reason] } }))
    await click(await inForm(open, 'button[type="submit"]'))
    const note = await noteOf(open)
    await waitFor(() => note.getAttribute('aria-invalid') === 'true' && focused() === note)
    expect(note.closest('.rd-field')?.textContent).to.include('Another order has this note.')
  })
})
