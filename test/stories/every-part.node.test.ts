import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { test } from 'node:test'
import { rows, screenIds, tagOf } from '../../src/core/screens.ts'
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
  const kit = files
    .filter(file => file.startsWith('kit/'))
    .map(file => readFileSync(`${root}/stories/${file}`, 'utf8'))
    .join('\n')
  const parts = readdirSync(`${root}/src/screens/kit`).filter(
    file => file.endsWith('.tsx') && !drawnByOthers.includes(file),
  )
  assert.deepEqual(
    parts.filter(file => !kit.includes(`/kit/${file}'`)),
    [],
  )
})

/** Inner parts, seen in the stories of the part that draws them. */
const drawnByOthers = ['field.tsx', 'state-view.tsx', 'chart-skeleton.tsx']

test('a row’s stories stand under the title that the registry gives it', () => {
  assert.equal(titleOf('stories/session/login.stories.tsx'), 'Screens/Login')
  assert.equal(titleOf('stories/dashboard/sales-tiles.stories.tsx'), 'Widgets/Sales tiles')
  assert.equal(titleOf('stories/kit/fields.stories.tsx'), 'Kit/Fields')
  for (const id of screenIds) {
    const file = `stories/x/${tagOf(id).replace('raffle-desk-', '')}.stories.tsx`
    assert.ok(titleOf(file).startsWith(rows[id].kind === 'screen' ? 'Screens/' : 'Widgets/'))
  }
})
