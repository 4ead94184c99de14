import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { keepReturnPath, takeReturnPath } from '../../src/core/session/return-path.ts'

const values = new Map<string, string>()

beforeEach(() => {
  values.clear()
  Object.assign(globalThis, {
    sessionStorage: {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => values.set(key, value),
      removeItem: (key: string) => values.delete(key),
    },
  })
})

describe('the way back after a forced sign-out', () => {
  test('is offered once, to the same person', () => {
    keepReturnPath('eva', '/orders?status=VOID')
    assert.equal(takeReturnPath('tom'), null)
    assert.equal(takeReturnPath('eva'), '/orders?status=VOID')
    assert.equal(takeReturnPath('eva'), null)
  })

  test('isn’t kept for home', () => {
    keepReturnPath('eva', '/')
    assert.equal(takeReturnPath('eva'), null)
  })

  test('never leads elsewhere', () => {
    for (const path of ['//evil.example', '/\\evil.example', 'https://evil.example', 'orders']) {
      keepReturnPath('eva', path)
      assert.equal(takeReturnPath('eva'), null, path)
      values.set('raffle-desk.return.eva', path)
      assert.equal(takeReturnPath('eva'), null, path)
    }
  })
})
