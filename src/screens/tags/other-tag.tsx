/** The tag that takes another's place: which one, and what moves to it. */
import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useCallback, useMemo } from 'react'
import type { Desk } from '../../core/desk.ts'
import { messageOf } from '../../core/errors.ts'
import { createResource, type Resource } from '../../core/resource.ts'
import { errorTexts } from '../../core/system/texts.ts'
import { tagCalls } from '../../core/tags/calls.ts'
import {
  purposeFields,
  type Tag,
  type TagMove,
  type TagUses,
  taggedKinds,
  usesIn,
} from '../../core/tags/tag.ts'
import { tagTexts } from '../../core/tags/texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { ComboboxField } from '../kit/fields/combobox-field.tsx'
import { useLocale } from '../kit/language.tsx'
import type { LoadOptions } from '../kit/overlays/options/load-options.ts'
import { useNumber } from '../kit/use-number.ts'
import { LinesNotReady } from '../not-ready.tsx'

const words = { customers: 'ofCustomers', orders: 'ofOrders', raffles: 'ofRaffles' } as const

/** "12 customers and 3 orders"; empty for none. */
export function useUses(): (uses: TagUses) => string {
  const texts = useTexts(tagTexts)
  const locale = useLocale()
  const number = useNumber()
  return useCallback(
    uses =>
      new Intl.ListFormat(`${locale}-CA`).format(
        taggedKinds
          .filter(kind => uses[kind] > 0)
          .map(kind => texts[words[kind]]({ number: number(uses[kind]) })(uses[kind])),
      ),
    [texts, locale, number],
  )
}

interface OtherTagFieldProps {
  tag: Tag
  label: string
  error: string | undefined
  value: string | null
  onChange: (id: string | null) => void
}

/** Another tag of the same organization, found by typing. */
export function OtherTagField({ tag, ...field }: OtherTagFieldProps) {
  const texts = useTexts(tagTexts)
  const errors = useTexts(errorTexts)
  return (
    <ComboboxField
      {...field}
      required
      placeholder={texts.findTag}
      load={useOthers(tag)}
      noMatch={texts.noMatch}
      failureOf={failure => messageOf(failure, errors.unexpected)}
    />
  )
}

function useOthers({ id, organizationId }: Tag): LoadOptions {
  const { http } = useDesk()
  const says = useUses()
  return useCallback(
    async (text, signal) => {
      const query = { organizationId, pageSize: 20, ...(text && { search: text }) }
      const { data, paging } = await http.ask(tagCalls.list, { query }, { signal })
      const others = data.filter(other => other.id !== id)
      return {
        options: others.map(({ id: otherId, name, uses }) => ({
          id: otherId,
          label: name,
          ...(usesIn(uses) > 0 && { description: says(uses) }),
        })),
        more: paging.nextCursor !== null,
      }
    },
    [http, id, organizationId, says],
  )
}

function lookAt(desk: Desk, id: string, mergedId: string) {
  return createResource<TagMove>(desk, {
    load: async ({ signal }) => {
      const asked = { params: { id }, query: { mergedId } }
      return { data: await desk.http.ask(tagCalls.lookAtMerge, asked, { signal }), version: '' }
    },
  })
}

const notAsked = { $state: atom<Resource<TagMove>>({ state: 'empty' }), reload: () => undefined }

interface Look {
  state: Resource<TagMove>
  reload: () => void
}

/** What would move. @param id the tag that stays; null while none is chosen: nothing is asked */
export function useLook(id: string | null, mergedId: string): Look {
  const desk = useDesk()
  const { $state, reload } = useMemo(
    () => (id === null ? notAsked : lookAt(desk, id, mergedId)),
    [desk, id, mergedId],
  )
  return { state: useStore($state), reload }
}

/** How many get the tag that stays, what it will be for besides, and how many have it already. */
export function TagMoves({ state, reload }: Look) {
  const texts = useTexts(tagTexts)
  const says = useUses()
  const locale = useLocale()
  if (state.state === 'empty') return null
  if (state.state !== 'ready')
    return <LinesNotReady read={state} label={texts.looking} onRetry={reload} />
  const { kept, moves, both } = state.data
  const wider = taggedKinds.filter(kind => moves[kind] > 0 && !kept[purposeFields[kind]])
  const purposes = new Intl.ListFormat(`${locale}-CA`).format(
    wider.map(kind => texts[`widens-${kind}`]),
  )
  const [move, have] = [usesIn(moves) > 0, usesIn(both) > 0]
  return (
    <div role="status">
      {move && <p>{texts.moves({ uses: says(moves), name: kept.name })}</p>}
      {wider.length > 0 && <p>{texts.widens({ name: kept.name, purposes })}</p>}
      {have && <p>{texts.both({ uses: says(both), name: kept.name })}</p>}
      {!move && !have && <p>{texts.nothingMoves}</p>}
    </div>
  )
}
