import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const project = new URL('../../', import.meta.url)
const french = /^fr/i.test(process.env.LC_ALL || process.env.LC_MESSAGES || process.env.LANG || '')

/**
 * What must hold before any TypeScript can run: the right Node, and the packages of the lockfile. Says
 * in one line what to do and exits when it doesn't.
 */
export async function prepare() {
  checkNode(process.versions.node)
  if (!packagesMatch(project)) await install()
  const { register } = await import('tsx/esm/api')
  register()
}

function checkNode(found) {
  const [major = 0, minor = 0] = found.split('.').map(Number)
  // What the bundler runs on, too.
  if (major > 22 || (major === 20 && minor >= 19) || (major === 22 && minor >= 12)) return
  fail(
    french
      ? `Raffle Desk demande Node 20.19, 22.12 ou plus récent, et ceci est Node ${found} : installez-le depuis nodejs.org, puis recommencez.`
      : `Raffle Desk needs Node 20.19, 22.12 or newer, and this is Node ${found}: install it from nodejs.org, then try again.`,
  )
}

/**
 * Whether node_modules is what the lockfile asks for. npm's own record in node_modules is written last,
 * so an interrupted installation doesn't match.
 */
export function packagesMatch(folder) {
  const record = new URL('node_modules/.package-lock.json', folder)
  if (!existsSync(record)) return false
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages
  const wanted = JSON.parse(readFileSync(new URL('package-lock.json', folder), 'utf8')).packages
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === '' || installed[path]?.version === version || (optional && !installed[path]),
  )
}

async function install() {
  process.stdout.write(french ? 'Installation des paquets …\n' : 'Installing the packages …\n')
  const { code, words } = await npm(['ci', '--include=dev', '--no-audit', '--no-fund'])
  if (code === 0) return
  const reason = words.split('\n').find(line => /npm (error|ERR!)/.test(line)) ?? `npm ci: ${code}`
  fail(
    french
      ? `L'installation des paquets a échoué (${reason.trim()}) : vérifiez le réseau et le disque, puis recommencez.`
      : `The packages could not be installed (${reason.trim()}): check the network and the disk, then try again.`,
  )
}

function npm(args) {
  // Run by npm, we use that npm; run by node, the one on the path.
  const script = process.env.npm_execpath
  const [command, ...first] = script?.endsWith('.js') ? [process.execPath, script] : ['npm']
  return new Promise(resolve => {
    const child = spawn(command, [...first, ...args], {
      cwd: fileURLToPath(project),
      shell: process.platform === 'win32' && command === 'npm',
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let words = ''
    child.stderr.on('data', chunk => {
      words += chunk
    })
    child.once('error', error => resolve({ code: 1, words: `npm error ${error.message}` }))
    child.once('close', code => resolve({ code, words }))
  })
}

function fail(line) {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}
