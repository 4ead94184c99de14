import { expect } from 'chai'
import type { FormDraft } from '../../src/core/forms/drafts.ts'
import type { Values } from '../../src/core/forms/edits.ts'
import type { Attempt, SaveAnswer } from '../../src/screens/kit/forms/form.ts'
import { filledIn, SampleForm, type SampleValues } from '../../stories/kit/sample-form.tsx'
import { inFull } from '../support/browser/full.ts'
import { click, focused, press, type } from '../support/browser/page.ts'
import { type PlacedKit, placeKit, somePlaces } from '../support/browser/place-kit.tsx'
import { waitFor } from '../support/browser/wait-for.ts'

type Open = Parameters<FormDraft['keep']>[2]

const lost = { state: 'refused', reasons: [], message: 'No answer.', unsure: true } as const
const field = (kit: PlacedKit, name: string) => kit.find<HTMLInputElement>(`input[name="${name}"]`)
const submit = (kit: PlacedKit) => kit.find('button[type="submit"]')
const button = (kit: PlacedKit, text: string) =>
  waitFor(() => [...kit.scope.querySelectorAll('button')].find(at => at.textContent === text))

/** A draft that notes what is kept; `open` are saves that a tab was killed amid. */
function draftWith(open?: Open) {
  const kept: { typed: Values; open: Open }[] = []
  return {
    kept,
    restore: <T extends Values>(saved: T) =>
      open
        ? {
            values: { ...saved, name: 'Spring draw' },
            clashes: [],
            taken: [],
            at: Date.now(),
            open: open.map(save => ({ ...save, values: { ...saved, ...save.values } })),
          }
        : null,
    keep(_saved: Values, typed: Values, unanswered?: Open) {
      kept.push({ typed: structuredClone(typed), open: structuredClone(unanswered) })
      return 'kept' as const
    },
    drop: () => undefined,
  }
}

/** A server that answers as it is told to, attempt by attempt. */
function answering(...answers: SaveAnswer<SampleValues>[]) {
  const attempts: Attempt<SampleValues>[] = []
  return {
    attempts,
    save: async (_: SampleValues, attempt: Attempt<SampleValues>) =>
      answers[attempts.push(attempt) - 1] ?? ({ state: 'saved' } as const),
  }
}

async function addToName(kit: PlacedKit, text: string) {
  await click(await field(kit, 'name'))
  await press('End')
  await type(text)
}

describe('a form whose save was never answered', () => {
  it('is kept at once as it is sent, with the key, and without it once the server refused', async () => {
    const draft = draftWith()
    const { attempts, save } = answering({ ...lost, unsure: false })
    const kit = await placeKit(<SampleForm locale="en" draft={draft} save={save} />)
    await addToName(kit, '!')
    await press('Enter')
    await waitFor(() => attempts.length === 1)
    const name = `${filledIn.name}!`
    const sent = draft.kept.find(({ open }) => open?.length === 1)
    expect(sent?.typed.name).to.equal(name)
    expect(sent?.open?.[0]).to.deep.equal({
      idempotencyKey: attempts[0]?.idempotencyKey,
      values: { ...filledIn, name },
    })
    await waitFor(() => draft.kept.at(-1)?.open?.length === 0)
  })

  it('says so when it is back after its tab was killed, and repeats it under the same key', async () => {
    const draft = draftWith([
      { idempotencyKey: 'of-the-killed-tab', values: { name: 'Spring draw' } },
    ])
    const { attempts, save } = answering()
    const kit = await placeKit(<SampleForm locale="en" draft={draft} save={save} />)
    const banner = await kit.find('.rd-banner')
    expect(banner.textContent).to.include('It is not known whether your changes were saved.')
    await click(await submit(kit))
    await waitFor(() => attempts.length === 1)
    expect(attempts[0]?.idempotencyKey).to.equal('of-the-killed-tab')
    expect(attempts[0]?.earlier).to.deep.equal([])
  })

  inFull(
    'hands on what may have been written when it is saved with something else in it',
    async () => {
      const { attempts, save } = answering(lost, lost)
      const kit = await placeKit(<SampleForm locale="en" save={save} />)
      await click(await submit(kit))
      await kit.find('[role="alert"]')
      await addToName(kit, ' b')
      await press('Enter')
      await waitFor(() => attempts.length === 2)
      expect(attempts[1]?.earlier).to.deep.equal([
        { idempotencyKey: attempts[0]?.idempotencyKey, typed: filledIn, values: filledIn },
      ])
      await waitFor(() => kit.root.textContent?.includes('No answer.'))
      await click(await submit(kit))
      await waitFor(() => attempts.length === 3)
      expect(attempts[2]?.idempotencyKey).to.equal(attempts[1]?.idempotencyKey)
      await waitFor(() => kit.root.textContent?.includes('Saved at'))
      await addToName(kit, ' c')
      await press('Enter')
      await waitFor(() => attempts.length === 4)
      expect(attempts[3]?.earlier).to.deep.equal([])
    },
  )
})

for (const place of somePlaces) {
  describe(`throwing changes away in a ${place === 'page' ? 'plain page' : 'nested shadow root'}`, () => {
    it('leaves the focus on Undo, and Undo on what can be done next', async () => {
      const kit = await placeKit(<SampleForm locale="en" version={1} />, { place })
      await addToName(kit, ' 2027')
      const discard = await button(kit, 'Discard')
      discard.focus()
      await press('Enter')
      await waitFor(() => focused()?.textContent === 'Undo')
      await press('Enter')
      await waitFor(() => ['Discard', 'Save raffle', 'Save'].includes(focused()?.textContent ?? ''))
      expect((await field(kit, 'name')).value).to.equal(`${filledIn.name} 2027`)
    })

    it('leaves the focus on Undo where a draft is thrown away', async () => {
      const draft = draftWith([])
      const kit = await placeKit(<SampleForm locale="en" version={1} draft={draft} />, { place })
      const banner = await kit.find('.rd-banner')
      banner.querySelector('button')?.focus()
      await press('Enter')
      await waitFor(() => focused()?.textContent === 'Undo')
    })
  })
}
