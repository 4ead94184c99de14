import { existsSync, readFileSync } from 'node:fs'
import { allowed, allowedInTools, exceptions } from '../config/licence-rules.ts'
import { root } from '../config/root.ts'

/** A package of the lockfile, with its own package.json where it is installed. */
export interface Installed {
  name: string
  version: string
  licence: string
  /** Only tools need it. */
  tool: boolean
}

interface LockEntry {
  version: string
  license?: string
  dev?: boolean
}

interface Manifest {
  license?: string | { type: string }
  licenses?: { type: string }[]
}

/** Every package that the lockfile names, other systems' builds included. */
export function installedPackages(): Installed[] {
  const lock = JSON.parse(readFileSync(`${root}/package-lock.json`, 'utf8')) as {
    packages: Record<string, LockEntry>
  }
  return Object.entries(lock.packages)
    .filter(([path]) => path !== '')
    .map(([path, entry]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version: entry.version,
      licence: declared(path) ?? entry.license ?? 'none declared',
      tool: entry.dev === true,
    }))
}

function declared(path: string): string | undefined {
  const file = `${root}/${path}/package.json`
  if (!existsSync(file)) return undefined
  const { license, licenses } = JSON.parse(readFileSync(file, 'utf8')) as Manifest
  if (typeof license === 'string') return license
  return license?.type ?? licenses?.map(({ type }) => type).join(' OR ')
}

/** Packages whose licence isn't allowed. */
export function forbiddenLicences(packages: Installed[]): string[] {
  return packages
    .filter(one => !isAllowed(one))
    .map(({ name, version, licence, tool }) => {
      return `${name} ${version} is under ${licence}${tool ? ' (a tool)' : ''}`
    })
}

/** Exceptions that no package needs any more. */
export function idleExceptions(packages: Installed[]): string[] {
  return Object.keys(exceptions)
    .filter(name => !packages.some(one => one.name === name))
    .map(name => `${name} is excepted and no longer installed`)
}

function isAllowed({ name, licence, tool }: Installed): boolean {
  const exception = exceptions[name]
  if (exception?.licence === licence) return tool || !exception.toolOnly
  const accepted = tool ? [...allowed, ...allowedInTools] : allowed
  const inner = licence.replace(/^\((.*)\)$/, '$1')
  if (inner.includes(' AND ')) return inner.split(' AND ').every(part => accepted.includes(part))
  return inner.split(' OR ').some(part => accepted.includes(part))
}
