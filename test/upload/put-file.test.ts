import { expect } from 'chai'
import { uploadCalls } from '../../src/core/upload/calls.ts'
import { putFile } from '../../src/core/upload/put-file.ts'
import { UploadError, uploadFile } from '../../src/core/upload.ts'
import { at, onWire } from '../../stories/support/fake-api.ts'
import { fakeDesk } from '../../stories/support/fake-desk.ts'
import { uploadTarget } from '../support/browser/upload-target.ts'
import { waitFor } from '../support/browser/wait-for.ts'

const file = new File(['%PDF-1.7'], 'licence.pdf', { type: 'application/pdf' })
const steps = () => ({ signal: new AbortController().signal, onProgress: () => undefined })

describe('putting a file', () => {
  it('tells each refusal of the store apart', async () => {
    const target = await uploadTarget()
    const outcome = (behaviour: string) => putFile(target.address(behaviour, 'a'), file, steps())
    expect(await outcome('keep')).to.equal('stored')
    expect(await outcome('forbidden')).to.deep.equal({ reason: 'refused' })
    expect(await outcome('small')).to.deep.equal({ reason: 'too-large' })
    expect(await outcome('broken')).to.deep.equal({ reason: 'broken', status: 500 })
    expect(await outcome('unanswered')).to.deep.equal({ reason: 'unanswered' })
  })

  it('gives up a store that never answers, and ends the connection', async () => {
    const target = await uploadTarget()
    const outcome = await putFile(target.address('silent', 'a'), file, { ...steps(), stallMs: 100 })
    expect(outcome).to.deep.equal({ reason: 'stalled' })
    await waitFor(async () => (await target.seen()).at(-1)?.over)
  })

  it('says that a store that isn’t there can’t be reached', async () => {
    expect(await putFile('http://127.0.0.1:9/a', file, steps())).to.deep.equal({
      reason: 'offline',
    })
  })

  it('sends nothing once it was aborted', async () => {
    const target = await uploadTarget()
    const stopped = { ...steps(), signal: AbortSignal.abort() }
    expect(await putFile(target.address('keep', 'a'), file, stopped)).to.deep.equal({
      reason: 'aborted',
    })
    expect(await target.seen()).to.deep.equal([])
  })

  it('says whose licence it is, where that is said', async () => {
    const { desk, api } = fakeDesk()
    const target = await uploadTarget()
    const path = uploadCalls.license
    const bodies: unknown[] = []
    api.answer(path, ({ body }) => {
      bodies.push(body)
      return { url: target.address('keep', 'licence.pdf') }
    })
    await uploadFile(desk, { kind: 'license', organizationId: 'far' }, file, steps())
    await uploadFile(desk, { kind: 'license' }, file, steps())
    expect(bodies.map(body => (body as { organizationId?: string }).organizationId)).to.deep.equal([
      'far',
      undefined,
    ])
  })

  it('asks each of the three calls of section 7, and tells progress to the last byte', async () => {
    const { desk, api } = fakeDesk()
    const target = await uploadTarget()
    const kinds = [
      [uploadCalls.organization, { kind: 'organization' }],
      [at(uploadCalls.raffle, { id: 'r 1' }), { kind: 'raffle', raffleId: 'r 1' }],
      [uploadCalls.license, { kind: 'license' }],
    ] as const
    for (const [call, kind] of kinds) {
      const url = target.address('keep', 'licence.pdf')
      api.answer(call, { url })
      let sent = 0
      const uploaded = await uploadFile(desk, kind, file, {
        ...steps(),
        onProgress: bytes => {
          sent = bytes
        },
      })
      expect(uploaded.address).to.equal(url.replace(/\?.*/, ''))
      expect(sent).to.equal(file.size)
    }
    expect(api.calls.at(-1)?.body).to.deep.equal({
      fileName: 'licence.pdf',
      contentType: 'application/pdf',
      size: 8,
    })
    desk.destroy()
  })

  it('fails in the reader’s words, without the store when the API gives no address', async () => {
    const { desk, api } = fakeDesk({ locale: 'fr' })
    const target = await uploadTarget()
    const path = uploadCalls.license
    const attempt = () =>
      uploadFile(desk, { kind: 'license' }, file, steps()).then(
        () => undefined,
        (error: unknown) => error as UploadError,
      )
    api.answer(path, { url: target.address('forbidden', 'a') })
    await attempt()
    const refused = await waitFor(attempt)
    expect(refused).to.be.instanceOf(UploadError)
    expect(refused.reason).to.equal('refused')
    await waitFor(async () =>
      (await attempt())?.message.startsWith('L’espace de stockage a refusé'),
    )
    api.answer(path, onWire({ body: { data: { url: 'javascript:hit()' } } }))
    expect((await attempt())?.reason).to.equal('no-address')
    desk.destroy()
  })
})
