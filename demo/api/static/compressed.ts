import { readFile, rename, stat, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

const compressors: Record<Encoding, (content: Buffer) => Promise<Buffer>> = {
  br: content =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gzip: content => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
}

const extensions: Record<Encoding, string> = { br: '.br', gzip: '.gz' }

/**
 * A file's compressed content, from the file beside it. Where there is none yet, or an older one, it is
 * made and kept.
 */
export async function compressed(file: string, encoding: Encoding): Promise<Buffer> {
  const beside = `${file}${extensions[encoding]}`
  const [original, kept] = await Promise.all([stat(file), stat(beside).catch(() => null)])
  if (kept && kept.mtimeMs >= original.mtimeMs) return readFile(beside)
  const content = await compressors[encoding](await readFile(file))
  const draft = `${beside}.${process.pid}`
  // A folder that can't be written to costs time at the next start, nothing else.
  await writeFile(draft, content)
    .then(() => rename(draft, beside))
    .catch(() => {})
  return content
}
