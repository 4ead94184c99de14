/**
 * A start that fails by its seed, or while the seed's connections are in use for longer than closing waits: by its build,
 * or by a seed whose transaction goes on.
 */
import { Problem } from '../../demo/api/database/problem.ts'
import { runCommand } from '../../demo/start/lifecycle.ts'
import { readOptions } from '../../demo/start/options.ts'
import { openProduct } from '../../demo/start/product.ts'
import { type Seed, seedOnce } from '../../demo/start/seeding.ts'

const [what, ...args] = process.argv.slice(2)

await runCommand('at a signal', async life => {
  const options = readOptions(args)
  if (options.help) return
  const database = await openProduct(life, options)
  const how = { orders: 10, onProgress: () => {} }
  await new Promise((_, reject) => {
    // Inside a transaction, as the product's seed.
    const seed: Seed = db =>
      new Promise((__, fail) => {
        const transaction = db.transaction().execute(async () => {
          const noRoom = new Error('No room for tickets')
          if (what === 'seed') throw noRoom
          if (what === 'endless seed') fail(noRoom)
          else reject(new Problem('buildFailed', { detail: 'No main.tsx' }))
          await new Promise(() => {})
        })
        transaction.catch(fail)
      })
    seedOnce(database, seed, how).catch(reject)
  })
})
