import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { test } from 'node:test'
import { reactDomAsUsed } from '../../vite.react-dom.ts'

const source = readFileSync(
  createRequire(import.meta.url)
    .resolve('react-dom/package.json')
    .replace('package.json', 'cjs/react-dom-client.production.js'),
  'utf8',
)

test('React DOM is built without what the product never asks for, and with all the rest', () => {
  const code = reactDomAsUsed(source)
  assert.match(code, /exports\.createRoot = function/)
  assert.doesNotMatch(code, /exports\.hydrateRoot|FragmentInstance\.prototype/)
  assert.doesNotMatch(code, /if \(isHydrating\)|shouldStartViewTransition = !0/)
  const functions = (text: string) => [...text.matchAll(/^function ([\w$]+)\(/gm)].length
  assert.equal(functions(code), functions(source))
  assert.ok(source.length - code.length < 50_000, 'more is left out than was looked at')
})

test('a React DOM that is made otherwise stops the build', () => {
  for (const [from, to] of [
    ['  isHydrating = !1,', '  isHydrating = !0,'],
    ['function commitExitViewTransitions(', 'function commitExitTransitions('],
    ['type.elementType = REACT_ACTIVITY_TYPE', 'type.elementType = REACT_ANOTHER_TYPE'],
    ['  hydrationParentFiber = workInProgress;', '  hydrationParentFiber = claim(workInProgress);'],
  ] as const) {
    assert.ok(source.includes(from), from)
    assert.throws(() => reactDomAsUsed(source.replace(from, to)), /isn't made/, to)
  }
})
