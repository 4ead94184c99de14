/** An organization in the hands of those who run the product. */
import { expect } from 'chai'
import { embedKeyCalls } from '../../src/core/embed-keys/embed-key.ts'
import { hashOfSecret } from '../../src/core/embed-keys/key-secret.ts'
import { organizationRecordCalls } from '../../src/core/organizations/organization-record.ts'
import { factorRuleCalls } from '../../src/core/second-factor/rule-calls.ts'
import { sampleKey, sampleRecord } from '../../stories/organizations/admin-organization.stories.tsx'
import { sampleRule } from '../../stories/second-factor/sample-rule.ts'
import { refusal } from '../../stories/support/fake-api.ts'
import { fakeDesk } from '../../stories/support/fake-desk.ts'
import { placed, seen } from '../dashboard/placed.ts'
import { inFull } from '../support/browser/full.ts'
import { click, focused, press, type } from '../support/browser/page.ts'
import { waitFor } from '../support/browser/wait-for.ts'

const { get, change, remove } = organizationRecordCalls
const { id } = sampleRecord

async function opened(record = sampleRecord) {
  const { desk, api } = fakeDesk({ kind: 'standalone', roles: ['RB admin'] })
  api.answer(get, record)
  api.answer(embedKeyCalls.list, [sampleKey])
  api.answer(factorRuleCalls.get, sampleRule)
  await desk.start()
  const root = await placed('adminOrganization', desk, { 'organization-id': id })
  const around = root.getRootNode() as ShadowRoot
  await waitFor(() => root.dataset.state === 'ready', 'the organization')
  const named = (words: string) =>
    waitFor(
      () =>
        [...around.querySelectorAll<HTMLElement>('button, [role="menuitem"]')].find(
          each => seen(each) === words,
        ),
      words,
    )
  return { api, root, around, named }
}

/** Writes what is asked for, and says that it is meant. */
async function answerQuestion(text: string) {
  const question = await waitFor(() => focused()?.closest('[role="alertdialog"]'), 'the question')
  question.querySelector<HTMLElement>('textarea, input')?.focus()
  await type(text)
  await click(await waitFor(() => question.querySelector('[type="submit"]'), 'its verb'))
}

describe('an organization', () => {
  inFull('is suspended with a reason, which then stands on its page', async () => {
    const { api, around, named } = await opened()
    api.answer(change, ({ body }) => ({
      ...sampleRecord,
      version: 4,
      suspended: true,
      suspendedAt: '2026-01-11T15:20:00Z',
      suspendedReason: String(body.comment),
    }))
    await click(await waitFor(() => around.querySelector('[aria-haspopup="menu"]'), 'the menu'))
    await click(await named('Suspend'))
    await answerQuestion('Its licence ran out')
    await waitFor(
      () => seen(around.querySelector('.rd-page')).includes('Its licence ran out'),
      'why',
    )
    expect(api.asked(change).map(({ body }) => body)).to.deep.equal([
      { version: 3, suspended: true, comment: 'Its licence ran out' },
    ])
  })

  inFull(
    'is asked about as it was when the question was put, though somebody suspends it meanwhile',
    async () => {
      const { api, around, named } = await opened()
      api.answer(change, refusal(409, 'stale', 'Somebody changed it.'))
      await click(await waitFor(() => around.querySelector('[aria-haspopup="menu"]'), 'the menu'))
      await click(await named('Suspend'))
      api.answer(get, {
        ...sampleRecord,
        version: 4,
        suspended: true,
        suspendedAt: '2026-01-11T15:20:00Z',
        suspendedReason: 'Somebody else’s reason',
      })
      await answerQuestion('Its licence ran out')
      await waitFor(
        () => seen(around.querySelector('.rd-page')).includes('Somebody else’s reason'),
        'the record as it is by now',
      )
      const question = around.querySelector('[role="alertdialog"]')
      expect(seen(question?.querySelector('[type="submit"]'))).to.equal('Suspend')
    },
  )

  it('has a key made whose secret is shown once, and never sent', async () => {
    const { api, around, named } = await opened()
    api.answer(embedKeyCalls.add, { ...sampleKey, name: 'Shop' })
    await click(await named('New key'))
    const within = (selector: string) =>
      waitFor(() => around.querySelector<HTMLElement>(`[role="dialog"] ${selector}`), selector)
    ;(await within('[data-field="name"] input')).focus()
    await type('Shop')
    ;(await within('[data-field="roles"] input')).click()
    ;(await within('[data-field="origins"] textarea')).focus()
    await type('https://shop.example.org https://shop.example.org/')
    await click(await named('Make the key'))
    const secret = seen(await within('.rd-embed-key-secret code'))
    expect(secret).to.match(/^rdk_[\w-]{43}$/)
    await press('Escape')
    expect(seen(around.querySelector('.rd-embed-key-secret code')), 'it shows once').to.equal(
      secret,
    )
    expect(api.asked(embedKeyCalls.add).map(({ body }) => body)).to.deep.equal([
      {
        name: 'Shop',
        roles: ['account owner'],
        origins: ['https://shop.example.org'],
        secretHash: await hashOfSecret(secret),
      },
    ])
  })

  inFull('tells of a key’s pages what was added and taken away alone', async () => {
    const { api, around, named } = await opened()
    api.answer(embedKeyCalls.change, sampleKey)
    await click(await named('Change pages'))
    const lines = await waitFor(
      () => around.querySelector<HTMLTextAreaElement>('[role="dialog"] textarea'),
      'the form',
    )
    lines.focus()
    lines.select()
    await type('intranet.terncove.example')
    await click(await named('Save'))
    await waitFor(
      () => seen(around.querySelector('[role="dialog"]')).includes('with nothing behind it'),
      'what is wrong',
    )
    lines.select()
    await type('https://www.terncove.example')
    await click(await named('Save'))
    await waitFor(() => api.asked(embedKeyCalls.change).length === 1, 'the change')
    expect(api.asked(embedKeyCalls.change)[0]?.body).to.deep.equal({
      add: ['https://www.terncove.example'],
      remove: ['https://intranet.terncove.example'],
    })
  })

  it('is changed by what differs alone, and isn’t moved to another country’s state', async () => {
    const { api, named, around } = await opened()
    api.answer(change, { ...sampleRecord, version: 4, goldrush: true })
    await click(await named('Edit'))
    const goldrush = await waitFor(
      () => around.querySelector<HTMLElement>('[data-field="goldrush"] input'),
      'the form',
    )
    goldrush.click()
    await click(await named('Save'))
    await waitFor(() => api.asked(change).length === 1, 'the change')
    expect(api.asked(change)[0]?.body).to.deep.equal({ version: 3, goldrush: true })
  })

  inFull(
    'has the fees of its new raffles changed, and a number of another country refused',
    async () => {
      const { api, named, around } = await opened()
      api.answer(change, { ...sampleRecord, version: 4, raffleboxOrderFeeDollars: 25 })
      await click(await named('Change fees'))
      const input = (name: string) =>
        waitFor(
          () =>
            around.querySelector<HTMLInputElement>(`[role="dialog"] [data-field="${name}"] input`),
          name,
        )
      ;(await input('raffleboxOrderFeeDollars')).select()
      await type('0.25')
      await click(await named('Save'))
      await waitFor(() => api.asked(change).length === 1, 'the change')
      expect(api.asked(change)[0]?.body).to.deep.equal({ version: 3, raffleboxOrderFeeDollars: 25 })
      await waitFor(() => around.querySelector('[role="dialog"]') === null, 'the form gone')

      await click(await named('Edit'))
      ;(await input('charityNumber')).select()
      await type('12-3456789')
      await click(await named('Save'))
      await waitFor(
        () => seen(around.querySelector('[role="dialog"]')).includes('no charity number'),
        'what is wrong',
      )
      expect(api.asked(change).length).to.equal(1)
    },
  )

  it('says why it can’t be removed while a raffle is open, and that it is gone once it was', async () => {
    const { around } = await opened()
    await click(await waitFor(() => around.querySelector('[aria-haspopup="menu"]'), 'the menu'))
    expect(
      seen(await waitFor(() => around.querySelector('[role="menu"]'), 'its entries')),
    ).to.include('A raffle is on sale or not drawn yet.')
    await press('Escape')

    const other = await opened({ ...sampleRecord, openRaffles: 0 })
    other.api.answer(remove, undefined)
    await click(
      await waitFor(() => other.around.querySelector('[aria-haspopup="menu"]'), 'the menu'),
    )
    await click(await other.named('Remove'))
    other.api.answer(get, refusal(404, 'not-found', 'Gone.'))
    await answerQuestion(sampleRecord.name)
    await waitFor(
      () => seen(other.around.querySelector('.rd-page')).includes('This organization isn’t there'),
      'that it is gone',
    )
  })
})
