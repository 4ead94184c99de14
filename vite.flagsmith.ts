/**
 * flagsmith comes bundled for browsers without classes, and with whatever it could do. Our build reads the sources that it
 * ships, and leaves out of them what core/flags.ts, the only file that imports flagsmith, never switches on: its own cache,
 * its event source, what it logs, and what it tells other services of: 4 KB (brotli) on every page of somebody signed in.
 * Written against flagsmith 10.0.0; where its text is another one, the build stops.
 */
import { type Plugin, parseAst } from 'vite'
import { type Edit, edited, type Node, visit } from './vite.ast.ts'

/** Settings and fields that are never there: what is done if they are is left out. */
const absent = [
  'AsyncStorage',
  '_AsyncStorage',
  'angularHttpClient',
  'cacheFlags',
  'datadogRum',
  'dtrum',
  'enableAnalytics',
  'enableDynatrace',
  'realtime',
  'sentryClient',
]
const asked = new RegExp(`^(?:this\\.|props\\.)?(${absent.join('|')})(?: &&|$)`)

/** Methods that nobody calls then. */
const uncalled = [
  'analyticsFlags',
  'evaluateFlag',
  'getAllTraits',
  'getStorageKey',
  'getTrait',
  'getValue',
  'log',
  'logout',
  'setContext',
  'setTrait',
  'setTraits',
  'setupRealtime',
  'startListening',
  'stopListening',
  'updateContext',
  'updateEventStorage',
  'updateStorage',
]
const call = new RegExp(`^this\\.(?:${uncalled.join('|')})\\(`)

/** @param code of flagsmith's core. @throws Error when it is another one than we know */
export function flagsmithAsUsed(code: string): string {
  const edits: Edit[] = []
  const found = new Set<string>()
  const text = ({ start, end }: Node) => code.slice(start, end)
  const put = ({ start, end }: Node, now: string) => {
    edits.push({ start, end, text: now })
    return false
  }

  visit(parseAst(code, { lang: 'ts' }) as unknown as Node, node => {
    if (node.type === 'IfStatement') {
      const name = asked.exec(text(node.test as Node))?.[1]
      if (name === undefined) return undefined
      found.add(name)
      return put(node, node.alternate ? text(node.alternate as Node) : ';')
    }
    if (node.type === 'ExpressionStatement' && call.test(text(node))) return put(node, ';')
    const { name = '' } = (node.key ?? {}) as { name?: string }
    if (!/^(PropertyDefinition|MethodDefinition)$/.test(node.type) || !uncalled.includes(name))
      return undefined
    found.add(name)
    return put(node, '')
  })

  const missing = [...absent, ...uncalled].filter(name => !found.has(name))
  if (missing.length > 0)
    throw new Error(`flagsmith isn't made as vite.flagsmith.ts knows it: ${missing.join(', ')}`)
  return edited(code, edits)
}

const equality = '\0flagsmith:fast-deep-equal'

export function flagsmith(): Plugin {
  return {
    name: 'flagsmith-as-used',
    // Unlike what is left out of the product alone, tests have it this way, too.
    apply: (_config, { command }) => command === 'build',
    enforce: 'pre',
    async resolveId(id, importer) {
      // Its sources name it, and bring it only in their bundle. What is compared is JSON, and nobody asks for the answer.
      if (id === 'fast-deep-equal') return equality
      if (id !== 'flagsmith/next-middleware') return null
      const bundle = await this.resolve(id, importer, { skipSelf: true })
      return bundle?.id.replace(/next-middleware\.\w+$/, 'src/next-middleware.ts')
    },
    load: id =>
      id === equality
        ? 'export default (one, other) => JSON.stringify(one) === JSON.stringify(other)'
        : null,
    transform(code, id) {
      return id.endsWith('/flagsmith/src/flagsmith-core.ts')
        ? { code: flagsmithAsUsed(code), map: null, moduleType: 'ts' }
        : null
    },
  }
}
