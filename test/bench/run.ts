/**
 * `npm run bench`: every measurement in this folder, one after another; each prints its figures. With `-- --against COMMIT`
 * only that beside another commit.
 */
if (process.argv.includes('--against')) await import('./against.ts')
else {
  await import('./prizes-table.ts')
  await import('./prize-list.ts')
  await import('./fresh-lists.ts')
  await import('./hot-raffle.ts')
}
