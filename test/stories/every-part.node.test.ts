import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, posix } from 'node:path'
import { test } from 'node:test'
import { tagOf } from '../../src/core/screen-row.ts'
import { rows, screenIds } from '../../src/core/screens.ts'
import { titleOf } from '../../stories/config/titles.ts'

const root = `${import.meta.dirname}/../..`
const files = readdirSync(`${root}/stories`, { recursive: true, encoding: 'utf8' }).filter(file =>
  file.endsWith('.stories.tsx'),
)

test('every screen and widget of the registry has its stories', () => {
  const named = files.map(file => `raffle-desk-${basename(file, '.stories.tsx')}`)
  assert.deepEqual(
    screenIds.map(tagOf).filter(tag => !named.includes(tag)),
    [],
  )
})

test('every part of the kit is shown by a story of the kit', () => {
  const kit = sourcesIn('src/screens/kit')
  const shown = imported(sourcesIn('stories'))
  // What another part draws is seen in that part's stories.
  const drawnByOthers = imported(kit)
  assert.deepEqual(
    [...kit.keys()].filter(
      file => /\.tsx$/.test(file) && !drawnByOthers.has(file) && !shown.has(file),
    ),
    [],
  )
})

/** Sources by their paths in the project. */
function sourcesIn(folder: string): Map<string, string> {
  const paths = readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter(path => /\.tsx?$/.test(path))
    .map(path => `${folder}/${path}`)
  return new Map(paths.map(path => [path, readFileSync(`${root}/${path}`, 'utf8')]))
}

/** What sources import or load of our own, as paths in the project. */
function imported(sources: ReadonlyMap<string, string>): Set<string> {
  return new Set(
    [...sources].flatMap(([path, text]) =>
      [...text.matchAll(/(?:from |import\()'(\.{1,2}\/[^']+)'/g)].map(([, target]) =>
        posix.join(posix.dirname(path), target ?? ''),
      ),
    ),
  )
}

test('a row’s stories stand under the title that the registry gives it', () => {
  assert.equal(titleOf('stories/session/login.stories.tsx'), 'Screens/Login')
  assert.equal(titleOf('stories/dashboard/sales-tiles.stories.tsx'), 'Widgets/Sales tiles')
  assert.equal(titleOf('stories/kit/fields.stories.tsx'), 'Kit/Fields')
  for (const id of screenIds) {
    const file = `stories/x/${tagOf(id).replace('raffle-desk-', '')}.stories.tsx`
    assert.ok(titleOf(file).startsWith(rows[id].kind === 'screen' ? 'Screens/' : 'Widgets/'))
  }
})
