/** Reads QR codes from pictures, as a scanner at the door would: Debian's zbarimg. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { Unmet } from '../suites/unmet.ts'

const isThere = () => spawnSync('zbarimg', ['--version'], { stdio: 'ignore' }).status === 0

/** Whether a test file reads codes. */
export const readsCodes = (path: string): boolean =>
  readFileSync(path, 'utf8').includes('/support/zbar.ts')

/** As root on Debian: once, before any file that needs it, since two that install at a time hinder each other. */
export function installZbar(): void {
  if (isThere() || process.getuid?.() !== 0) return
  const apt = (...args: string[]) =>
    spawnSync('apt-get', ['-qq', ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: 'ignore',
    })
  apt('update')
  apt('install', '-y', '--no-install-recommends', 'zbar-tools')
}

/** @throws Unmet where it couldn't be installed */
export function requireZbar(): void {
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
