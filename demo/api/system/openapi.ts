import { toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import { ErrorListSchema } from '../../../src/core/errors.ts'
import type { CallDescription } from '../http/call.ts'

type Json = Record<string, unknown>

/** What travels, as JSON Schema. What only code can check, such as a time zone, is left to the server. */
function schemaOf(schema: v.GenericSchema): Json {
  const { $schema, ...json } = toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' })
  return json
}

function parametersOf(call: CallDescription): Json[] {
  const names = [...call.path.matchAll(/:(\w+)/g)].map(match => match[1])
  const inPath = names.map(name => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  const query: Json = call.query ? schemaOf(call.query) : {}
  const required = (query.required ?? []) as string[]
  const inQuery = Object.entries((query.properties ?? {}) as Json).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
  return [...inPath, ...inQuery]
}

function operationOf(call: CallDescription): Json {
  const content = (schema: Json) => ({ 'application/json': { schema } })
  const refused = {
    description: 'Refused: what is wrong, in English or French by Accept-Language.',
    content: content({ $ref: '#/components/schemas/Errors' }),
  }
  const done = call.answer
    ? { '2XX': { description: 'Done.', content: content(schemaOf(call.answer)) } }
    : { '204': { description: 'Done.' } }
  const embed = typeof call.access === 'string' ? null : call.access.embed
  return {
    summary: call.summary,
    tags: [call.path.split('/')[1]],
    parameters: parametersOf(call),
    ...(call.body
      ? { requestBody: { required: true, content: content(schemaOf(call.body)) } }
      : {}),
    responses: { ...done, '4XX': refused, '5XX': refused },
    security: securityOf(call.access),
    'x-chosen-here': call.chosenHere,
    ...(embed === null ? {} : { 'x-embed-scope': embed }),
  }
}

/** What a call must carry; nothing where anybody may make it. */
function securityOf(access: CallDescription['access']): Json[] {
  if (access === 'public') return []
  return [{ [access === 'embed-key' ? 'key' : 'bearer']: [] }]
}

/** What the schemes of `securityOf` are. */
const securitySchemes = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description:
      'The token of a person: of a sign-in, or one that a charity’s server was given for an embedded page; "x-embed-scope" says which scope lets the latter in.',
  },
  key: {
    type: 'http',
    scheme: 'bearer',
    description:
      'The secret key of a charity’s own server, made with `npm run keys`. It never reaches a page.',
  },
}

/** The OpenAPI document of the calls, from the schemas that parse them. */
export function openApiDocument(calls: readonly CallDescription[], version: string): Json {
  const pathsByName: Record<string, Json> = {}
  for (const call of calls) {
    const path = call.path.replace(/:(\w+)/g, '{$1}')
    pathsByName[path] = { ...pathsByName[path], [call.method]: operationOf(call) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Raffle Desk',
      version,
      description:
        'Money is integer cents, instants are UTC. Every path is answered with and without a trailing slash. "x-chosen-here" marks paths that the specification leaves open.',
    },
    paths: pathsByName,
    components: {
      securitySchemes,
      schemas: { Errors: schemaOf(ErrorListSchema) },
    },
  }
}
