import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { maskEvent } from '../../src/core/session/recording-masks.ts'

const timestamp = 1

describe('what rrweb’s own masks leave open', () => {
  test('loses its words: labels, tooltips, values in attributes', () => {
    const attributes = {
      class: 'rd-row',
      'aria-label': 'Order of Eva Muise',
      title: 'a b',
      id: 'x',
    }
    const node = { type: 2, tagName: 'tr', attributes, childNodes: [] }
    const { data } = maskEvent({ type: 2, timestamp, data: { node } })
    assert.deepEqual(data, {
      node: {
        ...node,
        attributes: { class: 'rd-row', 'aria-label': '***** ** *** *****', title: '* *', id: 'x' },
      },
    })
  })

  test('loses what someone searched for from addresses', () => {
    const event = {
      type: 4,
      timestamp,
      data: { href: 'https://desk.example/orders?q=Eva#top', width: 10 },
    }
    assert.deepEqual(maskEvent(event).data, { href: 'https://desk.example/orders', width: 10 })
  })

  test('keeps the rest as it came: ids, positions, who is recorded', () => {
    const data = { tag: 'identify', payload: { id: '1', email: 'eva@example.org' } }
    assert.deepEqual(maskEvent({ type: 5, timestamp, data }), { type: 5, timestamp, data })
  })
})
