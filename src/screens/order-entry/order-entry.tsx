import { useStore } from '@nanostores/react'
import { Ticket } from 'lucide'
import { useEffect, useMemo, useRef, useState } from 'react'
import { entryDraftOf } from '../../core/order-entry/entry-draft.ts'
import { nextEndOf, type OnSale, saleAt } from '../../core/order-entry/on-sale.ts'
import { orderEntryOf } from '../../core/order-entry/order-entry.ts'
import type { PurchaseSource } from '../../core/order-entry/purchase.ts'
import { sourcesOf } from '../../core/order-entry/rules.ts'
import { orderEntryTexts } from '../../core/order-entry/texts.ts'
import { clockOffsetMs } from '../../core/outbox/clock.ts'
import { outboxOf } from '../../core/outbox/open-outbox.ts'
import { shellTexts } from '../../core/shell/texts.ts'
import { addSheet } from '../../core/style/sheets.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { ForbiddenPage } from '../forbidden-page.tsx'
import { Button } from '../kit/button.tsx'
import { EmptyState } from '../kit/empty-state.tsx'
import { PageHeader } from '../kit/page-header.tsx'
import { useScreenState } from '../kit/screen-state.ts'
import { Skeleton } from '../kit/skeleton.tsx'
import { NotReady } from '../not-ready.tsx'
import { useRoles } from '../use-roles.ts'
import { EntryForm } from './entry-form.tsx'
import orderEntryCss from './order-entry.css?inline'
import { opened } from './use-outbox.ts'
import { WithoutForm } from './without-form.tsx'

addSheet(orderEntryCss)

interface OrderEntryProps {
  /** Its row in the registry. */
  way: 'orderIntake' | 'createOrder'
  sources: readonly PurchaseSource[]
}

/** Orders, entered one after the other all day (docs/domain.md, section 2). What is typed stays, whatever is read anew. */
export function OrderEntry({ way, sources }: OrderEntryProps) {
  const texts = useTexts(orderEntryTexts)
  const titles = useTexts(shellTexts)
  const own = sourcesOf(useRoles())
  const desk = useDesk()
  const { onSale } = orderEntryOf(desk)
  const draft = useDraft(way)
  const read = useStore(onSale.$state)
  const allowed = sources.filter(source => own.includes(source))
  const [first] = allowed
  // What was read once stays below the hands of whoever types, whatever comes of reading it anew.
  const known = useRef<OnSale>(null)
  if (read.state === 'ready' && (known.current || read.data.raffles.length > 0))
    known.current = read.data
  const sale = useSaleNow(known.current)
  const title = titles[way]
  const waiting = <EntryWaiting label={texts.loading} />
  if (first === undefined) return <ForbiddenPage title={title} />
  return (
    <div className="rd-page">
      <PageHeader title={title} />
      {draft === null ? (
        waiting
      ) : sale ? (
        <EntryForm draft={draft} sale={sale} sources={[first, ...allowed.slice(1)]} />
      ) : read.state === 'ready' || read.state === 'empty' ? (
        <WithoutForm>
          <EmptyState
            icon={Ticket}
            title={texts.nothingOnSale}
            message={texts.nothingOnSaleHint}
            action={<Button onClick={onSale.reload}>{texts.lookAgain}</Button>}
          />
        </WithoutForm>
      ) : read.state === 'failed' ? (
        <WithoutForm>
          <NotReady
            read={read}
            title={texts.loadFailed}
            waiting={waiting}
            onRetry={onSale.reload}
          />
        </WithoutForm>
      ) : (
        <NotReady
          page
          read={read}
          title={texts.loadFailed}
          waiting={waiting}
          onRetry={onSale.reload}
        />
      )}
    </div>
  )
}

/** The name of this tab's draft, once it and the outbox are there: what came back may wait in the outbox already. */
function useDraft(way: OrderEntryProps['way']): string | null {
  const desk = useDesk()
  const [draft, setDraft] = useState<string | null>(null)
  useEffect(() => {
    void Promise.all([entryDraftOf(desk, way), opened(outboxOf(desk))]).then(([name]) =>
      setDraft(name),
    )
  }, [desk, way])
  return draft
}

/** By the server's clock (epoch ms). */
const serverNow = () => Date.now() + (clockOffsetMs() ?? 0)
/** A timer takes no longer than that. */
const longestTimerMs = 2 ** 31 - 1

/** What of it is on sale still: sales end while somebody types, without a network, too. */
function useSaleNow(sale: OnSale | null): OnSale | null {
  const [at, setAt] = useState(serverNow)
  const end = sale && nextEndOf(sale, at)
  useEffect(() => {
    if (end === null) return
    const ms = Math.min(Math.max(end - at, 0) + 1, longestTimerMs)
    const timer = setTimeout(() => setAt(serverNow()), ms)
    return () => clearTimeout(timer)
  }, [end, at])
  return useMemo(() => sale && saleAt(sale, Math.max(at, serverNow())), [sale, at])
}

/** The two columns, as they will stand. */
function EntryWaiting({ label }: { label: string }) {
  useScreenState('waiting')
  return (
    <div className="rd-entry-columns" role="status" aria-label={label} aria-busy="true">
      <div className="rd-entry-part rd-entry-part-waiting">
        <Skeleton width="30%" />
        <Skeleton width="90%" />
        <Skeleton width="80%" />
      </div>
      <div className="rd-entry-part rd-entry-part-waiting">
        <Skeleton width="50%" />
        <Skeleton width="70%" />
      </div>
    </div>
  )
}
