import { expect } from 'chai'
import { fakeApi } from '../browser/fake-api.ts'

describe('the fake API', () => {
  it('answers in the envelope and keeps what was asked', async () => {
    const api = fakeApi()
    api.when('POST', '/orders', { id: 7 })
    const response = await fetch('/orders?page=2', { method: 'POST', body: '{"a":1}' })
    expect(await response.json()).to.deep.equal({ data: { id: 7 } })
    expect(api.calls[0]?.body).to.deep.equal({ a: 1 })
    expect(api.calls[0]?.query.get('page')).to.equal('2')
  })

  it('fails on what was not prepared, and when it is offline', async () => {
    const api = fakeApi()
    const unprepared = await fetch('/nothing').catch((error: Error) => error.message)
    expect(unprepared).to.equal('No answer prepared for GET /nothing')
    api.goOffline()
    const offline = await fetch('/nothing').catch((error: Error) => error.message)
    expect(offline).to.equal('Failed to fetch')
  })
})
