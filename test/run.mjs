/**
 * `npm test`. Plain JavaScript on Node's own modules, because it runs before anything is installed:
 * it checks Node, installs the packages, finds a browser, and then hands over to suites/main.ts.
 *
 *   node test/run.mjs                 every suite
 *   node test/run.mjs types lint      the suites named (test/README.md lists them)
 *   node test/run.mjs check | matrix  the quick ones | every variant of stories and elements
 */
import { installPackages } from './config/packages.mjs'

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(
    `Raffle Desk needs Node 20.19 or newer; this is ${process.version}. Install it from https://nodejs.org and try again.\n`,
  )
  process.exit(1)
}

installPackages()

const { register } = await import('tsx/esm/api')
register()
const { main } = await import('./suites/main.ts')
process.exit(await main(process.argv.slice(2)))
