/** What each row of the registry may load until it shows: the plan of files keeps to it, and tests do (`npm run sizes`). */
import type { Row } from './src/core/screen-row.ts'
import { rows, type ScreenId } from './src/core/screens.ts'
import type { Way } from './vite.ways.ts'

export interface Limit {
  /** 1,024 bytes of brotli each, in English. */
  kilobytes: number
  files: number
}

/** Kilobytes: a row that has less left is told of before the next change has to fail (`npm run sizes`, and the test of it). */
export const littleRoom = 0.5

export function limitOf(name: Way['name']): Limit {
  if (name === 'entry') return { kilobytes: 5, files: 1 }
  // Each screen that login can lead to costs it some 20 bytes.
  if (name === 'login') return { kilobytes: 88, files: 8 }
  if (name === 'salesTiles') return { kilobytes: 95, files: 8 }
  if (name === 'raffleEditor' || name === 'raffleDraw') return { kilobytes: 260, files: 20 }
  // Beside nine other requests, of 20 that the dashboard may make until its tiles show.
  if (name === 'dashboard in the shell') return { kilobytes: 125, files: 11 }
  const row: Row = rows[name as ScreenId]
  if (row.kind === 'widget') return { kilobytes: 115, files: 12 }
  return row.layout === 'blank' ? { kilobytes: 100, files: 16 } : { kilobytes: 190, files: 16 }
}
