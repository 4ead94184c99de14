/** `npm run draws`: the long proofs of the draw, with their figures. Under a minute. */
import { certificateFile, verdicts, withOtherByte } from './many-draws.ts'
import { randomWholesFrom } from './random-bytes.ts'
import { chiSquare, normalScore, picksOver, probabilityAbove } from './uniform.ts'

const certificates = 1000
const picks = 1_000_000
/** A prime: no power of two, no round number. */
const tickets = 12_347

let failures = 0

function report(holds: boolean, line: string): void {
  if (!holds) failures += 1
  console.log(`${holds ? 'ok    ' : 'FAILED'} ${line}`)
}

const files = Array.from({ length: certificates }, (_, at) => certificateFile(at))
const sound = files.filter(file => {
  const { ours, independent } = verdicts(file)
  return ours && independent
})
report(
  sound.length === certificates,
  `${sound.length} of ${certificates} certificates verify, by both verifiers`,
)

const missed = files.filter((file, at) => {
  const { ours, independent } = verdicts(
    withOtherByte(file, randomWholesFrom(`place ${at}`)(file.length)),
  )
  return ours || independent
})
report(missed.length === 0, `one byte changed in each of them: ${missed.length} still verify`)

const bySize = files.toSorted((one, other) => one.length - other.length)
const whole = [0, 250, 500].flatMap(at => bySize[at] ?? [])
const positions = whole.flatMap(file => [...file.keys()].map(index => ({ file, index })))
const unseen = positions.filter(({ file, index }) => {
  const { ours, independent } = verdicts(withOtherByte(file, index))
  return ours || independent
})
report(
  unseen.length === 0,
  `every byte of three changed, one at a time (${positions.length}): ${unseen.length} still verify`,
)

const hits = picksOver(tickets, picks, 'long proof')
const value = chiSquare(hits)
const probability = probabilityAbove(normalScore(value, tickets - 1))
report(
  probability > 0.001 && probability < 0.999,
  `${picks} picks over ${tickets} tickets: chi-square ${value.toFixed(1)}, p = ${probability.toFixed(4)}`,
)

process.exitCode = failures === 0 ? 0 : 1
