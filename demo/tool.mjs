// `npm run backup`, `npm run restore`, `npm run verify-log` and `npm run keys`.
import { prepare } from './start/prepare.mjs'

await prepare()
const { runTool } = await import('./start/tool.ts')
await runTool(process.argv.slice(2))
