/**
 * `npm test`. Plain JavaScript on Node's own modules, because it runs before anything is installed: it
 * checks Node, installs the packages, and then hands over to suites/main.ts, which finds a browser.
 *
 *   node test/run.mjs                 every suite
 *   node test/run.mjs types lint      the suites named (test/README.md lists them)
 *   node test/run.mjs check | matrix  the quick ones | every variant of stories and elements
 *   node test/run.mjs soak            what proves by quantity, with all of its rounds
 */
import { prepare } from '../demo/start/prepare.mjs'

await prepare()
const { main } = await import('./suites/main.ts')
const code = await main(process.argv.slice(2))
// What is still on its way to a slow reader goes first.
process.stdout.write('', () => process.exit(code))
