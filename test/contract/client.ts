import * as v from 'valibot'
import { ErrorListSchema } from '../../src/core/errors.ts'
import { runningProduct } from '../support/running-product.ts'

/** The server under test: this product's own, or any other that RAFFLE_DESK_API_URL names. */
export const url = process.env.RAFFLE_DESK_API_URL ?? runningProduct().url

export interface Answered {
  status: number
  headers: Headers
  json: unknown
}

/** One call as any client makes it. */
export async function ask(
  method: string,
  path: string,
  asked: { token?: string; body?: unknown; headers?: Record<string, string> } = {},
): Promise<Answered> {
  const { token, body, headers } = asked
  // Writing calls carry a key; a test that repeats one gives its own.
  const key = ['DELETE', 'PATCH'].includes(method) ? { 'idempotency-key': crypto.randomUUID() } : {}
  const response = await fetch(url + path, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...key,
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    json: text === '' ? null : JSON.parse(text),
  }
}

/** `data` of an answer, which must be of the schema's shape. */
export function dataOf<S extends v.GenericSchema>(schema: S, { json }: Answered): v.InferOutput<S> {
  return v.parse(v.object({ data: schema }), json).data as v.InferOutput<S>
}

/** The code of a refusal, which must be of the shape that every client reads. */
export function codeOf({ json }: Answered): string | number | undefined {
  return v.parse(ErrorListSchema, json).errors[0]?.code
}
