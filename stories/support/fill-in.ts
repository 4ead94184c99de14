import { fireEvent, userEvent, within } from 'storybook/test'

/** Fills fields in by their labels, as a person would, and sends the form. */
export async function fillIn(root: HTMLElement, values: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(values)) {
    const field = await within(root).findByLabelText(new RegExp(`^${label}`))
    await fireEvent.input(field, { target: { value } })
    await fireEvent.change(field, { target: { value } })
  }
  const send = root.querySelector('button[type=submit]')
  if (send) await userEvent.click(send)
}
