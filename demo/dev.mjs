// `npm run dev`: the API and Vite's dev server on one origin.
import { prepare } from './start/prepare.mjs'

await prepare()
const { develop } = await import('./start/develop.ts')
await develop(process.argv.slice(2))
