import type { Context, MiddlewareHandler } from 'hono'
import { Refusal } from './refusal.ts'

/** This machine's own names. */
const ownNames = ['localhost', '127.0.0.1', '[::1]']

/**
 * The hosts that a server answers to: this machine's names at its ports, and those that it is known by elsewhere, as a
 * proxy in front of it (without a port) and by itself.
 *
 * @param names in lower case; one with a port is meant with that port alone
 */
export function listedHosts(ports: readonly number[], names: readonly string[] = []): string[] {
  const atPorts = (name: string) => [name, ...ports.map(port => `${name}:${port}`)]
  const isWhole = (name: string) => /:\d+$/.test(name)
  const own = ownNames.flatMap(name => atPorts(name).slice(ports.includes(80) ? 0 : 1))
  return [...own, ...names.flatMap(name => (isWhole(name) ? name : atPorts(name)))]
}

/**
 * The host that was asked, in lower case. A request line may name another one, as for a proxy, which then stands in the
 * request's URL: nothing is answered by that.
 */
export function askedHost(c: Context): string {
  return (c.req.header('host') ?? new URL(c.req.url).host).toLowerCase()
}

/**
 * Refuses calls for another host. A page that lets its own name point to this machine would else read what stands here
 * without a token; and addresses that answers give are those of the host that was asked.
 */
export function onlyListed(listed: ReadonlySet<string>): MiddlewareHandler {
  return async (c, next) => {
    if (!listed.has(askedHost(c))) throw new Refusal(421, 'host-not-listed')
    await next()
  }
}
