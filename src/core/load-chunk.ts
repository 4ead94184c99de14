/** How parts of the program load. Nothing is imported here: the entry of an embedding page needs it before all else. */

/** Section 9: chunk load time-out. */
export const chunkTimeoutMs = 120_000

/** Section 8, "Script chunk loading": raised after 120 seconds without the chunk. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
  readonly code = 'CHUNK_LOAD_FAILED'
}

/** Section 8, "Script chunk loading": the chunk loaded but the module is not in it. */
export class ModuleNotFoundError extends Error {
  override readonly name = 'ModuleNotFoundError'
  readonly code = 'MODULE_NOT_FOUND'
}

/**
 * Loads whole modules of the program. The messages of its errors are codes: they stand beside a sentence in the
 * reader's language.
 *
 * @throws ChunkLoadError on a loading failure, or after 120 seconds (section 8)
 */
export async function loadModule<M>(
  load: () => Promise<M>,
  timeoutMs: number = chunkTimeoutMs,
): Promise<M> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('CHUNK_LOAD_TIMEOUT')), timeoutMs)
  })
  try {
    return await Promise.race([load(), late])
  } catch (error) {
    if (error instanceof ChunkLoadError) throw error
    throw new ChunkLoadError('CHUNK_LOAD_FAILED', { cause: error })
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Loads the part of the program that a module exports by default, as `loadModule` does.
 *
 * @throws ChunkLoadError as loadModule
 * @throws ModuleNotFoundError when the chunk came without the module
 */
export async function loadChunk<M extends { default: unknown }>(
  load: () => Promise<M>,
  timeoutMs?: number,
): Promise<M['default']> {
  const module = await loadModule(load, timeoutMs)
  if (module?.default) return module.default
  throw new ModuleNotFoundError('MODULE_NOT_FOUND')
}
