import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/**
 * The caller's address. Behind our own proxies it is the entry of X-Forwarded-For that the outermost of
 * them wrote; what stands left of it anybody may have written.
 */
export function addressOf(c: Context, trustedProxies: number): string {
  if (trustedProxies > 0) {
    const chain = (c.req.header('x-forwarded-for') ?? '').split(',').map(part => part.trim())
    const forwarded = chain[chain.length - trustedProxies]
    if (forwarded) return forwarded
  }
  try {
    return getConnInfo(c).remote.address ?? ''
  } catch {
    // A request handed to the app without a socket, as tests do.
    return ''
  }
}

/** Where the caller reached the API. Behind our own proxies, the outermost of them knows by which protocol. */
export function originOf(c: Context, trustedProxies: number): string {
  const url = new URL(c.req.url)
  const forwarded = c.req.header('x-forwarded-proto')?.split(',')[0]?.trim()
  const isSecure = trustedProxies > 0 && forwarded === 'https'
  return isSecure ? `https://${url.host}` : url.origin
}
