import { expect } from 'chai'
import type { RestoredDraft } from '../../src/core/forms/drafts.ts'
import { mergeEdits, type Values } from '../../src/core/forms/edits.ts'
import type { Attempt, SaveAnswer } from '../../src/screens/kit/forms/form.ts'
import { filledIn, SampleForm, type SampleValues } from '../../stories/kit/sample-form.tsx'
import { expectNoAxeViolationsInFull } from '../support/browser/axe.ts'
import { click, focused, press, type } from '../support/browser/page.ts'
import { type PlacedKit, placeKit, somePlaces } from '../support/browser/place-kit.tsx'
import { waitFor } from '../support/browser/wait-for.ts'

const field = (kit: PlacedKit, name: string) => kit.find<HTMLInputElement>(`input[name="${name}"]`)

const button = (kit: PlacedKit, text: string) =>
  waitFor(() =>
    [...kit.scope.querySelectorAll('button')].find(
      at => at.textContent === text || at.getAttribute('aria-label') === text,
    ),
  )

async function retype(kit: PlacedKit, name: string, text: string) {
  const input = await field(kit, name)
  await click(input)
  input.select()
  await type(text)
}

/** A server where Luc has saved `theirs` as version 2 before the first attempt arrives. */
function metBy(theirs: SampleValues) {
  const attempts: Attempt<SampleValues>[] = []
  const save = async (
    _values: SampleValues,
    attempt: Attempt<SampleValues>,
  ): Promise<SaveAnswer<SampleValues>> => {
    attempts.push(attempt)
    if (attempt.version === 2) return { state: 'saved', values: attempt.typed, version: 3 }
    const { values: merged, clashes, taken } = mergeEdits(attempt.base, attempt.typed, theirs)
    const at = '2026-11-20T18:40:00Z'
    const conflict = { from: 'save', theirs, version: 2, merged, clashes, taken, at } as const
    return { state: 'conflict', conflict: { ...conflict, by: 'Luc Arsenault' } }
  }
  return { attempts, save }
}

for (const place of somePlaces) {
  describe(`a form that somebody else saved first, in a ${place === 'page' ? 'plain page' : 'nested shadow root'}`, () => {
    it('shows both sides of each clash, and saves what is chosen on the newer version', async () => {
      const { attempts, save } = metBy({
        ...filledIn,
        name: 'Spring 2026',
        priceCents: 1500,
        potCents: 500_000,
      })
      const kit = await placeKit(<SampleForm locale="en" version={1} save={save} />, { place })
      await retype(kit, 'name', 'Spring draw')
      await retype(kit, 'priceCents', '20')
      await press('Enter')
      const dialog = await kit.find('[role="dialog"]')
      await waitFor(() => dialog.textContent?.includes('Luc Arsenault saved a newer version'))
      for (const words of [
        'Spring draw',
        'Spring 2026',
        filledIn.name,
        '$20.00',
        '$15.00',
        'Starting pot',
      ]) {
        expect(dialog.textContent).to.include(words)
      }
      const [name, price] = [...dialog.querySelectorAll('[role="radiogroup"]')]
      const named = kit.scope.getElementById(name?.getAttribute('aria-labelledby') ?? '')
      expect(named?.textContent).to.equal('Name')
      await expectNoAxeViolationsInFull(await kit.find('.rd-portal'))
      await click(price?.querySelectorAll('input')[1] as HTMLElement)
      await click(await button(kit, 'Save these choices'))
      await waitFor(() => attempts.length === 2 && kit.root.textContent?.includes('Saved at'))
      expect(attempts[1]?.version).to.equal(2)
      expect(attempts[1]?.typed).to.deep.equal({
        ...filledIn,
        name: 'Spring draw',
        priceCents: 1500,
        potCents: 500_000,
      })
    })

    it('takes their side by the keyboard, and loses nothing when it is put off', async () => {
      const { attempts, save } = metBy({ ...filledIn, name: 'Spring 2026' })
      const kit = await placeKit(<SampleForm locale="en" version={1} save={save} />, { place })
      await retype(kit, 'name', 'Spring draw')
      await press('Enter')
      const asked = await kit.find('[role="dialog"]')
      await waitFor(() => asked.contains(focused()))
      await press('Escape')
      await waitFor(() => !kit.query('[role="dialog"]'))
      expect((await field(kit, 'name')).value).to.equal('Spring draw')
      await click(await kit.find('button[type="submit"]'))
      const dialog = await kit.find('[role="dialog"]')
      const mine = dialog.querySelector('input')
      await waitFor(() => focused() !== null && dialog.contains(focused()))
      mine?.focus()
      await press('ArrowRight')
      await click(await button(kit, 'Save these choices'))
      // Nothing of mine is left: the form stands as they saved it.
      await waitFor(() => kit.root.textContent?.includes('Nothing has changed'))
      expect((await field(kit, 'name')).value).to.equal('Spring 2026')
      expect(attempts.length).to.equal(2)
    })
  })
}

describe('a form that somebody else saved first', () => {
  it('brings changes of different fields together by itself, and says so', async () => {
    const { attempts, save } = metBy({ ...filledIn, potCents: 500_000 })
    const kit = await placeKit(<SampleForm locale="en" version={1} save={save} />)
    await retype(kit, 'name', 'Spring draw')
    await press('Enter')
    await waitFor(() =>
      kit.root.textContent?.includes('changes that were made elsewhere: Starting pot'),
    )
    expect(attempts.map(({ version }) => version)).to.deep.equal([1, 2])
    expect(attempts[1]?.typed).to.deep.equal({
      ...filledIn,
      name: 'Spring draw',
      potCents: 500_000,
    })
    expect((await field(kit, 'potCents')).value).to.equal('5,000.00')
  })
})

describe('the draft of a form', () => {
  interface Kept {
    saved: Values
    typed: Values
  }

  function draftWith(
    found: Partial<SampleValues> | null,
    clashes: RestoredDraft<Values>['clashes'] = [],
  ) {
    const kept: Kept[] = []
    let drops = 0
    return {
      kept,
      drops: () => drops,
      restore: <T extends Values>(saved: T) =>
        found && { values: { ...saved, ...found }, clashes, taken: [], at: Date.now() },
      keep(saved: Values, typed: Values) {
        kept.push({ saved: structuredClone(saved), typed: structuredClone(typed) })
        return 'kept' as const
      },
      drop: () => {
        drops += 1
      },
    }
  }

  it('is kept after a rest, and again as the form goes', async () => {
    const draft = draftWith(null)
    const kit = await placeKit(<SampleForm locale="en" version={1} draft={draft} />)
    await retype(kit, 'name', 'Spring draw')
    await waitFor(() => draft.kept.at(-1)?.typed.name === 'Spring draw')
    expect(draft.kept.at(-1)?.saved).to.deep.equal(filledIn)
    await type('s')
    kit.draw(<p />)
    await waitFor(() => draft.kept.at(-1)?.typed.name === 'Spring draws')
  })

  it('is back in the form, with its time, and can be thrown away', async () => {
    const draft = draftWith({ name: 'Spring draw' })
    const kit = await placeKit(<SampleForm locale="en" version={1} draft={draft} />)
    const name = await field(kit, 'name')
    await waitFor(() => name.value === 'Spring draw')
    const banner = await kit.find('.rd-banner')
    expect(banner.textContent).to.match(/Your changes from \d+:\d\d.* were restored\./)
    await expectNoAxeViolationsInFull(kit.root)
    await click(banner.querySelector('button') as HTMLElement)
    await waitFor(() => name.value === filledIn.name && !kit.query('.rd-banner'))
    expect(draft.drops()).to.equal(1)
  })

  it('goes when it is saved', async () => {
    const draft = draftWith({ name: 'Spring draw' })
    const kit = await placeKit(<SampleForm locale="en" version={1} draft={draft} />)
    await waitFor(async () => (await field(kit, 'name')).value === 'Spring draw')
    await click(await kit.find('button[type="submit"]'))
    await waitFor(() => draft.drops() === 1 && !kit.query('.rd-banner'))
  })

  it('asks where somebody else saved the same field since it was typed', async () => {
    const clash = { path: 'name', before: 'Spring', mine: 'Spring draw', theirs: filledIn.name }
    const draft = draftWith({ name: 'Spring draw' }, [clash])
    const kit = await placeKit(<SampleForm locale="en" version={4} draft={draft} />)
    const dialog = await kit.find('[role="dialog"]')
    await click(dialog.querySelectorAll('input')[1] as HTMLElement)
    await click(await button(kit, 'Use these choices'))
    await waitFor(async () => (await field(kit, 'name')).value === filledIn.name)
    await waitFor(() => !kit.root.textContent?.includes('Unsaved changes'))
  })

  it('says that it can’t be kept where storage is full or forbidden', async () => {
    const draft = { ...draftWith(null), keep: () => 'no-storage' as const }
    const kit = await placeKit(<SampleForm locale="en" version={1} draft={draft} />)
    await retype(kit, 'name', 'Spring draw')
    await waitFor(() => kit.root.textContent?.includes('This browser can’t keep them'))
  })
})

describe('a list in a form', () => {
  it('adds, moves and removes entries, and the focus goes along', async () => {
    const kit = await placeKit(<SampleForm locale="en" />)
    await click(await button(kit, 'Add package'))
    await waitFor(() => focused()?.getAttribute('name') === 'packages.2.title')
    await type('Ten tickets')
    await click(await button(kit, 'Move Package 3 up'))
    await waitFor(() => focused()?.getAttribute('aria-label') === 'Move Package 2 up')
    await waitFor(() => kit.root.textContent?.includes('Package 3 moved to position 2 of 3'))
    await press('Enter')
    await waitFor(() => focused()?.getAttribute('aria-label') === 'Move Package 1 up')
    expect((await field(kit, 'packages.0.title')).value).to.equal('Ten tickets')
    await click(await button(kit, 'Remove Package 1'))
    await waitFor(() => focused()?.getAttribute('aria-label') === 'Remove Package 1')
    expect((await field(kit, 'packages.0.title')).value).to.equal('Single')
    await press('Enter')
    await waitFor(() => !kit.query('[data-item="1"]'))
    await press('Enter')
    await waitFor(() => focused()?.textContent === 'Add package')
    await waitFor(() => kit.root.textContent?.includes('at least 1'))
    await expectNoAxeViolationsInFull(kit.root)
  })
})
