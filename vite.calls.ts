/**
 * Calls are declared once for both sides (src/core/contract.ts). What one takes is judged by the server alone, and typed
 * here: our build leaves those schemas out of the pages, and what only they need.
 */
import { join } from 'node:path'
import { type Plugin, parseAst } from 'vite'
import { type Edit, edited, type Node, visit } from './vite.ast.ts'

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

interface Property extends Node {
  key: { name?: string }
  value: Node
}

/** A module of contracts without what only the server reads. */
export function callsOfClient(code: string): string {
  const leftOut: Edit[] = []
  visit(parseAst(code) as unknown as Node, node => {
    if (node.type !== 'ObjectExpression') return
    const properties = (node.properties as Property[]).filter(({ type }) => type === 'Property')
    const names = properties.map(({ key }) => key.name)
    // A contract, or what several share: an answer's schema may have fields of these names.
    if (!names.some(name => name === 'method' || name === 'path' || name === 'access')) return
    for (const { start, end, key, value } of properties) {
      const { name = '' } = key
      if (serverSide.has(name) && value.type !== 'Literal')
        leftOut.push({ start, end, text: `${name}:0` })
    }
  })
  return edited(code, leftOut)
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
