import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { memberFields } from '../../src/core/raffles/members/member.ts'
import { prizeFields } from '../../src/core/raffles/prizes/prize.ts'
import { raffleFields } from '../../src/core/raffles/raffle-fields.ts'
import { settingFields } from '../../src/core/raffles/settings.ts'
import { packageFields } from '../../src/core/raffles/ticket-package.ts'
import { root } from '../config/root.ts'

const declared = [
  raffleFields,
  settingFields,
  settingFields.whiteLabel.fields,
  packageFields,
  prizeFields,
  memberFields,
]
const names = [...new Set(declared.flatMap(fields => Object.keys(fields)))]

/** The words of each file of the product; what fills the demo with data is none of it. */
const words = ['src/core', 'src/screens', 'demo/api'].flatMap(folder =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file) && !/^(?:seed|migrations)\b/.test(file))
    .map(file => new Set(readFileSync(join(root, folder, file), 'utf8').match(/[\w$]+/g))),
)

test('half of the fields stand in four files at most: the declaration, two languages and a screen', t => {
  const counts = names
    .map(name => ({ name, files: words.filter(file => file.has(name)).length }))
    .sort((one, other) => one.files - other.files)
  const median = counts[Math.floor(counts.length / 2)]?.files ?? 0
  t.diagnostic(`${names.length} fields, in ${median} files each in the median`)
  assert.ok(median <= 4, counts.map(({ name, files }) => `${name} ${files}`).join(', '))
})
