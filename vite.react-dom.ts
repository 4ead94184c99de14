/**
 * React DOM comes whole, whatever a product uses of it: a tenth of it is for what this one never asks for. Our build leaves
 * out what can't be reached then: taking over a server's HTML, view transitions, lists of Suspense, activities, and refs of
 * fragments: 8 KB (brotli) on every page. Who asks for one of them all the same gets an error at once: React knows no
 * element of the kind, and `hydrateRoot` isn't there.
 * Written against react-dom 19.3.1; where its text is another one, the build stops.
 */
import { type Plugin, parseAst } from 'vite'
import { type Edit, edited, type Node, visit } from './vite.ast.ts'

/** Never anything but what they are at first, unless a server's HTML is taken over or a view transition was asked for. */
const constants = new Set([
  'isHydrating',
  'nextHydratableInstance',
  'hydrationParentFiber',
  'shouldStartViewTransition',
  'appearingViewTransitions',
  'viewTransitionMutationContext',
  'viewTransitionContextChanged',
  'inUpdateViewTransition',
  'rootViewTransitionAffected',
  'rootViewTransitionNameCanceled',
  'viewTransitionCancelableChildren',
])

/** They read, and change nothing: they go with what is set to their answer. */
const reader = /^getNextHydratable/

/** What they do where no element is of those kinds. */
const idle: ReadonlyMap<string, string> = new Map([
  ['trackEnterViewTransitions', ''],
  ['commitEnterViewTransitions', ''],
  ['commitExitViewTransitions', ''],
  ['commitAppearingPairViewTransitions', ''],
  ['commitDeletedPairViewTransitions', ''],
  ['commitNestedViewTransitions', ''],
  ['restoreNestedViewTransitions', ''],
  ['restorePairedViewTransitions', ''],
  ['restoreEnterOrExitViewTransitions', ''],
  ['measureNestedViewTransitions', ''],
  ['commitNewChildToFragmentInstances', ''],
  ['commitFragmentInstanceInsertionEffects', ''],
  ['commitFragmentInstanceDeletionEffects', ''],
  ['isFragmentInstanceParent', 'return false'],
  ['FragmentInstance', "throw Error('Refs of fragments are left out of this build.')"],
])

const elements = ['VIEW_TRANSITION', 'ACTIVITY', 'SUSPENSE_LIST']

/** What belongs to them and nobody else calls. */
const unused = /^(?:FragmentInstance\.prototype\.\w+|exports\.hydrateRoot) = function/

interface Case extends Node {
  test: Node | null
  consequent: Node[]
}

/** @throws Error when the upstream text is another one */
export function reactDomAsUsed(code: string): string {
  const tree = parseAst(code) as unknown as Node
  const text = ({ start, end }: Node) => code.slice(start, end)
  const values = valuesOf(tree, text)
  const tags = new Set(elements.map(name => tagOf(code, name)))
  const found = new Set<string>()
  const edits: Edit[] = []
  /** A property may be called as one of ours. */
  const names = new Set<unknown>()
  const put = ({ start, end }: Node, now: string) => {
    edits.push({ start, end, text: now })
    return false
  }

  const isLeftOut = ({ test }: Case) => test !== null && tags.has(Number(test.value))

  visit(tree, node => {
    const name = nameOf(node.id)
    switch (node.type) {
      case 'FunctionDeclaration':
        if (!idle.has(name)) break
        found.add(name)
        return put(node.body as Node, `{${idle.get(name)}}`)
      case 'VariableDeclarator':
        if (constants.has(name)) return false
        break
      case 'ExpressionStatement':
        if (!unused.test(text(node))) break
        found.add('unused')
        return put(node, '')
      case 'AssignmentExpression':
        if (!constants.has(nameOf(node.left))) break
        mustOnlyRead(node.right as Node, text)
        return put(node, `(${values.get(nameOf(node.left))})`)
      case 'MemberExpression':
        if (!node.computed) names.add(node.property)
        break
      case 'Property':
        if (!node.computed) names.add(node.key)
        break
      case 'BinaryExpression':
        if (isOfTag(node, tags)) return put(node, '!1')
        break
      case 'SwitchStatement':
        if (/\.tag$/.test(text(node.discriminant as Node))) leaveOutCases(node)
        break
      case 'Identifier':
        if (constants.has(nameOf(node)) && !names.has(node))
          return put(node, values.get(nameOf(node)) ?? '')
    }
    return hasParameter(node) ? false : undefined
  })

  /** Of a case that another one falls into, what is left is what that one runs. */
  function leaveOutCases(node: Node) {
    const cases = node.cases as Case[]
    let isFallenInto = false
    for (const each of cases) {
      const { start, end, consequent } = each
      const last = consequent.at(-1)?.type ?? ''
      const goesOn = !/^(Break|Return|Throw|Continue)/.test(last)
      if (isLeftOut(each)) {
        edits.push({ start, end, text: isFallenInto ? consequent.map(text).join('\n') : '' })
        isFallenInto &&= goesOn
      } else isFallenInto = goesOn
    }
    node.cases = cases.filter(each => !isLeftOut(each))
  }

  const missing = [...idle.keys(), 'unused'].filter(name => !found.has(name))
  if (missing.length > 0) throw another(missing.join(', '))
  return edited(code, edits)
}

const another = (what: string) =>
  new Error(`React DOM isn't made as vite.react-dom.ts knows it: ${what}`)

const nameOf = (node: unknown): string => {
  const { name } = (node ?? {}) as { name?: unknown }
  return typeof name === 'string' ? name : ''
}

/** A function that calls something of its own by such a name is left as it stands. */
function hasParameter({ params }: Node): boolean {
  return Array.isArray(params) && params.some(each => constants.has(nameOf(each)))
}

function valuesOf(tree: Node, text: (node: Node) => string): Map<string, string> {
  const values = new Map<string, string>()
  for (const { declarations = [] } of tree.body as { declarations?: Node[] }[])
    for (const { id, init } of declarations) {
      if (!constants.has(nameOf(id))) continue
      const value = init ? text(init as Node) : ''
      if (!/^(!1|null)$/.test(value)) throw another(nameOf(id))
      values.set(nameOf(id), value)
    }
  const missing = [...constants].filter(name => !values.has(name))
  if (missing.length > 0) throw another(missing.join(', '))
  return values
}

function mustOnlyRead(value: Node, text: (node: Node) => string): void {
  visit(value, node => {
    if (node.type === 'CallExpression' && !reader.test(nameOf(node.callee)))
      throw another(text(node))
    return undefined
  })
}

/** React's own number of elements of a kind. */
function tagOf(code: string, name: string): number {
  const made = `createFiberImplClass\\((\\d+), [\\w, ]+\\)\\),\\s+\\(type\\.elementType = REACT_${name}_TYPE\\)`
  const tag = new RegExp(made).exec(code)?.[1]
  if (tag === undefined) throw another(name)
  return Number(tag)
}

/** `30 === fiber.tag` */
function isOfTag({ operator, left, right }: Node, tags: ReadonlySet<number>): boolean {
  const { property } = right as { property?: unknown }
  const { value } = left as { value?: unknown }
  return operator === '===' && nameOf(property) === 'tag' && tags.has(Number(value))
}

export function reactDom(): Plugin {
  return {
    name: 'react-dom-as-used',
    // Unlike what is left out of the product alone, tests have it this way, too.
    apply: (_config, { command }) => command === 'build',
    transform(code, id) {
      return id.endsWith('/react-dom/cjs/react-dom-client.production.js')
        ? { code: reactDomAsUsed(code), map: null }
        : null
    },
  }
}
