import { useStore } from '@nanostores/react'
import { Ban, Copy, HandCoins, MailCheck, Printer, Send } from 'lucide'
import { type ReactNode, useState } from 'react'
import { loadChunk } from '../../core/load-chunk.ts'
import type { BulkSet } from '../../core/orders/bulk-calls.ts'
import { bulkJobsOf } from '../../core/orders/bulk-jobs.ts'
import { bulkTexts } from '../../core/orders/bulk-texts.ts'
import type { orderCalls } from '../../core/orders/calls.ts'
import type { OrderRow } from '../../core/orders/order-list.ts'
import { resolves } from '../../core/orders/waiting.ts'
import { may } from '../../core/permissions.ts'
import { cancelsRaffle } from '../../core/raffles/raffle.ts'
import type { RaffleDetail } from '../../core/raffles/raffle-detail.ts'
import { addSheet } from '../../core/style/sheets.ts'
import type { TableStore } from '../../core/table/create-table.ts'
import type { FilterQuery } from '../../core/table/list.ts'
import { asListText } from '../../core/table/list-text.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Button } from '../kit/button.tsx'
import { Icon } from '../kit/icon.tsx'
import { LoadedPart } from '../kit/overlays/loaded-part.tsx'
import type { TableSelection } from '../kit/table/table-types.ts'
import { LoadedInPlace } from '../loaded-in-place.tsx'
import { useRoles } from '../use-roles.ts'
import { useWatchedJobs } from '../use-watched-jobs.ts'
import bulkCss from './bulk.css?inline'
import { DownloadTicked } from './download-ticked.tsx'
import type { AskedBulk } from './order-question.ts'

addSheet(bulkCss)

const loadQuestion = () => loadChunk(() => import('./bulk-question.tsx'))
const loadDuplicates = () => loadChunk(() => import('./duplicates.tsx'))
const loadPrint = () => loadChunk(() => import('../tickets/parts/print-dialog.tsx'))
const loadProgress = () => loadChunk(() => import('./bulk-progress.tsx'))

const icons = { void: Ban, 'mark-mailed': MailCheck, email: Send, refund: HandCoins }

interface Bulks {
  /** What can be done with the list as a whole; false for those who can't void orders. */
  tools: ReactNode
  /** Of `ListTable`; undefined for those who can't change orders. */
  bulkActions: ((selection: TableSelection, clear: () => void) => ReactNode) | undefined
  /** The bulks that are under way, and the question before one: above the list. */
  bulks: ReactNode
}

/** Those that were ticked, or all that match. */
type ManyOrders = Exclude<BulkSet, { of: 'rest' }>

interface BulkList {
  table: TableStore<OrderRow>
  /** What the list is of, and its filters as they stand. */
  fileQuery: () => FilterQuery<typeof orderCalls.list.list>
  organizationId: string | undefined
  /** The one that all orders are of. */
  raffle?: Pick<RaffleDetail, 'id' | 'name' | 'status' | 'organizationId'>
}

/** One action on many orders of a list (docs/domain.md, section 2, "Orders"). */
export function useOrderBulks({ table, fileQuery, organizationId, raffle }: BulkList): Bulks {
  const texts = useTexts(bulkTexts)
  const roles = useRoles()
  const { jobs } = useWatchedJobs(bulkJobsOf)
  const mayVoid = may('orders:void', roles)
  const [asked, setAsked] = useState<AskedBulk | null>(null)
  // A link of home's opens it.
  const { location } = useDesk()
  const parameters = useStore(location.$parameters)
  const looking = parameters[resolves] !== undefined
  const setLooking = (on: boolean) => location.update({ [resolves]: on ? 'open' : null })
  // So does an entry of a raffle's menu.
  const cancelled = mayVoid && raffle && raffle.status !== 'closed' ? raffle : null
  const setCancelling = (on: boolean) => location.update({ [cancelsRaffle]: on ? 'open' : null })
  const question =
    cancelled && parameters[cancelsRaffle] !== undefined
      ? {
          ...cancelling(cancelled, texts.raffleCancelled),
          ...(cancelled.status !== 'ended' && { against: texts.endFirst }),
        }
      : asked
  const closeQuestion = () => (question === asked ? setAsked(null) : setCancelling(false))
  const [printing, setPrinting] = useState<ManyOrders | null>(null)
  const [begunId, setBegunId] = useState<string | null>(null)
  const actions = [
    ...(may('orders:correct', roles) ? (['email', 'mark-mailed'] as const) : []),
    ...(may('orders:refund', roles) ? (['refund'] as const) : []),
    ...(mayVoid ? (['void'] as const) : []),
  ]
  const setOf = (selection: TableSelection): ManyOrders =>
    selection.kind === 'rows'
      ? { of: 'ids', ids: [...selection.ids], ...(organizationId && { organizationId }) }
      : { of: 'matching', query: asListText({ ...fileQuery() }) }
  return {
    tools: mayVoid && (
      <>
        <Button icon={<Icon of={Copy} />} onClick={() => setLooking(true)}>
          {texts.duplicates}
        </Button>
        {cancelled && (
          <Button icon={<Icon of={Ban} />} onClick={() => setCancelling(true)}>
            {texts.cancelRaffle}
          </Button>
        )}
      </>
    ),
    bulkActions:
      actions.length === 0
        ? undefined
        : (selection, clear) => [
            ...actions.map(action => (
              <Button
                key={action}
                icon={<Icon of={icons[action]} />}
                onClick={() => setAsked({ action, set: setOf(selection), clear })}
              >
                {texts[`do-${action}`]}
              </Button>
            )),
            selection.kind === 'rows' && (
              <DownloadTicked key="download" ids={selection.ids} organizationId={organizationId} />
            ),
            may('orders:correct', roles) && (
              <Button
                key="print"
                icon={<Icon of={Printer} />}
                onClick={() => setPrinting(setOf(selection))}
              >
                {texts.print}
              </Button>
            ),
          ],
    bulks: (
      <>
        {jobs.length > 0 && (
          <LoadedInPlace load={loadProgress} waiting={null}>
            {BulkProgress => (
              <BulkProgress begunId={begunId} onOver={table.reload} onRest={setAsked} />
            )}
          </LoadedInPlace>
        )}
        {looking && mayVoid && (
          <LoadedPart load={loadDuplicates} onClose={() => setLooking(false)}>
            {Duplicates => (
              <Duplicates
                query={fileQuery()}
                organizationId={organizationId}
                onAsk={setAsked}
                onClose={() => setLooking(false)}
              />
            )}
          </LoadedPart>
        )}
        {printing && (
          <LoadedPart load={loadPrint} onClose={() => setPrinting(null)}>
            {PrintDialog => (
              <PrintDialog
                set={printing}
                onChanged={table.reload}
                onClose={() => setPrinting(null)}
              />
            )}
          </LoadedPart>
        )}
        {question && (
          <LoadedPart load={loadQuestion} onClose={closeQuestion}>
            {BulkQuestion => (
              <BulkQuestion {...question} onBegun={setBegunId} onClose={closeQuestion} />
            )}
          </LoadedPart>
        )}
      </>
    ),
  }
}

/** All its orders, of whatever status and day. */
function cancelling(
  { id, name, organizationId }: Pick<RaffleDetail, 'id' | 'name' | 'organizationId'>,
  comment: string,
): AskedBulk {
  const query = { eventId: id, organizationId }
  const set = { of: 'matching' as const, query }
  return { action: 'void', set, comment, cancels: name }
}
