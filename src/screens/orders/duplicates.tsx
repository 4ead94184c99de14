import { useStore } from '@nanostores/react'
import { type FormEvent, useId, useMemo, useState } from 'react'
import type { Desk } from '../../core/desk.ts'
import { orderCalls } from '../../core/orders/calls.ts'
import { type Duplicates, keptOf, mostDuplicates } from '../../core/orders/duplicates.ts'
import { duplicatesTexts } from '../../core/orders/duplicates-texts.ts'
import type { OrderRow } from '../../core/orders/order-list.ts'
import { createResource } from '../../core/resource.ts'
import type { FilterQuery } from '../../core/table/list.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Alert } from '../kit/alert.tsx'
import { Button } from '../kit/button.tsx'
import { Drawer } from '../kit/overlays/drawer.tsx'
import { useNumber } from '../kit/use-number.ts'
import { LinesNotReady } from '../not-ready.tsx'
import { DuplicateGroup } from './duplicate-group.tsx'
import type { AskedBulk } from './order-question.ts'

type Query = FilterQuery<typeof orderCalls.duplicates.filters>

function duplicatesIn(desk: Desk, query: Query) {
  return createResource<Duplicates>(desk, {
    isEmpty: ({ groups }) => groups.length === 0,
    load: async ({ signal }) => ({
      data: await desk.http.ask(orderCalls.duplicates, { query }, { signal }),
      version: '',
    }),
  })
}

interface DuplicatesProps {
  /** What the list's filters let through. */
  query: Query
  /** Whose orders they are, where that isn't whoever looks's own. */
  organizationId: string | undefined
  /** Those that were ticked are to be void. */
  onAsk: (asked: AskedBulk) => void
  onClose: () => void
}

/** Orders that were probably sent twice, in groups: what was is ticked, and goes the way of every bulk. */
export default function DuplicatesDrawer({
  query,
  organizationId,
  onAsk,
  onClose,
}: DuplicatesProps) {
  const desk = useDesk()
  const texts = useTexts(duplicatesTexts)
  const number = useNumber()
  // As the list stood when it was opened.
  const [{ $state, reload }] = useState(() => duplicatesIn(desk, query))
  const state = useStore($state)
  const groups = state.state === 'ready' ? state.data.groups : none
  const [apart, setApart] = useState<ReadonlySet<unknown>>(new Set())
  const suspected = groups.filter(group => !apart.has(group))
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [tried, setTried] = useState(false)
  const form = useId()
  const again = useMemo(() => new Set(groups.flatMap(retriesIn)), [groups])
  const isTicked = (id: string) => changed.get(id) ?? again.has(id)
  const ids = suspected.flatMap(group => group.map(({ id }) => id).filter(isTicked))

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (ids.length === 0) return
    const set = { of: 'ids' as const, ids, ...(organizationId && { organizationId }) }
    onAsk({ action: 'void', set, comment: texts.comment })
    onClose()
  }

  return (
    <Drawer
      open
      dismissable={changed.size === 0}
      title={texts.title}
      description={texts.hint}
      onClose={onClose}
      footer={
        <>
          <Button size="lg" onClick={onClose}>
            {texts.close}
          </Button>
          {suspected.length > 0 && (
            <Button type="submit" form={form} variant="primary" size="lg">
              {texts.voidThose({ number: number(ids.length) })(ids.length)}
            </Button>
          )}
        </>
      }
    >
      {state.state === 'empty' && (
        <>
          <p>{texts.none}</p>
          <p className="rd-duplicates-note">{texts.noneHint}</p>
        </>
      )}
      {state.state !== 'ready' && state.state !== 'empty' && (
        <LinesNotReady read={state} label={texts.loading} onRetry={reload} />
      )}
      {state.state === 'ready' && (
        <form id={form} className="rd-duplicates" noValidate onSubmit={submit}>
          {groups.map(group => (
            <DuplicateGroup
              key={group[0]?.id}
              group={group}
              isTicked={isTicked}
              onTick={(id, on) => setChanged(new Map(changed).set(id, on))}
              isApart={apart.has(group)}
              onApart={on => setApart(on ? new Set(apart).add(group) : without(apart, group))}
            />
          ))}
          {state.data.more && (
            <p className="rd-duplicates-note">{texts.more({ number: number(mostDuplicates) })}</p>
          )}
          {tried && ids.length === 0 && <Alert>{texts.noneTicked}</Alert>}
        </form>
      )}
    </Drawer>
  )
}

const none: readonly (readonly OrderRow[])[] = []

function retriesIn(group: readonly OrderRow[]): string[] {
  const kept = keptOf(group)
  return group.filter(order => order !== kept).map(({ id }) => id)
}

function without(apart: ReadonlySet<unknown>, group: unknown): ReadonlySet<unknown> {
  return new Set([...apart].filter(each => each !== group))
}
