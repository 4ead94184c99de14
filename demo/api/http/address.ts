import { isIP } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { askedHost } from './hosts.ts'

/**
 * The caller's address. Behind our own proxies it is the entry of X-Forwarded-For that the outermost of them wrote (the
 * first there is, where somebody came past it); what stands left of it anybody may have written. Where that is no
 * address, the connection's own.
 */
export function addressOf(c: Context, trustedProxies: number): string {
  const chain = (c.req.header('x-forwarded-for') ?? '').split(',')
  const entry = chain.at(-trustedProxies) ?? chain[0] ?? ''
  const forwarded = trustedProxies > 0 ? plainAddress(entry) : null
  if (forwarded !== null) return forwarded
  try {
    return getConnInfo(c).remote.address ?? ''
  } catch {
    // A request handed to the app without a socket, as tests do.
    return ''
  }
}

/** An address without the port, brackets and zone that proxies write around it; null for anything else. */
function plainAddress(text: string): string | null {
  const trimmed = text.trim()
  const bare =
    /^\[([^\]]*)\](?::\d{1,5})?$/.exec(trimmed)?.[1] ??
    /^(\d[\d.]*):\d{1,5}$/.exec(trimmed)?.[1] ??
    trimmed
  const address = bare.replace(/%.*$/, '').toLowerCase()
  return isIP(address) === 0 ? null : address
}

/**
 * The network that an address is counted with: of IPv6 its first 64 bits, since the rest is its holder's to choose. A
 * text that is no address stands for itself.
 */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address
  // Written in full by the URL parser, but for one run of zeros.
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === '' ? [] : tail.split(':')
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  const parts = [...left, ...zeros, ...right]
  const mapped = /^0:0:0:0:0:ffff:([^:]+):([^:]+)$/.exec(parts.join(':'))
  if (mapped) {
    const numbers = mapped.slice(1).map(part => Number.parseInt(part, 16))
    return numbers.flatMap(number => [number >> 8, number & 255]).join('.')
  }
  return `${parts.slice(0, 4).join(':')}::/64`
}

/** Where the caller reached the API. Behind our own proxies, the outermost of them knows by which protocol. */
export function originOf(c: Context, trustedProxies: number): string {
  const forwarded = c.req.header('x-forwarded-proto')?.split(',')[0]?.trim()
  const isSecure = trustedProxies > 0 && forwarded === 'https'
  const protocol = isSecure ? 'https:' : new URL(c.req.url).protocol
  return new URL(`${protocol}//${askedHost(c)}`).origin
}
