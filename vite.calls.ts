/**
 * Calls are declared once for both sides (src/core/contract.ts). What one takes is judged by the server alone, and typed
 * here: our build leaves those schemas out of the pages, and what only they need.
 */
import { join } from 'node:path'
import { type Plugin, parseAst } from 'vite'

/** What the client never reads of a contract. Of `access` it asks whether anybody may. */
const serverSide = new Set([
  'query',
  'body',
  'of',
  'access',
  'maxBytes',
  'makes',
  'anyText',
  'chosenHere',
])

interface Node {
  type: string
  start: number
  end: number
  [part: string]: unknown
}

interface Property extends Node {
  key: { name?: string }
  value: Node
}

/** A module of contracts without what only the server reads. */
export function callsOfClient(code: string): string {
  const leftOut: { start: number; end: number; name: string }[] = []
  visit(parseAst(code) as unknown as Node, node => {
    if (node.type !== 'ObjectExpression') return
    const properties = (node.properties as Property[]).filter(({ type }) => type === 'Property')
    const names = properties.map(({ key }) => key.name)
    // A contract, or what several share: an answer's schema may have fields of these names.
    if (!names.some(name => name === 'method' || name === 'path' || name === 'access')) return
    for (const { start, end, key, value } of properties) {
      const { name = '' } = key
      if (serverSide.has(name) && value.type !== 'Literal') leftOut.push({ start, end, name })
    }
  })
  return leftOut
    .filter(one => !leftOut.some(other => other.start < one.start && one.end <= other.end))
    .sort((one, other) => other.start - one.start)
    .reduce(
      (text, { start, end, name }) => `${text.slice(0, start)}${name}:0${text.slice(end)}`,
      code,
    )
}

function visit(node: Node, each: (node: Node) => void): void {
  each(node)
  for (const part of Object.values(node))
    for (const child of [part].flat())
      if (typeof child === 'object' && child !== null && 'type' in child) visit(child as Node, each)
}

export function slimCalls(): Plugin {
  const core = join(import.meta.dirname, 'src/core/')
  return {
    name: 'slim-calls',
    apply: 'build',
    transform(code, id) {
      return id.startsWith(core) && /\bcontracts\(/.test(code) && !id.endsWith('/contract.ts')
        ? { code: callsOfClient(code), map: null }
        : null
    },
  }
}
