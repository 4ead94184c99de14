import { useStore } from '@nanostores/react'
import { useId, useState } from 'react'
import { messageOf } from '../../../core/errors.ts'
import { raffleActionTexts } from '../../../core/raffles/action-texts.ts'
import { createJackpotWinner } from '../../../core/raffles/raffle-actions.ts'
import { closeConditions } from '../../../core/raffles/rules.ts'
import type { Winner } from '../../../core/raffles/winners/winner.ts'
import { addSheet } from '../../../core/style/sheets.ts'
import { errorTexts } from '../../../core/system/texts.ts'
import { useDesk, useTexts } from '../../desk.tsx'
import { Alert } from '../../kit/alert.tsx'
import { Button } from '../../kit/button.tsx'
import { FailedState } from '../../kit/failed-state.tsx'
import { Dialog } from '../../kit/overlays/dialog.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { CloseConditions } from '../parts/close-conditions.tsx'
import closeDialogCss from './close-dialog.css?inline'
import { type ActionDialogProps, useActionRun } from './use-action-run.ts'

addSheet(closeDialogCss)

/** Closes with the confirmed jackpot winner, once the four conditions hold: each of them is shown. */
export function CloseDialog({ raffle, onDone, onChanged, onClose }: ActionDialogProps) {
  const texts = useTexts(raffleActionTexts)
  const desk = useDesk()
  const [{ $state, reload }] = useState(() => createJackpotWinner(desk, raffle.id))
  const winner = useStore($state)
  const { act, busy, error } = useActionRun(raffle, onChanged)
  const reason = useId()
  const ready = closeConditions(raffle).every(({ met }) => met)
  const known = winner.state === 'ready' ? winner.data : null
  const { unexpected, retry, forbidden } = useTexts(errorTexts)
  return (
    <Dialog
      open
      title={texts.closeTitle({ name: raffle.name })}
      description={texts.closeMessage}
      busy={busy}
      onClose={onClose}
      footer={
        <>
          <Button size="lg" disabled={busy} onClick={onClose}>
            {texts.keepOpen}
          </Button>
          <Button
            variant="primary"
            size="lg"
            busy={busy}
            disabled={!ready || known === null}
            aria-describedby={ready ? undefined : reason}
            onClick={async () => {
              const after = known && (await act('close', { winnerId: known.id }))
              if (after) onDone(after)
            }}
          >
            {texts.closeConfirm}
          </Button>
        </>
      }
    >
      <div className="rd-close">
        <div id={reason}>
          <CloseConditions raffle={raffle} />
        </div>
        {ready && winner.state === 'loading' && (
          <p role="status" aria-label={texts.closeWinnerLoading}>
            <Skeleton width="60%" />
          </p>
        )}
        {ready && known && <JackpotWinner winner={known} />}
        {ready && winner.state === 'empty' && <Alert>{texts.closeWinnerMissing}</Alert>}
        {ready && winner.state === 'failed' && (
          <FailedState
            message={messageOf(winner.error, unexpected)}
            retry={retry}
            onRetry={reload}
          />
        )}
        {ready && winner.state === 'forbidden' && <Alert>{forbidden}</Alert>}
        {error !== undefined && <Alert>{error}</Alert>}
      </div>
    </Dialog>
  )
}

function JackpotWinner({ winner }: { winner: Winner }) {
  const texts = useTexts(raffleActionTexts)
  return (
    <dl className="rd-close-winner">
      <dt>{texts.closeWinner}</dt>
      <dd>
        {texts.winnerTicket({
          ticket: String(winner.ticketNumber),
          name: winner.buyer?.name ?? winner.publicName,
        })}
      </dd>
    </dl>
  )
}
