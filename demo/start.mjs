// `npm start`. Plain JavaScript: on a fresh clone there is nothing yet to run TypeScript with.
import { prepare } from './start/prepare.mjs'

await prepare()
const { start } = await import('./start/start.ts')
await start(process.argv.slice(2))
