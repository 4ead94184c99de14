import { type Context, Hono } from 'hono'
import { calls as allCalls } from './calls.ts'
import type { ApiContext } from './context.ts'
import { originOf } from './http/address.ts'
import { refusalAnswer } from './http/answers.ts'
import { answerCall, type Call } from './http/call.ts'
import { anyOrigin, securityHeaders } from './http/headers.ts'
import { onlyListed } from './http/hosts.ts'
import { faultEntry, requestLog } from './http/log.ts'
import { Refusal } from './http/refusal.ts'
import { unavailable } from './http/unavailable.ts'
import { cardFields } from './stand-ins/card-fields.ts'
import { outbox } from './stand-ins/outbox.ts'
import { staticApp } from './static/app.ts'
import { openApiDocument } from './system/openapi.ts'

/** The version of the calls' shapes, as the OpenAPI document gives it. */
const apiVersion = '2.0.0'

/** What the pages that take cards may frame. */
const framing =
  ({ payments, trustedProxies }: ApiContext) =>
  (c: Context) =>
    payments.cardFieldsOrigin(originOf(c, trustedProxies))

/**
 * The whole API over one context; a request goes in, a response comes out, no port is opened.
 * @param calls for tests: a domain's that isn't there yet
 */
export function createApp(api: ApiContext, calls: readonly Call[] = allCalls): Hono {
  const app = new Hono()
  app.use(requestLog(api.log), securityHeaders(api.buildId), onlyListed(api.hosts))
  app.use('/:service{.+-service}/*', anyOrigin)
  for (const call of calls) answerCall(app, call, api)

  const document = openApiDocument(calls, apiVersion)
  app.use('/openapi.json', anyOrigin)
  app.get('/openapi.json', c => c.json(document))
  app.route('/', cardFields())
  if (api.showOutbox) app.route('/', outbox(api))
  app.all('/:service{.+-service}/*', () => {
    throw new Refusal(404, 'no-such-call')
  })
  if (api.distFolder !== null)
    app.route('/', staticApp(api.distFolder, api.pageServices, framing(api)))

  app.notFound(c => refusalAnswer(c, new Refusal(404, 'not-found')))
  app.onError((error, c) => {
    if (error instanceof Refusal) return refusalAnswer(c, error)
    api.log(faultEntry(error, c.res.headers.get('x-request-id')))
    return refusalAnswer(c, unavailable(error) ?? new Refusal(500, 'unexpected'))
  })
  return app
}
