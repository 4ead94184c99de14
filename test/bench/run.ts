/** `npm run bench`: every measurement in this folder, one after another; each prints its figures. */
await import('./prizes-table.ts')
await import('./prize-list.ts')
await import('./fresh-lists.ts')
await import('./hot-raffle.ts')
