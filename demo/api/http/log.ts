import type { Context, MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'

/** One line of the log. It names calls by their pattern, so that no id, search word or person is in it. */
export interface LogEntry {
  level: 'info' | 'error'
  event: string
  [detail: string]: string | number | null
}

export type Log = (entry: LogEntry) => void

/** JSON lines on standard error. */
export const logLines: Log = entry => {
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`)
}

/** What a request leaves for its line: whose session it came with, and why it was refused. */
interface LoggedOf {
  session?: string
  refused?: string
}

/** A line for each request: method, pattern, status, milliseconds, and of a refusal why, and to whose session. */
export function requestLog(log: Log): MiddlewareHandler {
  return async (c, next) => {
    const started = performance.now()
    await next()
    log({
      level: c.res.status >= 500 ? 'error' : 'info',
      event: 'request',
      method: c.req.method,
      route: routePath(c),
      status: c.res.status,
      milliseconds: Math.round(performance.now() - started),
      request: c.res.headers.get('x-request-id'),
      ...c.get('logged'),
    })
  }
}

/** Joins the line of this request. */
export function noteForLog(c: Context, noted: LoggedOf): void {
  c.set('logged', { ...c.get('logged'), ...noted })
}

/** An unexpected error for the log: where it happened, never its message, which may quote data. */
export function faultEntry(error: unknown, request: string | null): LogEntry {
  const fault = error instanceof Error ? error : new Error('not an error')
  const frames = (fault.stack ?? '').split('\n').filter(line => /^\s+at /.test(line))
  const code = (fault as { code?: unknown }).code
  return {
    level: 'error',
    event: 'fault',
    name: fault.name,
    code: typeof code === 'string' ? code : null,
    where: frames
      .slice(0, 8)
      .map(line => line.trim().replace(process.cwd(), ''))
      .join(' | '),
    request,
  }
}
