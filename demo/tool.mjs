// `npm run backup`, `npm run restore` and `npm run verify-log`.
import { prepare } from './start/prepare.mjs'

await prepare()
const { runTool } = await import('./start/tool.ts')
await runTool(process.argv.slice(2))
