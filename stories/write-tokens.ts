/** Writes stories/tokens.json from the tokens' sheet: `node --import tsx stories/write-tokens.ts`. */
import { readFileSync, writeFileSync } from 'node:fs'
import { tokensOf } from './support/tokens.ts'

const root = `${import.meta.dirname}/..`
const tokens = tokensOf(readFileSync(`${root}/src/core/style/tokens.css`, 'utf8'))
writeFileSync(`${root}/stories/tokens.json`, `${JSON.stringify(tokens, null, 2)}\n`)
