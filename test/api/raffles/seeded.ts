import { createHash } from 'node:crypto'

/** The id that the seed gives a raffle, or its licence. */
export function seededRaffleId(name: string, what: 'raffle' | 'licence' = 'raffle'): string {
  const digest = createHash('md5').update(`${what} ${name}`).digest('hex')
  return digest.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
