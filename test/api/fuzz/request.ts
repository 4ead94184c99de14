/** Requests for every call, from its own schemas, and then spoilt. */
import type { Call } from '../../../demo/api/http/call.ts'
import type { Asked } from '../support.ts'
import type { Chance } from './chance.ts'
import {
  hostileBody,
  hostileLike,
  hostileSegment,
  hostileText,
  hostileTexts,
  hostileValue,
} from './hostile.ts'
import { type Known, plausible } from './plausible.ts'

export interface FuzzRequest {
  call: Call
  path: string
  asked: Asked
}

/** What requests are made of: ids by the names of the fields and path parts that hold them, tokens, and cursors. */
export interface Stock {
  ids: Readonly<Record<string, readonly string[]>>
  tokens: readonly (string | undefined)[]
  /** Of lists that were read, by their path. */
  cursors: ReadonlyMap<string, readonly string[]>
}

const usual: Record<string, string | number> = {
  // Of what nobody changed yet.
  version: 1,
  province: 'NS',
  timeZone: 'America/Halifax',
  origin: 'https://intranet.example',
  licenseUrl: 'https://example.org/licence.pdf',
  frequencyCron: '0 9 * * 1',
  phone: '902-555-0143',
  postalCode: 'B3H 1A1',
  contentType: 'image/png',
  trait_key: 'email',
}

/** What stands in a field of that name. */
export function knownIn({ ids }: Stock): Known {
  return (name, chance) => {
    const list = ids[name]
    return list && list.length > 0 ? chance.oneOf(list) : usual[name]
  }
}

/** Of what a path's `:id` is, by the segment before it. */
const kinds: Record<string, string> = {
  organizations: 'organizationId',
  accounts: 'accountId',
  events: 'eventId',
  prizes: 'prizeId',
  'event-members': 'memberId',
  draws: 'drawId',
  winners: 'winnerId',
  'winner-messages': 'messageId',
  void: 'orderId',
  files: 'fileId',
  'edit-views': 'country',
  tickets: 'ticketNumber',
}

function segmentOf(before: string, stock: Stock, chance: Chance): string {
  const list = stock.ids[kinds[before] ?? ''] ?? []
  return encodeURIComponent(list.length > 0 ? chance.oneOf(list) : chance.uuid())
}

function pathOf(call: Call, stock: Stock, chance: Chance, hostile: boolean): string {
  const segments = call.path.split('/')
  return segments
    .map((segment, at) => {
      if (!segment.startsWith(':')) return segment
      const before = segments[at - 1] ?? ''
      return hostile && chance.below(2) === 0
        ? hostileSegment(chance)
        : segmentOf(before, stock, chance)
    })
    .join('/')
}

function headersOf(call: Call, chance: Chance): Record<string, string> {
  const odd = chance.below(30) === 0
  return {
    'idempotency-key': odd ? chance.oneOf(['x', 'ü'.repeat(20), 'a'.repeat(200)]) : chance.uuid(),
    // Each from another address: nobody is kept out for what somebody else tried.
    'x-forwarded-for': `10.${chance.below(250)}.${chance.below(250)}.${chance.below(250)}`,
    ...(call.path.startsWith('/flag-service') ? { 'x-environment-key': 'local' } : {}),
    ...(call.method === 'put' ? { 'x-amz-server-side-encryption': 'AES256' } : {}),
    ...(chance.below(20) === 0 ? { 'accept-language': 'fr;q=abc,*;q=9,en-\u00fc' } : {}),
    ...(chance.below(20) === 0 ? { accept: 'text/csv' } : {}),
    ...(chance.below(40) === 0 ? { 'content-type': 'application/json; charset=utf-7' } : {}),
  }
}

/** A call with a body that is spoilt, or whole, so that what the call does is done as well. */
export function withBody(call: Call, stock: Stock, chance: Chance, isWhole: boolean): FuzzRequest {
  const token = isWhole ? stock.tokens[0] : chance.oneOf(stock.tokens)
  const whole = call.body ? plausible(call.body, knownIn(stock), chance) : { name: chance.word() }
  const body = isWhole ? whole : hostileBody(whole, chance)
  const text = JSON.stringify(body) ?? 'null'
  const path = pathOf(call, stock, chance, false) + searchOf(plausibleQuery(call, stock, chance))
  const sent = !isWhole && chance.below(10) === 0 ? hostileText(text, chance) : text
  const headers = { 'content-type': 'application/json', ...headersOf(call, chance) }
  return { call, path, asked: { ...(token && { token }), headers, text: sent } }
}

/** A call whose path and query are spoilt. */
export function withQuery(call: Call, stock: Stock, chance: Chance): FuzzRequest {
  const token = chance.oneOf(stock.tokens)
  const query = plausibleQuery(call, stock, chance)
  const cursors = stock.cursors.get(call.path) ?? []
  if (cursors.length > 0 && chance.below(3) === 0) forge(query, chance.oneOf(cursors), chance)
  else if (query.length > 0 || chance.below(3) === 0) spoil(query, chance)
  const path = pathOf(call, stock, chance, query.length === 0) + searchOf(query)
  const hasBody = call.body !== undefined
  return {
    call,
    path,
    asked: {
      ...(token && { token }),
      headers: headersOf(call, chance),
      ...(hasBody && { body: plausible(call.body as never, knownIn(stock), chance) }),
    },
  }
}

type Query = [name: string, value: string][]

function plausibleQuery(call: Call, stock: Stock, chance: Chance): Query {
  if (!call.query) return []
  const values = plausible(call.query, knownIn(stock), chance) as Record<string, unknown>
  const { cursor: _, ...rest } = values
  return Object.entries(rest).flatMap(
    ([name, value]): Query =>
      Array.isArray(value)
        ? value.map(each => [`${name}[]`, String(each)])
        : [[name, String(value)]],
  )
}

function spoil(query: Query, chance: Chance): void {
  const at = chance.below(query.length + 1)
  const [name = 'page', value = '1'] = query[at] ?? []
  const text = textOf(
    chance.below(3) === 0 ? chance.oneOf(hostileTexts) : hostileLike(value, chance),
  )
  const odd = [
    '__proto__',
    'constructor[prototype]',
    '',
    `${name}[]`,
    `${name}[x]`,
    'cursor',
    'sortBy',
  ]
  switch (chance.below(8)) {
    case 0:
      query.push([name, text])
      break
    case 1:
      query.push([chance.oneOf(odd), text])
      break
    default:
      query[at] = [name, text]
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}

/** One of our cursors with something else in it, or in place of it. */
function forge(query: Query, cursor: string, chance: Chance): void {
  const place = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as Record<string, unknown>
  const [by = '', direction = ''] = String(place.sort).split(' ')
  const own = ['page', 'sortBy', 'sortDir', 'cursor']
  const rest = query.filter(([name]) => !own.includes(name))
  const field = chance.oneOf(['value', 'value', 'value', 'id', 'to', 'sort', '__proto__'])
  const value = chance.below(4) === 0 ? hostileValue(chance) : chance.oneOf(hostileTexts)
  Object.defineProperty(place, field, { value, enumerable: true })
  const forged = Buffer.from(JSON.stringify(place)).toString('base64url')
  query.splice(0, query.length, ...rest, ['sortBy', by], ['sortDir', direction], ['cursor', forged])
}

/** As a browser would write it, half of a character and all. */
function searchOf(query: Query): string {
  const search = new URLSearchParams(query.map(([name, value]) => [name, value.slice(0, 6_000)]))
  return search.size > 0 ? `?${search}` : ''
}
