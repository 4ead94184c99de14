/**
 * valibot comes as one file, and a file is in one chunk: whatever rule any screen uses, the login form would load.
 * Our build reads it as the modules that it was made of, so each rule goes where it is used.
 * Written against valibot's `//#region` marks; where they are missing the build stops.
 */
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const region = /^\/\/#region (\S+)\n(.*?)^\/\/#endregion$/gms
const declaration = /^(?:export )?(?:async )?(?:function|class|const|let|var) ([\w$]+)/gm
const word = /[\w$]+/g

/** @throws Error when the file isn't made as we know it */
export function modulesOf(source: string, idOf: (name: string) => string): Map<string, string> {
  const bodies = new Map(
    [...source.matchAll(region)].map(([, name = '', body = '']) => [name, body]),
  )
  const home = new Map<string, string>()
  for (const [name, body] of bodies)
    for (const [, declared = ''] of body.matchAll(declaration)) home.set(declared, name)
  const all = /^export \{ (.+) \};$/m.exec(source)?.[1]?.split(', ') ?? []
  const lost = all.filter(name => !home.has(name.replace(/ as .*/, '')))
  if (all.length === 0 || lost.length > 0)
    throw new Error(`valibot isn't made as vite.valibot.ts knows it: ${lost.join(', ')}`)

  const made = new Map<string, string>()
  for (const [name, body] of bodies) {
    const own = [...home].flatMap(([declared, at]) => (at === name ? declared : []))
    const imports = [...new Set(body.match(word))].flatMap(used => {
      const from = home.get(used)
      return from === undefined || from === name
        ? []
        : `import { ${used} } from ${JSON.stringify(idOf(from))}\n`
    })
    made.set(name, `${imports.join('')}${body}export { ${own.join(', ')} }\n`)
  }
  const doors = all.map(name => {
    const from = home.get(name.replace(/ as .*/, '')) ?? ''
    return `export { ${name} } from ${JSON.stringify(idOf(from))}\n`
  })
  return made.set('', doors.join(''))
}

const file = /\/valibot\/dist\/index\.mjs(?:\?of=(.*))?$/

export function valibotApart(): Plugin {
  const known = new Map<string, Map<string, string>>()
  return {
    name: 'valibot-apart',
    apply: 'build',
    enforce: 'pre',
    resolveId: id => (id.includes('?of=') && file.test(id) ? id : null),
    load(id) {
      const name = file.exec(id)
      if (!name) return null
      const path = id.replace(/\?.*/, '')
      const modules =
        known.get(path) ?? modulesOf(readFileSync(path, 'utf8'), of => `${path}?of=${of}`)
      known.set(path, modules)
      const code = modules.get(name[1] ?? '')
      return code === undefined ? null : { code, moduleSideEffects: false }
    },
  }
}
