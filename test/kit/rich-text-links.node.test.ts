import assert from 'node:assert/strict'
import { test } from 'node:test'
import { htmlTextLength } from '../../src/core/format/html-text.ts'
import { filledIn } from '../../src/screens/kit/rich-text/filled-in.ts'
import { linkAddress } from '../../src/screens/kit/rich-text/link-address.ts'

test('makes an address of what people type', () => {
  const typed: Record<string, string> = {
    'https://example.org/a?b=c': 'https://example.org/a?b=c',
    ' example.org/tickets ': 'https://example.org/tickets',
    'www.example.org': 'https://www.example.org',
    'eva@example.org': 'mailto:eva@example.org',
    '(902) 555-0123': 'tel:9025550123',
    '{{ticketsUrl}}': '{{ticketsUrl}}',
    'mailto:eva@example.org': 'mailto:eva@example.org',
  }
  for (const [text, address] of Object.entries(typed)) assert.equal(linkAddress(text), address)
})

test('makes no address of anything that could run, or leads nowhere', () => {
  const typed = [
    '',
    'javascript:hit()',
    'JAVASCRIPT:hit()',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
  ]
  for (const text of [
    ...typed,
    'https://',
    'words only',
    '{{a}}javascript:hit()',
    'file:///etc/passwd',
  ])
    assert.equal(linkAddress(text), null, text)
})

test('is stable: an address stays what it is', () => {
  for (const text of ['example.org', 'eva@example.org', '902 555 0123'])
    assert.equal(linkAddress(linkAddress(text) ?? ''), linkAddress(text))
})

test('counts the characters that people see', () => {
  assert.equal(htmlTextLength('<p>Dear &amp; <strong>É🎟</strong></p>'), 9)
  assert.equal(htmlTextLength(''), 0)
})

test('fills examples in as text, never as markup', () => {
  const fields = [
    { name: 'firstName', label: 'First name', example: '<img src=x onerror=hit()>"&' },
  ]
  assert.equal(
    filledIn('<p title="{{firstName}}">{{firstName}} {{other}}</p>', fields),
    '<p title="&lt;img src=x onerror=hit()&gt;&quot;&amp;">&lt;img src=x onerror=hit()&gt;&quot;&amp; {{other}}</p>',
  )
})
