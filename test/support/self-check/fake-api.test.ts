import { expect } from 'chai'
import {
  answerTo,
  at,
  fakeApi,
  onWire,
  pageOf,
  refusal,
} from '../../../stories/support/fake-api.ts'
import { thingCalls } from '../thing-calls.ts'

const say = (error: Error) => error.message

describe('the fake API', () => {
  it('answers in the call’s own shape and keeps what was asked', async () => {
    const api = fakeApi([
      answerTo(thingCalls.save, ({ body }) => ({ name: String(body.a) })),
      answerTo(thingCalls.list, pageOf([{ name: 'one' }])),
      answerTo(thingCalls.file, '{"is":"text"}'),
    ])
    const saved = await fetch(`${api.origin}/thing?page=2`, { method: 'POST', body: '{"a":1}' })
    expect(await saved.json()).to.deep.equal({ data: { name: '1' } })
    const listed = (await (await fetch(`${api.origin}/things`)).json()) as object
    expect(listed)
      .to.deep.include({ data: [{ name: 'one' }] })
      .and.to.have.property('paging')
    expect(await (await fetch(`${api.origin}/thing.json`)).text()).to.equal('{"is":"text"}')
    const [asked] = api.asked(thingCalls.save)
    expect(asked?.body).to.deep.equal({ a: 1 })
    expect(asked?.query.get('page')).to.equal('2')
    expect(api.asked(thingCalls.remove)).to.have.length(0)
  })

  it('knows parameters, the address that was meant, and the answer given last', async () => {
    const call = { ...thingCalls.get, path: '/things/:id' } as const
    const api = fakeApi([
      answerTo(call, ({ params }) => ({ name: params.id ?? '' })),
      answerTo(at(call, { id: 'b 2' }), { name: 'before' }),
      answerTo(at(call, { id: 'b 2' }), refusal(409, 'stale', 'Somebody else saved it.')),
    ])
    const first = await fetch(`${api.origin}/things/a%201`)
    expect(await first.json()).to.deep.equal({ data: { name: 'a 1' } })
    expect((await fetch(`${api.origin}/things/b%202`)).status).to.equal(409)
    expect(api.asked(at(call, { id: 'b 2' }))).to.have.length(1)
    expect(api.asked(call)).to.have.length(2)
  })

  it('makes an error of the page of an answer that no server gives', async () => {
    const api = fakeApi([answerTo(thingCalls.get, { name: 7 } as never)])
    const seen: string[] = []
    const before = globalThis.reportError
    globalThis.reportError = error => void seen.push((error as Error).message)
    try {
      await fetch(`${api.origin}/thing`).catch(say)
    } finally {
      globalThis.reportError = before
    }
    expect(seen.join()).to.match(/^No server answers GET \/thing like this\. name: /)
  })

  it('lets through what is meant to be wrong, refuses what nobody prepared, and goes offline', async () => {
    const api = fakeApi([answerTo(thingCalls.get, onWire({ text: '<html>', status: 502 }))])
    expect(await (await fetch(`${api.origin}/thing`)).text()).to.equal('<html>')
    expect((await fetch(`${api.origin}/nothing`)).status).to.equal(404)
    api.goOffline()
    expect(await fetch(`${api.origin}/thing`).catch(say)).to.equal('Failed to fetch')
  })
})
