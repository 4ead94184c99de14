/** How long an organization keeps what, set on its page. */
import { expect } from 'chai'
import { embedKeyCalls } from '../../src/core/embed-keys/embed-key.ts'
import { organizationRecordCalls } from '../../src/core/organizations/organization-record.ts'
import { retentionCalls } from '../../src/core/retention/retention.ts'
import { factorRuleCalls } from '../../src/core/second-factor/rule-calls.ts'
import { sampleRecord } from '../../stories/organizations/admin-organization.stories.tsx'
import { sampleRule } from '../../stories/second-factor/sample-rule.ts'
import { refusal } from '../../stories/support/fake-api.ts'
import { fakeDesk } from '../../stories/support/fake-desk.ts'
import { placed, seen } from '../dashboard/placed.ts'
import { click, type } from '../support/browser/page.ts'
import { waitFor } from '../support/browser/wait-for.ts'

const { get, change } = organizationRecordCalls

describe('how long an organization keeps what', () => {
  it('is set shorter only once it shows what would go, and says why where that can’t be read', async () => {
    const { desk, api } = fakeDesk({ kind: 'standalone', roles: ['RB admin'] })
    api.answer(get, sampleRecord)
    api.answer(embedKeyCalls.list, [])
    api.answer(factorRuleCalls.get, sampleRule)
    api.answer(retentionCalls.look, refusal(503, 'busy', 'Too many wait.'))
    await desk.start()
    const root = await placed('adminOrganization', desk, { 'organization-id': sampleRecord.id })
    const around = root.getRootNode() as ShadowRoot
    await waitFor(() => root.dataset.state === 'ready', 'the organization')
    const within = (selector: string, words?: string) =>
      waitFor(
        () =>
          [...around.querySelectorAll<HTMLElement>(selector)].find(
            each => words === undefined || seen(each) === words,
          ),
        words ?? selector,
      )
    await click(await within('button', 'Change periods'))
    const months = (await within('[data-field="keepsBuyers"] input')) as HTMLInputElement
    months.focus()
    months.select()
    await type('35')
    await click(await within('button', 'Save'))
    await within('[data-field="keepsBuyers"] [id$="error"]', 'Keep it for at least 36 months.')
    months.focus()
    months.select()
    await type('36')
    await within('[data-part="would-go"] button', 'Retry')
    await click(await within('button', 'Save'))
    await waitFor(
      () => seen(around.querySelector('[role="dialog"]')).includes('Wait until you see below'),
      'why it isn’t saved yet',
    )
    expect(api.asked(change)).to.deep.equal([])

    api.answer(retentionCalls.look, { buyers: 100_000, emails: 0, recordings: 0 })
    await click(await within('[data-part="would-go"] button', 'Retry'))
    expect(seen(await within('[data-part="would-go"] li'))).to.equal(
      'buyers’ data: 100,000 or more',
    )
    for (const { query } of api.asked(retentionCalls.look))
      expect(String(query)).to.equal('keepsBuyers=36')
    api.answer(change, { ...sampleRecord, version: 4, keepsBuyers: 36 })
    await click(await within('button', 'Save'))
    await waitFor(() => api.asked(change).length === 1, 'the change')
    expect(api.asked(change)[0]?.body).to.deep.equal({ version: 3, keepsBuyers: 36 })
  })
})
