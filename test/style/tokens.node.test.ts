import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { tokensOf } from '../../stories/support/tokens.ts'

const root = `${import.meta.dirname}/../..`
const css = readFileSync(`${root}/src/core/style/tokens.css`, 'utf8')

test('stories/tokens.json says what the sheet says; write it anew with stories/write-tokens.ts', () => {
  const written: unknown = JSON.parse(readFileSync(`${root}/stories/tokens.json`, 'utf8'))
  assert.deepEqual(written, tokensOf(css))
})

test('a colour is taken apart into its schemes, and lengths are said in px', () => {
  const sheet = `
    --_rd-a: light-dark(oklch(1 0 0), oklch(0.2 0.01 285));
    --_rd-b: 0 1px 2px light-dark(oklch(0 0 0 / 0.1), black), 0 0 0 1px var(--_rd-a);
    --_rd-c: calc(0.75 * var(--_rd-rem));
    --_rd_part: calc(0.5 * y);
    --_rd-d: light-dark(red, color(from var(--_rd-a) xyz x var(--_rd_part) z));`
  assert.deepEqual(
    tokensOf(sheet).map(({ light, dark }) => [light, dark]),
    [
      ['oklch(1 0 0)', 'oklch(0.2 0.01 285)'],
      [
        '0 1px 2px oklch(0 0 0 / 0.1), 0 0 0 1px var(--rd-a)',
        '0 1px 2px black, 0 0 0 1px var(--rd-a)',
      ],
      ['12px', '12px'],
      ['follows --rd-accent', 'follows --rd-accent'],
    ],
  )
})

test('words, lines and rings are drawn in the readable form of the accent, not in the accent itself', () => {
  const files = readdirSync(`${root}/src`, { recursive: true, encoding: 'utf8' })
  const wrong = files
    // The product's mark is a picture.
    .filter(file => file.endsWith('.css') && !/(tokens|base|brand-mark)\.css$/.test(file))
    .flatMap(
      file =>
        readFileSync(`${root}/src/${file}`, 'utf8').match(/[\w-]+: [^;]*var\(--_rd-accent\)/g) ??
        [],
    )
    .filter(declaration => !/^(background|accent-color):/.test(declaration))
  assert.deepEqual(wrong, [])
})
