import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Every package that package.json names is there, in the version it names. */
function packagesAreThere() {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'))
  return Object.entries({ ...dependencies, ...devDependencies }).every(([name, version]) => {
    const installed = `${root}node_modules/${name}/package.json`
    return existsSync(installed) && JSON.parse(readFileSync(installed, 'utf8')).version === version
  })
}

/** Runs `npm ci` when a package is missing or has another version; ends the process when that fails. */
export function installPackages() {
  if (packagesAreThere()) return
  process.stdout.write('Installing packages (npm ci) …\n')
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (npm.status === 0) return
  process.stderr.write('npm ci failed: read its message above, check the network, and try again.\n')
  process.exit(1)
}
