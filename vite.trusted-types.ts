/**
 * Hosts may forbid that text becomes HTML but through policies that they name. Ours is one, `raffle-desk`
 * (src/screens/kit/trusted-html.ts), and what the libraries write goes through it too: they would bring policies of their
 * own, or none. A library that writes HTML and stands in no list here stops the build.
 */
import { join } from 'node:path'
import { type Plugin, parseAst } from 'vite'

/** Modules whose text becomes HTML by our policy: templates, a chart's figures, what is parsed apart from the page. */
export const led: readonly string[] = [
  'apexcharts/dist/apexcharts.esm.js',
  'prosemirror-view/dist/index.js',
  '@tiptap/core/dist/index.js',
  'lit-html/lit-html.js',
  'react-aria/dist/private/live-announcer/LiveAnnouncer.mjs',
]

/** Modules that stay as they are, and why nothing in them is ever stopped. */
const left: Readonly<Record<string, string>> = {
  'dompurify/dist/purify.es.mjs': 'it is given our policy (kit/html.tsx)',
  'react-dom/cjs/react-dom-client.production.js':
    'it writes HTML for script elements and dangerouslySetInnerHTML, which a check keeps out of src',
  '@rrweb/record/dist/record.js':
    'it starts a worker for pictures of canvases, which we never record',
}

const policy = join(import.meta.dirname, 'src/screens/kit/trusted-html.ts')
const sinks =
  /\.(?:inner|outer)HTML\s*=[^=]|\.srcdoc\s*=[^=]|\b(?:parseFromString|createPolicy|insertAdjacentHTML|createContextualFragment|setHTMLUnsafe)\(|\bdocument\.write|\beval\(|\bnew (?:Function|Worker)\(/

interface Node {
  type: string
  start: number
  end: number
  [part: string]: unknown
}

/** What stands from `start` to `end` becomes `text`. */
interface Edit {
  start: number
  end: number
  text: string
}

/** The module's text with all that it writes led through our policy. */
export function ledThroughPolicy(code: string): string {
  const edits: Edit[] = []
  const insert = (at: number, text: string) => edits.push({ start: at, end: at, text })
  const trust = ({ start, end }: Node) => {
    insert(start, 'rdTrusted((')
    insert(end, ") ?? '')")
  }

  visit(parseAst(code) as unknown as Node, node => {
    const { left: target, right, callee } = node as unknown as Record<string, Node>
    if (node.type === 'AssignmentExpression' && /^(inner|outer)HTML$|^srcdoc$/.test(nameOf(target)))
      trust(right as Node)
    if (node.type === 'CallExpression' && nameOf(callee) === 'parseFromString')
      trust((node.arguments as Node[])[0] as Node)
    if (node.type === 'CallExpression' && nameOf(callee) === 'createPolicy')
      edits.push({ start: node.start, end: node.end, text: '({ createHTML: rdTrusted })' })
    // A host's own: it is for the host's text.
    if (node.type === 'MemberExpression' && nameOf(node) === 'defaultPolicy')
      edits.push({ start: node.start, end: node.end, text: '(void 0)' })
  })
  if (edits.length === 0) throw new Error('There is nothing to lead through the policy any more.')
  const changed = edits
    .sort((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: to }) => text.slice(0, start) + to + text.slice(end), code)
  return `import { trustedHtml as rdTrusted } from ${JSON.stringify(policy)};\n${changed}`
}

/** The member's name: `innerHTML` of `a.b.innerHTML`. */
function nameOf(node: Node | undefined): string {
  const property = node?.type === 'MemberExpression' ? (node.property as Node) : undefined
  return typeof property?.name === 'string' ? property.name : ''
}

function visit(node: Node, look: (node: Node) => void): void {
  look(node)
  for (const part of Object.values(node)) {
    for (const child of Array.isArray(part) ? part : [part]) {
      if (typeof child === 'object' && child !== null && 'type' in child) visit(child, look)
    }
  }
}

/** Packages' modules that write HTML, and of which nobody has said whether that is stopped. */
export function unknownWriters(modules: readonly [id: string, code: string][]): string[] {
  const known = [...led, ...Object.keys(left)]
  return modules
    .filter(([id, code]) => id.includes('node_modules/') && sinks.test(code))
    .map(([id]) => id)
    .filter(id => !known.some(file => id.endsWith(file)))
}

export function trustedTypes(): Plugin {
  return {
    name: 'trusted-types',
    apply: 'build',
    transform(code, id) {
      return led.some(file => id.endsWith(file))
        ? { code: ledThroughPolicy(code), map: null }
        : null
    },
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap(file =>
        file.type === 'chunk' ? Object.entries(file.modules) : [],
      )
      const unknown = unknownWriters(modules.map(([id, { code }]) => [id, code ?? '']))
      if (unknown.length > 0)
        this.error(`vite.trusted-types.ts says nothing of what ${unknown.join(', ')} writes.`)
    },
  }
}
