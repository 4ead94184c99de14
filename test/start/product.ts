/** The product as `npm start` runs it, without the build. For signals and kill -9. */
import { runCommand } from '../../demo/start/lifecycle.ts'
import { readOptions } from '../../demo/start/options.ts'
import { openProduct, serve } from '../../demo/start/product.ts'

await runCommand('at a signal', async life => {
  const options = readOptions(process.argv.slice(2))
  if (options.help) return
  const database = await openProduct(life, options)
  await serve(life, database, options, null)
  life.print('ready')
})
