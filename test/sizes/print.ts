/** `npm run sizes`: what each row of the registry loads, in English and in French, and what it may load. */
import { writeFileSync } from 'node:fs'
import { limitOf } from '../../vite.limits.ts'
import { builtSizes, littleLeft } from './measure.ts'

const sizes = builtSizes()
process.stdout.write('                            English         French    at most\n')
const inEnglish = sizes.filter(({ language }) => language === 'en')
for (const { name, kilobytes, files } of inEnglish) {
  const french = sizes.find(size => size.name === name && size.language === 'fr')
  const limit = limitOf(name)
  const columns = [
    name.padEnd(24),
    `${kilobytes.toFixed(1)} KB in ${files.length}`.padStart(14),
    `${french?.kilobytes.toFixed(1)} KB in ${french?.files.length}`.padStart(15),
    `${limit.kilobytes} KB in ${limit.files}`.padStart(14),
  ]
  process.stdout.write(`${columns.join('')}\n`)
  if (process.argv.includes('--files'))
    process.stdout.write(`${files.map(file => `    ${file}\n`).join('')}`)
}
for (const each of inEnglish) {
  const little = littleLeft(each)
  if (little) process.stdout.write(`Little room: ${little}\n`)
}

if (process.argv.includes('--record')) {
  const known = sizes.map(({ name, language, kilobytes }) => [
    `${name} ${language}`,
    Number(kilobytes.toFixed(1)),
  ])
  const text = JSON.stringify(Object.fromEntries(known), null, 2)
  writeFileSync(new URL('recorded.json', import.meta.url), `${text}\n`)
}
