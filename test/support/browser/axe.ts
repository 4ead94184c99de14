import axe from 'axe-core'
import { full } from './full.ts'

/** Rules about a whole page, which a part of one can't meet. */
const wholePage = ['region', 'page-has-heading-one', 'landmark-one-main', 'document-title']

/** What takes an eighth of axe's time and finds styles in attributes, which our policy forbids and `npm run full` looks for. */
const rulesInFull = ['avoid-inline-spacing']

/**
 * Fails with every violation that axe finds in an element, shadow roots included.
 * `without` names a rule to leave out; give the reason beside the call.
 */
export async function expectNoAxeViolations(
  element: Element,
  { without = [] }: { without?: string[] } = {},
): Promise<void> {
  await settled(element)
  const rules = Object.fromEntries(
    [...wholePage, ...without, ...(full ? [] : rulesInFull)].map(id => [id, { enabled: false }]),
  )
  const { violations } = await axe.run(element, { rules, resultTypes: ['violations'] })
  if (violations.length === 0) return
  const faults = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map(node => `    ${node.target.flat().join(' >>> ')}  ${node.html.slice(0, 160)}`).join('\n')}`,
  )
  throw new Error(`axe: ${violations.length} violations\n${faults.join('\n')}`)
}

/**
 * The same in `npm run full` alone: in `npm test` axe looks at every story, what its play function opens included, and at
 * every screen.
 */
export async function expectNoAxeViolationsInFull(
  ...asked: Parameters<typeof expectNoAxeViolations>
): Promise<void> {
  if (full) await expectNoAxeViolations(...asked)
}

/** Half-faded text has another contrast: what moves comes to rest first, inside shadow roots too. */
async function settled(element: Element): Promise<void> {
  // What fades may stand around it: a drawer's panel around its dialog.
  const around = element.getRootNode()
  const scopes = around instanceof ShadowRoot ? [around] : []
  const moving = [element, ...scopes, ...rootsBelow(element)].flatMap(root =>
    root instanceof Element ? root.getAnimations({ subtree: true }) : root.getAnimations(),
  )
  const ending = moving.filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(ending.map(({ finished }) => finished))
}

function rootsBelow(element: Element | ShadowRoot): ShadowRoot[] {
  const own = element instanceof Element && element.shadowRoot ? [element.shadowRoot] : []
  const inside = [...element.querySelectorAll('*')].flatMap(child => child.shadowRoot ?? [])
  return [...own, ...inside].flatMap(root => [root, ...rootsBelow(root)])
}
