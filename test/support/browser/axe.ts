import axe from 'axe-core'

/** Rules about a whole page, which a part of one can't meet. */
const wholePage = ['region', 'page-has-heading-one', 'landmark-one-main', 'document-title']

/**
 * Fails with every violation that axe finds in an element, shadow roots included.
 * `without` names a rule to leave out; give the reason beside the call.
 */
export async function expectNoAxeViolations(
  element: Element,
  { without = [] }: { without?: string[] } = {},
): Promise<void> {
  const rules = Object.fromEntries([...wholePage, ...without].map(id => [id, { enabled: false }]))
  const { violations } = await axe.run(element, { rules, resultTypes: ['violations'] })
  if (violations.length === 0) return
  const faults = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map(node => `    ${node.target.flat().join(' >>> ')}  ${node.html.slice(0, 160)}`).join('\n')}`,
  )
  throw new Error(`axe: ${violations.length} violations\n${faults.join('\n')}`)
}
