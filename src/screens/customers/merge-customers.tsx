import { useStore } from '@nanostores/react'
import { type FormEvent, useId, useState } from 'react'
import { customerCalls } from '../../core/customers/calls.ts'
import { nameWithin } from '../../core/customers/full-name.ts'
import {
  differs,
  fieldsOfPart,
  type MergeLook,
  type MergePart,
  type MergeSide,
  mergeParts,
  usualTakes,
} from '../../core/customers/merge.ts'
import { mergeTexts } from '../../core/customers/merge-texts.ts'
import { customerTexts } from '../../core/customers/texts.ts'
import type { Desk } from '../../core/desk.ts'
import { formatPhone } from '../../core/format/phone.ts'
import { createResource } from '../../core/resource.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Alert } from '../kit/alert.tsx'
import { Button } from '../kit/button.tsx'
import { RadioCardsField } from '../kit/fields/radio-cards-field.tsx'
import { useLocale } from '../kit/language.tsx'
import { Drawer } from '../kit/overlays/drawer.tsx'
import { useNumber } from '../kit/use-number.ts'
import { LinesNotReady } from '../not-ready.tsx'
import { useAction } from '../use-action.ts'
import { useNotify } from '../use-notify.ts'
import type { CustomerQuestionProps } from './customer-question.ts'

function lookAt(desk: Desk, id: string, mergedId: string) {
  return createResource<MergeLook>(desk, {
    load: async ({ signal }) => ({
      data: await desk.http.ask(
        customerCalls.lookAtMerge,
        { params: { id }, query: { mergedId } },
        { signal },
      ),
      version: '',
    }),
  })
}

type MergeProps = CustomerQuestionProps & { mergedId: string }

/** Makes one customer out of two: which values are kept is chosen, and what goes over is said, before it is done. */
export default function MergeCustomers({ customer, view, mergedId, onClose }: MergeProps) {
  const desk = useDesk()
  const texts = useTexts(mergeTexts)
  const [{ $state, reload }] = useState(() => lookAt(desk, customer.id, mergedId))
  const state = useStore($state)
  const look = state.state === 'ready' ? state.data : null
  const notify = useNotify()
  const action = useAction()
  const [chosen, setChosen] = useState<ReadonlyMap<MergePart, boolean>>(new Map())
  const form = useId()

  async function merge(event: FormEvent) {
    event.preventDefault()
    if (look === null) return
    const { kept, merged } = look
    const takes = takenOf(look, chosen)
    const body = { version: kept.version, mergedId, mergedVersion: merged.version, takes }
    const done = await action.run(async attempt => {
      const asked = { params: { id: kept.id }, body }
      view.show(await desk.http.ask(customerCalls.merge, asked, { attempt }))
    })
    if (!done) return reload()
    notify('ok', texts.mergedInto({ name: nameWithin(kept), other: nameWithin(merged) }))
    onClose()
  }

  return (
    <Drawer
      open
      dismissable={chosen.size === 0}
      busy={action.busy}
      title={texts.mergeTitle({ name: nameWithin(customer) })}
      description={texts.mergeHint}
      onClose={onClose}
      footer={
        <>
          <Button size="lg" onClick={onClose}>
            {texts.keepBoth}
          </Button>
          <Button
            type="submit"
            form={form}
            variant="primary"
            size="lg"
            busy={action.busy}
            disabled={look === null}
          >
            {texts.merge}
          </Button>
        </>
      }
    >
      {state.state !== 'ready' && state.state !== 'empty' && (
        <LinesNotReady read={state} label={texts.loading} onRetry={reload} />
      )}
      {look && (
        <form
          id={form}
          className="rd-customer-merge"
          noValidate
          onSubmit={event => void merge(event)}
        >
          {mergeParts
            .filter(part => differs(look, part))
            .map(part => (
              <PartChoice
                key={part}
                part={part}
                look={look}
                takes={takenOf(look, chosen).includes(part)}
                onChoose={takes => setChosen(new Map(chosen).set(part, takes))}
              />
            ))}
          <Moves look={look} />
          {action.error && <Alert>{action.error}</Alert>}
        </form>
      )}
    </Drawer>
  )
}

function takenOf(look: MergeLook, chosen: ReadonlyMap<MergePart, boolean>): MergePart[] {
  const usual = usualTakes(look)
  return mergeParts.filter(part => chosen.get(part) ?? usual.includes(part))
}

interface PartChoiceProps {
  part: MergePart
  look: MergeLook
  takes: boolean
  onChoose: (takes: boolean) => void
}

/** Which of the two is kept, where they differ. */
function PartChoice({ part, look, takes, onChoose }: PartChoiceProps) {
  const texts = useTexts(mergeTexts)
  const wordsFor = useValues()
  return (
    <RadioCardsField
      label={texts[`part-${part}`]}
      value={takes ? 'merged' : 'kept'}
      onChange={side => onChoose(side === 'merged')}
      options={(['kept', 'merged'] as const).map(side => ({
        id: side,
        label: wordsFor(look[side], part) || texts.none,
      }))}
    />
  )
}

/** What a side says of a part, in words; empty for nothing. */
function useValues(): (side: MergeSide, part: MergePart) => string {
  const texts = useTexts(mergeTexts)
  const words = useTexts(customerTexts)
  const locale = useLocale()
  return (side, part) => {
    switch (part) {
      case 'phone':
        return side.phone === null ? '' : formatPhone(side.phone, locale)
      case 'language':
        return words[`language-${side.language}`]
      case 'consent':
        return side.consent ? texts.yes : texts.no
      case 'name':
        return nameWithin(side)
      default:
        return fieldsOfPart(part)
          .flatMap(field => side[field] ?? [])
          .join(', ')
    }
  }
}

/** What goes over to the one that stays. */
function Moves({ look: { moves } }: { look: MergeLook }) {
  const texts = useTexts(mergeTexts)
  const number = useNumber()
  const kinds = (
    ['orders', 'otherOrders', 'tickets', 'donations', 'subscriptions', 'messages', 'notes'] as const
  ).filter(kind => moves[kind] > 0)
  return (
    <section className="rd-customer-moves">
      <h3>{texts.moves}</h3>
      {kinds.length === 0 ? (
        <p className="rd-record-muted">{texts.nothingMoves}</p>
      ) : (
        <ul>
          {kinds.map(kind => (
            <li key={kind}>{texts[kind]({ number: number(moves[kind]) })(moves[kind])}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
