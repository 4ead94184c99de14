/** Codes: all of them to read, and one of the reader's own to compare. */
import { type Certificate, recognizeCode } from '../../src/core/raffles/certificate.ts'
import { card, code, make } from './dom.ts'
import type { Words } from './words.ts'

export function compareCard(words: Words, certificate: Certificate): HTMLElement {
  const { say } = words
  const field = make('textarea', {
    id: 'held',
    rows: '2',
    spellcheck: 'false',
    autocomplete: 'off',
    autocapitalize: 'off',
  })
  const answer = make('p', { class: 'answer', role: 'status' })
  const form = make(
    'form',
    { class: 'compare' },
    make('label', { for: 'held' }, say('compareLabel')),
    field,
    make('button', { class: 'button', type: 'submit' }, say('compare')),
    answer,
  )
  form.addEventListener('submit', submitted => {
    submitted.preventDefault()
    const found = recognizeCode(certificate, field.value)
    const isEmpty = field.value.trim() === ''
    answer.className = `answer ${isEmpty ? '' : found ? 'good' : 'bad'}`
    if (isEmpty) answer.textContent = say('compareEmpty')
    else if (!found) answer.textContent = say('same.none')
    else if (found.code === 'earlier-list')
      answer.textContent = say('same.earlier-list', { version: found.version })
    else answer.textContent = say(`same.${found.code}`)
  })
  return card(say('compareTitle'), make('p', { class: 'text' }, say('compareDetail')), form)
}

export function codesCard({ say }: Words, certificate: Certificate): HTMLElement {
  const lock = certificate.locks.at(-1)
  const random = certificate.drawType === 'rng' ? certificate : null
  const rows: [string, string | undefined][] = [
    [say('codeDigest'), certificate.digest],
    [say('codeCommitment'), random?.commitment.seedDigest],
    [say('codeSeed'), random?.seed],
    [say('codeRoot'), lock?.root],
    [say('codeTerms'), lock?.terms],
    [say('codeActivity'), certificate.activityHead],
  ]
  const list = rows.flatMap(([name, value]) =>
    value === undefined ? [] : [make('dt', {}, name), make('dd', {}, code(value))],
  )
  return card(say('codesTitle'), make('dl', { class: 'codes' }, ...list))
}

export function limitsCard({ say }: Words, barrel: boolean): HTMLElement {
  const limits = barrel
    ? ([say('limitBarrel'), say('limitSales'), say('limitReject'), say('limitPublished')] as const)
    : ([
        say('limitProves'),
        say('limitSales'),
        say('limitCollusion'),
        say('limitReject'),
        say('limitPublished'),
      ] as const)
  return card(
    say('limitsTitle'),
    make('ul', { class: 'limits' }, ...limits.map(limit => make('li', {}, limit))),
  )
}
