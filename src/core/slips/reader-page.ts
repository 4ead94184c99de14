/**
 * The page that reads codes from pictures and the camera, below the base path. Its policy alone lets WebAssembly run
 * ('wasm-unsafe-eval', which lets no text run) and lets the camera be asked for: it is visited as a document of its own.
 *
 * @param path below the base path, with or without its query
 */
export function readsCodes(path: string): boolean {
  const [page = ''] = path.split(/[?#]/)
  return page.replace(/\/+$/, '') === '/recover-slips'
}

/** How a page says whether its policy is that one, on its root element; without it there is no such policy. */
export const readsCodesMark = 'data-reads-codes'
