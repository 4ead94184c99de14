import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { workerFile } from '../../../src/core/outbox/worker-rules.ts'
import { compressed, type Encoding } from './compressed.ts'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  // By any other type the browser refuses to run it as it comes.
  '.wasm': 'application/wasm',
}

const compressible = new Set(['.html', '.js', '.css', '.json', '.map', '.svg', '.txt', '.wasm'])
const smallestCompressed = 512
const statedPolicy = /http-equiv="Content-Security-Policy" content="([^"]+)"/

/** One file of a folder, ready to be sent. */
export interface StaticFile {
  type: string
  etag: string
  /** Whether its name changes with its content. */
  hashed: boolean
  compressible: boolean
  content(encoding: Encoding | null): Promise<Buffer>
  /**
   * What a page that stands alone (verify.html) says of itself: the header may not forbid it. The service worker's is what it
   * fetches by, in place of its pages'.
   */
  ownPolicy(): Promise<string | null>
}

/** The files of a folder by their path in the address, such as "/assets/app-1a2b.js". Nothing else is served. */
export function filesBelow(folder: string): Map<string, StaticFile> {
  return new Map(
    namesBelow(folder)
      .filter(file => extname(file) in types)
      .map(file => [`/${relative(folder, file).split(sep).join('/')}`, staticFile(folder, file)]),
  )
}

function namesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(entry => !entry.name.startsWith('.'))
    .flatMap(entry => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? namesBelow(path) : [path]
    })
}

function staticFile(folder: string, file: string): StaticFile {
  const extension = extname(file)
  const kept = new Map<Encoding | null, Promise<Buffer>>()
  const load = (encoding: Encoding | null) =>
    encoding === null ? readFile(file) : compressed(file, encoding)
  return {
    type: types[extension] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(readFileSync(file)).digest('base64url').slice(0, 22)}"`,
    hashed: /[\w-]{8,}\.\w+(\.map)?$/.test(file) && file.includes(`${sep}assets${sep}`),
    compressible: compressible.has(extension) && statSync(file).size >= smallestCompressed,
    async ownPolicy() {
      if (file === join(folder, workerFile)) return "default-src 'none'; connect-src 'self'"
      if (extension !== '.html') return null
      const text = (await this.content(null)).toString('utf8')
      return statedPolicy.exec(text)?.[1] ?? null
    },
    content(encoding) {
      const found = kept.get(encoding) ?? load(encoding)
      kept.set(encoding, found)
      // The next one who asks tries again.
      found.catch(() => kept.delete(encoding))
      return found
    },
  }
}
