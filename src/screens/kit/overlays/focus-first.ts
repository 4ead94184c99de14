import { canHaveFocus, focusedElement, focusOn } from '../../../core/focus.ts'

/** What somebody fills in, by Tab. A section's link or a button beside a field is none. */
const fields =
  'input, textarea, select, .rd-choice-button, [role=spinbutton], [contenteditable=true]'

/**
 * Where the focus of a dialog begins, after the ARIA Authoring Practices ("Dialog (Modal) Pattern"): in the first field
 * of its form; where it has none and wants an answer (`alertdialog`), on the way back, which does the least; else on its
 * frame, so that what it shows is read from the top. A field that lies out of sight would scroll what explains it away:
 * the frame has the focus then, too.
 *
 * @param body what scrolls between its head and its foot
 */
export function focusFirst(body: HTMLElement): void {
  const dialog = body.closest<HTMLElement>('.rd-modal')
  if (!dialog || dialog.contains(focusedElement())) return
  const form = body.querySelector('form')
  const field = form && firstField(form)
  const first =
    field ??
    (dialog.role === 'alertdialog'
      ? dialog.querySelector<HTMLElement>('.rd-modal-foot button')
      : null)
  if (first && canHaveFocus(first) && (first !== field || isInSight(first, body))) focusOn(first)
}

function firstField(form: HTMLFormElement): HTMLElement | null {
  const [first] = [...form.querySelectorAll<HTMLElement>(fields)].filter(canBeFilled)
  if (!(first instanceof HTMLInputElement) || first.type !== 'radio') return first ?? null
  // Of a group of radio buttons Tab reaches the chosen one.
  const group = form.elements.namedItem(first.name)
  const chosen = group instanceof RadioNodeList ? [...group].find(isChosen) : undefined
  return chosen instanceof HTMLElement ? chosen : first
}

function canBeFilled(field: HTMLElement): boolean {
  return (
    field.tabIndex >= 0 && !field.matches('[readonly], [aria-readonly=true]') && canHaveFocus(field)
  )
}

function isChosen(node: Node): boolean {
  return node instanceof HTMLInputElement && node.checked
}

function isInSight(field: HTMLElement, body: HTMLElement): boolean {
  return field.getBoundingClientRect().bottom <= body.getBoundingClientRect().bottom
}
