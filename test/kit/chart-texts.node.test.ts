import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { chartTextsMeasuredOnce } from '../../vite.apexcharts.ts'

test('the drawing library measures a text where we know of it, and a newer one stops the build', () => {
  const library = readFileSync(
    new URL(import.meta.resolve('apexcharts/dist/apexcharts.esm.js')),
    'utf8',
  )
  assert.match(chartTextsMeasuredOnce(library), /rdMeasureText\(\.\.\.asked\)/)
  assert.throws(() => chartTextsMeasuredOnce('export default 1'))
})
