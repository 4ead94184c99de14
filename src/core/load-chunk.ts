import { ChunkLoadError, ModuleNotFoundError } from './errors.ts'

/** Section 9: chunk load time-out. */
export const chunkTimeoutMs = 120_000

/**
 * Loads a part of the program. The messages of its errors are codes: they stand beside a sentence in
 * the reader's language.
 * @throws ChunkLoadError on a loading failure, or after 120 seconds (section 8)
 * @throws ModuleNotFoundError when the chunk came without the module
 */
export async function loadChunk<M extends { default: unknown }>(
  load: () => Promise<M>,
  timeoutMs: number = chunkTimeoutMs,
): Promise<M['default']> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('CHUNK_LOAD_TIMEOUT')), timeoutMs)
  })
  try {
    const module = await Promise.race([load(), late])
    if (module?.default) return module.default
    throw new ModuleNotFoundError('MODULE_NOT_FOUND')
  } catch (error) {
    if (error instanceof ChunkLoadError || error instanceof ModuleNotFoundError) throw error
    throw new ChunkLoadError('CHUNK_LOAD_FAILED', { cause: error })
  } finally {
    clearTimeout(timer)
  }
}
