/** Draws of all kinds, one after another, each the same every time. */
import { checkCertificate } from '../../../src/core/raffles/certificate.ts'
import { writeCertificate } from '../../../src/core/raffles/draws/write-certificate.ts'
import { verify } from './independent-verifier.mjs'
import { makeRandomDraw } from './make-draw.ts'
import { randomBytesFrom, randomWholesFrom } from './random-bytes.ts'

/** The file of draw number `at`: 1 to 400 tickets, 1 to 4 prizes, some picks rejected, some lists reopened. */
export function certificateFile(at: number): Uint8Array {
  const below = randomWholesFrom(`draw ${at}`)
  const quantities = Array.from({ length: 1 + below(4) }, () => 1 + below(3))
  const picks = quantities.reduce((sum, quantity) => sum + quantity, 0)
  const rejections = [...Array(picks).keys()].filter(() => below(5) === 0)
  if (rejections.length > 0 && below(3) === 0) rejections.push(picks)
  const needed = picks + rejections.length
  const { content } = makeRandomDraw({
    name: `draw ${at}`,
    tickets: needed + below(below(2) === 0 ? 8 : 400),
    quantities,
    rejections,
    reopened: below(4) === 0,
  })
  return new TextEncoder().encode(writeCertificate(content))
}

/** What each of the two verifiers says. */
export function verdicts(file: Uint8Array): { ours: boolean; independent: boolean } {
  return { ours: checkCertificate(file).valid, independent: passes(file) }
}

function passes(file: Uint8Array): boolean {
  try {
    verify(file)
    return true
  } catch {
    return false
  }
}

/** The file with another byte at one index. */
export function withOtherByte(file: Uint8Array, index: number): Uint8Array {
  const [by] = randomBytesFrom(`byte ${index} of ${file.length}`)(1)
  const changed = Uint8Array.from(file)
  changed[index] = (file[index]! + 1 + (by! % 255)) % 256
  return changed
}
