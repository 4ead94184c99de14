import { createReadStream, existsSync } from 'node:fs'
import { extname } from 'node:path'
import type { TestRunnerConfig } from '@web/test-runner'
import { loadedFirst } from './bundle.ts'

type Middleware = NonNullable<TestRunnerConfig['middleware']>[number]

/** A page that goes elsewhere takes its tests with it: it stays, and the test that moved it fails. */
const stayHere = `
navigation.addEventListener('navigate', event => {
  if (event.destination.sameDocument || event.downloadRequest !== null) return
  if (event.cancelable) event.preventDefault()
  reportError(new Error('The test page was sent to ' + event.destination.url))
})
`

/** React's development build tells a profiler of every render and element; nobody listens, and it takes long. */
const noProfiler = `
console.timeStamp = undefined
console.createTask = undefined
`

/** The page of a test. */
export function testPage(script: string): string {
  return `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>Test</title><script>${stayHere}${noProfiler}</script></head>
  <body>
    <script type="module" src="/${loadedFirst}"></script>
    <script type="module" src="${script}"></script>
  </body>
</html>`
}

/** Answers a test file's address with its bundle, and what that imports; the rest is the test runner's. */
export function serveBundle(folder: string): Middleware {
  return async (context, next) => {
    const file = [`${folder}${context.path}.js`, `${folder}${context.path}`].find(
      path => extname(path) !== '' && existsSync(path),
    )
    if (!file) return next()
    context.type = extname(file)
    // The next page of the same window reads it again.
    context.set('cache-control', 'max-age=3600')
    context.body = createReadStream(file)
  }
}
