import { useStore } from '@nanostores/react'
import { type FormEvent, useId, useMemo, useState } from 'react'
import { orderCalls } from '../../../core/orders/calls.ts'
import { mostUnpaid, type UnpaidKind } from '../../../core/orders/unpaid-order.ts'
import { createUnpaidOrders } from '../../../core/raffles/draws/unpaid.ts'
import { unpaidTexts } from '../../../core/raffles/draws/unpaid-texts.ts'
import { addSheet } from '../../../core/style/sheets.ts'
import { useDesk, useTexts } from '../../desk.tsx'
import { Alert } from '../../kit/alert.tsx'
import { Button } from '../../kit/button.tsx'
import { Drawer } from '../../kit/overlays/drawer.tsx'
import { NotReady } from '../../not-ready.tsx'
import { useAction } from '../../use-action.ts'
import { useNotify } from '../../use-notify.ts'
import { useProcedure } from './procedure-context.tsx'
import { UnpaidList } from './unpaid-list.tsx'
import unpaidOrdersCss from './unpaid-orders.css?inline'
import { WaitingLines } from './waiting-lines.tsx'

addSheet(unpaidOrdersCss)

/** The orders that a readiness line counts, behind a button: which they are, and for cheques, that they are paid. */
export function UnpaidOrders({ kind }: { kind: UnpaidKind }) {
  const texts = useTexts(unpaidTexts)
  const [open, setOpen] = useState(false)
  return (
    <div className="rd-draw-line-action">
      <Button onClick={() => setOpen(true)}>{texts[`show-${kind}`]}</Button>
      {open && <UnpaidDrawer kind={kind} onClose={() => setOpen(false)} />}
    </div>
  )
}

interface UnpaidDrawerProps {
  kind: UnpaidKind
  onClose: () => void
}

function UnpaidDrawer({ kind, onClose }: UnpaidDrawerProps) {
  const desk = useDesk()
  const texts = useTexts(unpaidTexts)
  const { draw, draws, procedure, number } = useProcedure()
  const { $state, reload } = useMemo(
    () => createUnpaidOrders(desk, { drawId: draw.id, kind }),
    [desk, draw.id, kind],
  )
  const state = useStore($state)
  const orders = state.state === 'ready' ? state.data : []
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [tried, setTried] = useState(false)
  const action = useAction()
  const notify = useNotify()
  const form = useId()
  const clears = kind === 'cheque' && draws
  const chosen = orders.filter(({ id }) => ticked.has(id)).map(({ id }) => id)

  async function record(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (chosen.length === 0) return
    const body = { eventId: draw.eventId, orderIds: chosen }
    const clear = async (attempt: string) => {
      await desk.http.ask(orderCalls.clearCheques, { body }, { attempt })
    }
    if (!(await action.run(clear, body))) return
    setTried(false)
    setTicked(new Set())
    notify('ok', texts.recorded({ number: number(chosen.length) })(chosen.length))
    if (chosen.length === orders.length && orders.length < mostUnpaid) onClose()
    else reload()
    await procedure.live.refresh()
  }

  return (
    <Drawer
      open
      dismissable={chosen.length === 0}
      busy={action.busy}
      title={texts[`title-${kind}`]}
      description={clears || kind !== 'cheque' ? texts[`hint-${kind}`] : texts['read-cheque']}
      onClose={onClose}
      footer={
        <>
          <Button size="lg" disabled={action.busy} onClick={onClose}>
            {texts.close}
          </Button>
          {clears && orders.length > 0 && (
            <Button type="submit" form={form} variant="primary" size="lg" busy={action.busy}>
              {chosen.length > 0
                ? texts.recordMany({ number: number(chosen.length) })(chosen.length)
                : texts.record}
            </Button>
          )}
        </>
      }
    >
      {state.state === 'empty' && <p className="rd-draw-note">{texts[`none-${kind}`]}</p>}
      {state.state !== 'ready' && state.state !== 'empty' && (
        <NotReady
          read={state}
          waiting={<WaitingLines label={texts.loading} widths={['70%', '60%', '70%']} />}
          onRetry={reload}
        />
      )}
      {state.state === 'ready' && (
        <form id={form} noValidate onSubmit={event => void record(event)}>
          <UnpaidList
            orders={orders}
            opens={kind === 'late'}
            {...(clears && { ticked, onTick: setTicked })}
          />
          {tried && chosen.length === 0 && <Alert>{texts.noneTicked}</Alert>}
          {action.error && <Alert>{action.error}</Alert>}
        </form>
      )}
    </Drawer>
  )
}
