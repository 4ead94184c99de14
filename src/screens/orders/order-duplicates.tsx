import { shortId } from '../../core/format/short-id.ts'
import { pathTo } from '../../core/links.ts'
import { orderCalls } from '../../core/orders/calls.ts'
import type { OrderDetail } from '../../core/orders/order-detail.ts'
import { orderTexts } from '../../core/orders/texts.ts'
import { may } from '../../core/permissions.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Banner } from '../kit/banner.tsx'
import { Button } from '../kit/button.tsx'
import { ScreenLink } from '../screen-link.tsx'
import { useRoles } from '../use-roles.ts'
import { useTold } from '../use-told.ts'

/**
 * The others of the same purchase, if it is one: to be looked at before one of them is void, or to be said to be apart.
 * Those that it was said to be apart from, for whoever can take that back.
 */
export function OrderDuplicates({ order }: { order: OrderDetail }) {
  const { http } = useDesk()
  const texts = useTexts(orderTexts)
  const mayDecide = may('orders:void', useRoles())
  const { busy, run } = useTold()
  const { id, eventId, duplicates, apartFrom } = order
  const suspected = duplicates.length > 0
  const others = suspected ? duplicates : mayDecide ? apartFrom : []
  if (others.length === 0) return null

  async function decide() {
    const otherIds = others.map(other => other.id)
    const body = { eventId, orderIds: [id], otherIds, apart: suspected }
    await run(async attempt => {
      await http.ask(orderCalls.sayDuplicates, { body }, { attempt })
    }, body)
  }

  return (
    <Banner
      tone={suspected ? 'warn' : 'info'}
      title={suspected ? texts['mark-duplicate'] : texts.isNoDuplicate}
      detail={suspected ? texts.duplicateHint : texts.isNoDuplicateHint}
    >
      {others.map(other => (
        <ScreenLink key={other.id} className="rd-link" path={pathTo('order', { id: other.id })}>
          {shortId(other.id)}
        </ScreenLink>
      ))}
      {mayDecide && (
        <Button busy={busy} onClick={() => void decide()}>
          {suspected ? texts.notDuplicate : texts.suspectAgain}
        </Button>
      )}
    </Banner>
  )
}
