import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { createResource } from '../../core/resource.ts'
import { userCalls } from '../../core/users/calls.ts'
import { readSellers } from '../../core/users/sellers.ts'
import type { UserState } from '../../core/users/user.ts'
import { userTexts } from '../../core/users/user-texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Button } from '../kit/button.tsx'
import { Confirm, type WayBack } from '../kit/overlays/confirm.tsx'
import { Dialog } from '../kit/overlays/dialog.tsx'
import { useNumber } from '../kit/use-number.ts'
import { NotReady } from '../not-ready.tsx'
import { useAction } from '../use-action.ts'
import { useNotify } from '../use-notify.ts'

interface AllSellersProps {
  /** What they all become. */
  state: UserState
  onDone: () => void
  onClose: () => void
}

/** Everybody who only sells is kept out after an event, or let back in before the next: first how many that is. */
export default function AllSellers({ state, onDone, onClose }: AllSellersProps) {
  const desk = useDesk()
  const texts = useTexts(userTexts)
  const isOut = state === 'suspended'
  const [{ $state, reload }] = useState(() =>
    createResource<readonly string[]>(desk, {
      load: async ({ signal }) => ({
        data: await readSellers(desk, isOut ? 'active' : 'suspended', signal),
        version: '',
      }),
    }),
  )
  const read = useStore($state)
  const ids = read.state === 'ready' ? read.data : []
  if (read.state === 'ready' && ids.length > 0)
    return <Ask ids={ids} state={state} onDone={onDone} onClose={onClose} />
  return (
    <Dialog
      open
      size="sm"
      title={isOut ? texts.suspendSellers : texts.letSellersIn}
      onClose={onClose}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      {read.state === 'ready' || read.state === 'empty' ? (
        <p>{isOut ? texts.noneToSuspend : texts.noneToLetIn}</p>
      ) : (
        <NotReady
          read={read}
          waiting={<p role="status">{texts.countingSellers}</p>}
          onRetry={reload}
        />
      )}
    </Dialog>
  )
}

function Ask({ ids, state, onDone, onClose }: AllSellersProps & { ids: readonly string[] }) {
  const { http, $organization } = useDesk()
  const texts = useTexts(userTexts)
  const notify = useNotify()
  const number = useNumber()
  const { run, busy, error, unsure } = useAction()
  const isOut = state === 'suspended'
  const change = async () => {
    const body = { organizationId: $organization.get()?.id ?? '', ids, state }
    const done = await run(async attempt => {
      const { changed } = await http.ask(userCalls.setState, { body }, { attempt })
      const told = isOut ? texts.sellersSuspended : texts.sellersLetIn
      notify('ok', told({ number: number(changed) })(changed))
    })
    onDone()
    if (done) onClose()
  }
  const counted = { number: number(ids.length) }
  const title = isOut ? texts.suspendSellersTitle : texts.letSellersInTitle
  const way: WayBack = isOut ? { cancelLabel: texts.keepSellers, tone: 'danger' } : {}
  return (
    <Confirm
      title={title(counted)(ids.length)}
      message={isOut ? texts.suspendSellersMessage : texts.letSellersInMessage}
      confirmLabel={isOut ? texts.suspendSellers : texts.letSellersIn}
      {...way}
      busy={busy}
      error={error}
      unsure={unsure}
      onConfirm={() => void change()}
      onClose={onClose}
    />
  )
}
