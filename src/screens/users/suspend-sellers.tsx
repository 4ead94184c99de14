import { userCalls } from '../../core/users/calls.ts'
import { userTexts } from '../../core/users/texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Confirm } from '../kit/overlays/confirm.tsx'
import { useNumber } from '../kit/use-number.ts'
import { useAction } from '../use-action.ts'
import { useNotify } from '../use-notify.ts'

interface SuspendSellersProps {
  onDone: () => void
  onClose: () => void
}

/** Asks before everybody who only sells is kept out: after an event. */
export default function SuspendSellers({ onDone, onClose }: SuspendSellersProps) {
  const { http, $organization } = useDesk()
  const texts = useTexts(userTexts)
  const notify = useNotify()
  const number = useNumber()
  const { run, busy, error, unsure } = useAction()
  const organizationId = $organization.get()?.id ?? ''
  const suspend = async () => {
    const done = await run(async attempt => {
      const asked = { body: { organizationId } }
      const { suspended } = await http.ask(userCalls.suspendSellers, asked, { attempt })
      const told = texts.sellersSuspended({ number: number(suspended) })(suspended)
      notify('ok', suspended === 0 ? texts.noSellers : told)
    })
    onDone()
    if (done) onClose()
  }
  return (
    <Confirm
      title={texts.suspendSellersTitle}
      message={texts.suspendSellersMessage}
      confirmLabel={texts.suspendSellers}
      cancelLabel={texts.keepSellers}
      tone="danger"
      busy={busy}
      error={error}
      unsure={unsure}
      onConfirm={() => void suspend()}
      onClose={onClose}
    />
  )
}
