import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '../config/root.ts'
import { outputs } from './outputs.ts'

for (const [file, text] of Object.entries(outputs())) {
  test(`${file} is what npm run generate makes of the sources`, () => {
    assert.equal(readFileSync(join(root, file), 'utf8'), text)
  })
}
