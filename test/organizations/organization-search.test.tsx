import { expect } from 'chai'
import { useState } from 'react'
import { organizationCalls } from '../../src/core/organizations/calls.ts'
import { organizationChoices } from '../../src/core/organizations/list-calls.ts'
import type { OrganizationChoice, SessionUser } from '../../src/core/session/user.ts'
import { DeskProvider } from '../../src/screens/desk.tsx'
import { OrganizationSearch } from '../../src/screens/organizations/parts/organization-search.tsx'
import { answerTo, at, type Call, refusal } from '../../stories/support/fake-api.ts'
import { type StoryDeskOptions, storyDesk } from '../../stories/support/fake-desk.ts'
import { choices, hundredChoices, ternCove } from '../../stories/support/fixtures.ts'
import { usualGlobals } from '../../stories/support/toolbar.ts'
import { expectNoAxeViolationsInFull } from '../support/browser/axe.ts'
import { inFull } from '../support/browser/full.ts'
import { click, focused, press, type } from '../support/browser/page.ts'
import { type PlacedKit, placeKit } from '../support/browser/place-kit.tsx'
import { waitFor } from '../support/browser/wait-for.ts'

const list = organizationChoices
const asFinance = (person: SessionUser): SessionUser => ({ ...person, roles: ['RB finance'] })

type Props = Partial<Parameters<typeof OrganizationSearch>[0]>

function Held(props: Props & { log: OrganizationChoice[] }) {
  const { log, ...rest } = props
  const [value, setValue] = useState(props.value ?? null)
  return (
    <OrganizationSearch
      {...rest}
      value={value}
      onChange={(id, organization) => {
        setValue(id)
        if (organization) log.push(organization)
      }}
    />
  )
}

async function placed(options: StoryDeskOptions, props: Props = {}) {
  const desk = storyDesk(usualGlobals, options)
  await desk.start()
  const log: OrganizationChoice[] = []
  const kit = await placeKit(
    <DeskProvider desk={desk}>
      <Held {...props} log={log} />
    </DeskProvider>,
  )
  return { kit, desk, log, input: await kit.find<HTMLInputElement>('[role=combobox]') }
}

const names = (kit: PlacedKit) =>
  [...kit.scope.querySelectorAll('[role=option]')].map(option => option.textContent)
const note = (kit: PlacedKit) => kit.query('.rd-options-note')?.textContent

describe('the organisation search in a form', () => {
  it('searches in the whole list, retrieved once, for those who may list organisations', async () => {
    const calls: Call[] = []
    const answers = [
      answerTo(list, (call: Call) => {
        calls.push(call)
        return choices
      }),
    ]
    const { kit, input, log } = await placed({ person: asFinance, answers })
    expect(input.placeholder).to.equal('Find an organization')
    expect(calls).to.have.length(0)
    await click(input)
    await waitFor(() => names(kit).length === choices.length)
    await type('ELOIGNEES')
    await waitFor(() => names(kit).length === 1)
    await press('ArrowDown', 'Enter')
    await waitFor(() => log.length === 1)
    expect(log[0]?.name).to.equal(input.value)
    await click(input)
    await waitFor(() => names(kit).length === choices.length)
    expect(calls.map(({ query }) => Object.fromEntries(query))).to.deep.equal([
      { page: '1', pageSize: '500', sortBy: 'name', sortDir: 'asc' },
    ])
  })

  it('searches in their own for others, and asks nobody', async () => {
    const { kit, input } = await placed({})
    await click(input)
    await waitFor(() => names(kit).length === 4)
    await type('zzz')
    await waitFor(() => note(kit) === 'No organizations found matching search.')
  })

  inFull('shows a page of 100 and says that there are more', async () => {
    const many = [...hundredChoices, ...choices]
    const { kit, input } = await placed({ person: asFinance, answers: [answerTo(list, many)] })
    await click(input)
    await waitFor(() => names(kit).length === 100)
    expect(note(kit)).to.include('The first 100 are shown.')
    await type('tern cove')
    await waitFor(() => names(kit).length === 1)
  })

  it('says that it is required once it was left empty, or emptied', async () => {
    const { kit, input } = await placed({}, { value: ternCove.id })
    await waitFor(() => input.value === ternCove.name)
    expect(kit.query('.rd-field-error')?.textContent).to.equal('')
    input.focus()
    input.select()
    await press('Delete')
    const error = await waitFor(() => kit.query('.rd-field-error:not(:empty)'))
    expect(error.textContent).to.equal('The organization field is required')
    expect(input.getAttribute('aria-describedby')).to.include(error.id)
    await press('Escape')
    await expectNoAxeViolationsInFull(kit.root)
  })

  it('says so in French too', async () => {
    const desk = storyDesk({ ...usualGlobals, locale: 'fr' }, {})
    await desk.start()
    const kit = await placeKit(
      <DeskProvider desk={desk}>
        <Held log={[]} />
      </DeskProvider>,
    )
    await waitFor(() => !desk.texts.$loading.get())
    const input = await kit.find<HTMLInputElement>('[role=combobox]')
    await waitFor(() => input.placeholder === 'Trouver un organisme')
    input.focus()
    input.blur()
    const error = await waitFor(() => kit.query('.rd-field-error:not(:empty)'))
    expect(error.textContent).to.equal('Le champ «\u00a0organisme\u00a0» est obligatoire')
  })

  it('may stay empty where that is allowed', async () => {
    const { kit, input } = await placed({}, { allowEmpty: true })
    input.focus()
    await press('Tab')
    await waitFor(() => focused() !== input)
    expect(kit.query('.rd-field-error')?.textContent).to.equal('')
    expect(input.ariaRequired).not.to.equal('true')
  })

  it('says what failed in a red alert that can be dismissed, and tries again', async () => {
    let broken = true
    const answers = [
      answerTo(list, () =>
        broken ? refusal(500, 'unexpected', 'The list is being rebuilt.') : choices,
      ),
    ]
    const { kit, input } = await placed({ person: asFinance, answers })
    await click(input)
    const alert = await kit.find('[role=alert]')
    expect(alert.textContent).to.equal('The list is being rebuilt. (unexpected)')
    await click(await kit.find('.rd-alert-dismiss'))
    await waitFor(() => kit.query('[role=alert]') === null)
    broken = false
    await click(await kit.find('.rd-options-failure .rd-button'))
    await waitFor(() => names(kit).length === choices.length)
  })

  it('searches on the server, at the pace of section 9, where there are too many to retrieve', async () => {
    const calls: Call[] = []
    const full = Array.from({ length: 500 }, (_, at) => ({ id: `id-${at}`, name: `Fund ${at}` }))
    const answers = [
      answerTo(list, (call: Call) => {
        calls.push(call)
        if (call.query.get('pageSize') === '100') return choices
        return Number(call.query.get('page')) > 20
          ? refusal(422, 'page-too-deep', 'Pages end at row 10,000.')
          : full
      }),
    ]
    const { kit, input, log } = await placed({ person: asFinance, answers })
    await click(input)
    await waitFor(() => names(kit).length === choices.length)
    expect(calls).to.have.length(22)
    await type('eloi')
    await waitFor(() => calls.at(-1)?.query.get('search') === 'eloi')
    expect(calls).to.have.length(23)
    expect(kit.query('[role=alert]')).to.equal(null)
    await press('ArrowDown', 'Enter')
    await waitFor(() => log.length === 1)
  })

  it('finds the name of one whose id came alone', async () => {
    const answers = [answerTo(at(organizationCalls.get, { id: ternCove.id }), ternCove)]
    const { input } = await placed({ person: asFinance, answers }, { value: ternCove.id })
    await waitFor(() => input.value === ternCove.name)
  })
})
