/** Reads QR codes from pictures, as a scanner at the door would: Debian's zbarimg. */
import { spawnSync } from 'node:child_process'
import { Unmet } from '../suites/unmet.ts'

const isThere = () => spawnSync('zbarimg', ['--version'], { stdio: 'ignore' }).status === 0

/** As root on Debian it is installed; elsewhere its lack is said. @throws Unmet */
export function requireZbar(): void {
  if (isThere()) return
  if (process.getuid?.() === 0) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    spawnSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' })
    spawnSync('apt-get', ['install', '-y', '-qq', 'zbar-tools'], { env, stdio: 'ignore' })
  }
  if (!isThere()) throw new Unmet('zbarimg is missing: install the package zbar-tools.')
}

/** What the one code in a picture says; null where none is read. */
export function readCode(picture: Buffer): string | null {
  const { stdout, status } = spawnSync(
    'zbarimg',
    ['--quiet', '--raw', '-Sdisable', '-Sqrcode.enable', '-'],
    {
      input: picture,
    },
  )
  return status === 0 ? stdout.toString().trim() : null
}
