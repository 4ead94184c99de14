/** A slip that somebody could make, and the test that must see it. */
export interface Fault {
  /** What is broken then, as a sentence. */
  name: string
  /** The product's file, from the project's folder. */
  file: string
  /** A text that stands once in that file, and what it becomes. */
  find: string
  replace: string
  /** The cheapest test that shows it: checks and node, then server, then browser; contract and e2e build the product. */
  caughtBy: Catcher
}

interface Catcher {
  suite: 'files' | 'node' | 'contract' | 'server' | 'browser' | 'e2e'
  /** The test file, from the project's folder. */
  file: string
}

/** A check of the `files` suite, which always runs all of them. */
export function checks(name: string): Catcher {
  return { suite: 'files', file: `test/checks/${name}.ts` }
}

export function node(path: string): Catcher {
  return { suite: 'node', file: `test/${path}.node.test.ts` }
}

export function server(path: string): Catcher {
  return { suite: 'server', file: `test/${path}.node.test.ts` }
}

/** @param path with its ending, `.test.ts` or `.test.tsx` */
export function browser(path: string): Catcher {
  return { suite: 'browser', file: `test/${path}` }
}
