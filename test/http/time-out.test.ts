import { expect } from 'chai'
import { DeskError } from '../../src/core/errors.ts'
import { createHttp } from '../../src/core/http.ts'
import { thingCalls } from '../support/thing-calls.ts'

const words = { timeout: 'slow', offline: 'offline', badAnswer: () => '', tooMany: () => '' }

/** A server that takes the call and never answers. */
const silence: typeof fetch = (_request, settings) =>
  new Promise((_, reject) => {
    settings?.signal?.addEventListener('abort', () => reject(settings.signal?.reason))
  })

describe('a call that takes too long', () => {
  const { fetch } = globalThis
  afterEach(() => {
    globalThis.fetch = fetch
  })

  it('says that the server is slow, in the words of this browser’s errors too', async () => {
    globalThis.fetch = silence
    const http = createHttp({
      apiUrl: location.origin,
      client: 'dashboard/test',
      language: () => 'en',
      words: () => words as never,
      token: async () => null,
      onUnauthorized: () => undefined,
    })
    const error = await http.ask(thingCalls.hurried, {}).catch(reason => reason)
    expect(error).to.be.instanceOf(DeskError)
    expect([error.failure, error.message]).to.deep.equal(['timeout', 'slow'])
  })
})
