/** All our shadow roots share all sheets, so the shell and the screens have to name their classes apart. */
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '../config/root.ts'

/** The classes that a folder's sheets give a style of their own: `.rd-menu`, `.rd-menu:hover`, not `.rd-x .rd-menu`. */
function styledIn(folder: string): Set<string> {
  const sheets = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
  const selectors = sheets
    .filter(name => name.endsWith('.css'))
    .map(name => readFileSync(join(root, folder, name), 'utf8').replaceAll(/\/\*.*?\*\//gs, ''))
    .flatMap(css => [...css.matchAll(/([^{};]+)\{/g)].flatMap(([, list]) => list?.split(',') ?? []))
  return new Set(
    selectors.flatMap(selector => /^\.(rd-[\w-]+)[^\s>+~.]*$/.exec(selector.trim())?.[1] ?? []),
  )
}

test('a class of the shell and one of the screens never have the same name', () => {
  const [shell, screens] = [styledIn('src/elements'), styledIn('src/screens')]
  assert.ok(shell.has('rd-shell-menu') && screens.has('rd-menu'))
  assert.deepEqual(
    [...shell].filter(name => screens.has(name)),
    [],
  )
})
