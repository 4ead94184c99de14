// `npm run backup` and `npm run restore`.
import { prepare } from './start/prepare.mjs'

await prepare()
const { runTool } = await import('./start/tool.ts')
await runTool(process.argv.slice(2))
