import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'

const root = `${import.meta.dirname}/../../src`

/** Each class and the areas whose sheets style it on its own, not as a part of something else. */
function areasOfClasses(areas: readonly string[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const area of areas) {
    for (const file of readdirSync(`${root}/${area}`, { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.css')) continue
      const css = readFileSync(`${root}/${area}/${file}`, 'utf8')
      for (const [, name = ''] of css.matchAll(/^\s*\.(rd-[a-z0-9-]+)\s*[{,]/gm))
        found.set(name, (found.get(name) ?? new Set()).add(area))
    }
  }
  return found
}

test('the shell and the screens, whose sheets meet in one document, style no class together', () => {
  const shared = [...areasOfClasses(['elements', 'screens'])].filter(([, areas]) => areas.size > 1)
  assert.deepEqual(
    shared.map(([name]) => name),
    [],
  )
})
