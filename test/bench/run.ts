/**
 * `npm run bench`: every measurement in this folder, one after another; each prints its figures. With `-- --against COMMIT`
 * only that beside another commit; with `-- --million` only that beside 20,000 orders; with
 * `-- --last-hour` only that.
 */
if (process.argv.includes('--against')) await import('./against.ts')
else if (process.argv.includes('--million')) await import('./million.ts')
else if (process.argv.includes('--last-hour')) await import('./last-hour.ts')
else {
  await import('./prizes-table.ts')
  await import('./prize-list.ts')
  await import('./fresh-lists.ts')
  await import('./hot-raffle.ts')
}
