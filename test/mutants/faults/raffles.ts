import { type Fault, node } from '../fault.ts'

/** Raffles: their rules, their money, their draws, without a server. */
export const raffleFaults: readonly Fault[] = [
  {
    name: 'whoever edits raffles may activate them, too',
    file: 'src/core/permissions.ts',
    find: `'raffles:activate': { 'RB admin': 'all' },`,
    replace: `'raffles:activate': { 'RB admin': 'all', ...staff },`,
    caughtBy: node('registry/permissions'),
  },
  {
    name: 'a draft that has orders can be deleted',
    file: 'src/core/raffles/rules.ts',
    find: `return raffle.orderCount === 0 ? [] : [counted('has-orders', raffle.orderCount)]`,
    replace: 'return []',
    caughtBy: node('raffles/rules/table'),
  },
  {
    name: 'a raffle with two winners of its jackpot closes',
    file: 'src/core/raffles/rules.ts',
    find: 'if (confirmed === 1) return null',
    replace: 'if (confirmed >= 1) return null',
    caughtBy: node('raffles/rules/close'),
  },
  {
    name: 'a winner is picked before the draw date',
    file: 'src/core/raffles/draws/rules.ts',
    find: `if (draw.drawAt === null || new Date(draw.drawAt) > now)`,
    replace: 'if (draw.drawAt === null)',
    caughtBy: node('raffles/rules/pick'),
  },
  {
    name: 'the entropy of a draw is taken without a receipt',
    file: 'src/core/raffles/draws/rules.ts',
    find: `    case 'locked':
      return because('receipt-missing')
    case 'receipt-taken':`,
    replace: `    case 'locked':
    case 'receipt-taken':`,
    caughtBy: node('raffles/draws/steps'),
  },
  {
    name: 'one word five times is entropy enough',
    file: 'src/core/raffles/draws/entropy.ts',
    find: 'new Set(words).size < leastWords',
    replace: 'words.length < leastWords',
    caughtBy: node('raffles/draws/entropy'),
  },
  {
    name: 'a ticket that was picked is picked again',
    file: 'src/core/raffles/draws/pick.ts',
    find: 'if (!taken.has(index)) return { index, attempt }',
    replace: 'return { index, attempt }',
    caughtBy: node('raffles/certificate/pick'),
  },
  {
    name: 'picks favour the first tickets of the list',
    file: 'src/core/raffles/draws/pick.ts',
    find: 'const index = Number(value % size)',
    replace: 'const index = Number((value >> 246n) % size)',
    caughtBy: node('raffles/certificate/pick'),
  },
  {
    name: 'a guaranteed pot passes the maximum',
    file: 'src/core/raffles/jackpot.ts',
    find: 'terms.maximumCents !== null && grown > terms.maximumCents',
    replace: 'terms.maximumCents !== null && bySales > terms.maximumCents',
    caughtBy: node('raffles/jackpot'),
  },
  {
    name: 'the half cent of a pot is rounded up',
    file: 'src/core/raffles/jackpot.ts',
    find: 'return Number((BigInt(cents) * BigInt(Math.round(percent * 100))) / 10_000n)',
    replace: 'return Math.round((cents * percent) / 100)',
    caughtBy: node('raffles/jackpot'),
  },
  {
    name: 'a maximum is lowered after the first sale without a reason',
    file: 'src/core/raffles/terms.ts',
    find: `    ...(most(after) < most(before) ? (['maxJackpot'] as const) : []),\n`,
    replace: '',
    caughtBy: node('raffles/rules/terms'),
  },
  {
    name: 'the time zone of a sold raffle may change',
    file: 'src/core/raffles/locked-fields.ts',
    find: `  'startingTicketNumber',
  'timeZone',
  'drawType',
  'settings.fractionalJackpotPercent',
]`,
    replace: `  'startingTicketNumber',
  'drawType',
  'settings.fractionalJackpotPercent',
]`,
    caughtBy: node('raffles/rules/table'),
  },
]
