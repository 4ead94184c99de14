import { Check } from 'lucide'
import { type ReactNode, useState } from 'react'
import { reasonsIn } from '../../../core/raffles/draws/draw-words.ts'
import { excludedTexts } from '../../../core/raffles/excluded/texts.ts'
import { decideWinner } from '../../../core/raffles/winners/rules.ts'
import { winnerTexts } from '../../../core/raffles/winners/texts.ts'
import {
  type ExclusionCheck,
  exclusionChecks,
  type Winner,
} from '../../../core/raffles/winners/winner.ts'
import { useTexts } from '../../desk.tsx'
import { Alert } from '../../kit/alert.tsx'
import { Button } from '../../kit/button.tsx'
import { CheckboxGroupField } from '../../kit/fields/checkbox-group-field.tsx'
import { Icon } from '../../kit/icon.tsx'
import { useAction } from '../../use-action.ts'
import { AskingButton } from './asking-button.tsx'
import { useProcedure } from './procedure-context.tsx'
import { RejectButton } from './reject-button.tsx'

/** What this person may do with a picked ticket now: verify, confirm, reject. */
export function Decisions({ winner }: { winner: Winner }) {
  const texts = useTexts(winnerTexts)
  const { decider } = useProcedure()
  const may = (action: 'verify' | 'confirm' | 'reject') => decideWinner(action, winner, decider)
  const confirm = may('confirm')
  const open = winner.status === 'verified' || winner.status === 'second-person'
  const reject = may('reject').allowed
  // Who confirmed first has nothing left to do here: the next key goes on from who is waited for.
  const waits = winner.status === 'second-person' && !confirm.allowed
  return (
    <>
      {winner.status === 'picked' && (
        <Verification winner={winner}>{reject && <RejectButton winner={winner} />}</Verification>
      )}
      {winner.status === 'second-person' && winner.firstConfirmedBy && (
        <p className="rd-draw-warning" {...(waits && { 'data-next': true, tabIndex: -1 })}>
          {texts.secondNeeded({ name: winner.firstConfirmedBy })}
        </p>
      )}
      {open && (
        <div className="rd-draw-buttons" {...(!waits && { 'data-next': true })}>
          <ConfirmButton key={winner.status} winner={winner} against={confirm} />
          {reject && <RejectButton winner={winner} />}
        </div>
      )}
    </>
  )
}

/** The checklist first: a ticket is verified once all of it is ticked. */
function Verification({ winner, children }: { winner: Winner; children: ReactNode }) {
  const texts = useTexts(winnerTexts)
  const { procedure, decider, reason } = useProcedure()
  const action = useAction()
  const [checks, setChecks] = useState<readonly ExclusionCheck[]>(winner.checks)
  const [tried, setTried] = useState(false)
  const offered = decideWinner('verify', winner, decider)
  const decision = decideWinner('verify', winner, { ...decider, checks })
  const ticket = String(winner.ticketNumber)
  if (!offered.allowed) {
    const reasons = reasonsIn(offered, reason)
    return (
      <>
        <p className="rd-draw-warning">{reasons.join(' ')}</p>
        {children && <div className="rd-draw-buttons">{children}</div>}
      </>
    )
  }

  function verify() {
    setTried(true)
    if (!decision.allowed) return
    const verified = { status: 'verified', checks } as const
    void action.run(
      attempt => procedure.decide(winner, verified, attempt),
      [winner.version, checks],
    )
  }

  return (
    <>
      <div data-next>
        <CheckboxGroupField<ExclusionCheck>
          label={texts.checks}
          options={exclusionChecks.map(id => ({ id, label: texts[`check-${id}`] }))}
          value={checks}
          onChange={setChecks}
          error={tried ? reasonsIn(decision, reason)[0] : undefined}
        />
      </div>
      {action.error && <Alert>{action.error}</Alert>}
      <div className="rd-draw-buttons">
        <Button
          variant="primary"
          size="lg"
          icon={<Icon of={Check} />}
          aria-label={texts.verifyNamed({ ticket })}
          busy={action.busy}
          onClick={verify}
        >
          {texts.verify}
        </Button>
        {children}
      </div>
    </>
  )
}

interface ConfirmButtonProps {
  winner: Winner
  against: ReturnType<typeof decideWinner>
}

function ConfirmButton({ winner, against }: ConfirmButtonProps) {
  const texts = useTexts(winnerTexts)
  const excluded = useTexts(excludedTexts)
  const { procedure, draw, reason } = useProcedure()
  const isFlagged = winner.flags.length > 0
  const ticket = String(winner.ticketNumber)
  const second = winner.status === 'second-person'
  const name = winner.buyer?.name ?? texts.ticketNumber({ number: ticket })
  const label = second ? texts.confirmSecond : texts.confirm
  const first = draw.secondPersonConfirms && !second
  return (
    <AskingButton
      variant="primary"
      size="lg"
      icon={<Icon of={Check} />}
      label={label}
      name={`${label}: ${texts.ticketNumber({ number: ticket })}`}
      disabledBecause={reasonsIn(against, reason)}
      question={{
        title: texts.confirmTitle({ ticket, prize: winner.prizeName }),
        message: first ? texts.confirmFirstMessage({ name }) : texts.confirmMessage({ name }),
        confirmLabel: label,
        cancelLabel: texts.back,
        reason: { label: isFlagged ? excluded.flagReason : texts.note, required: isFlagged },
      }}
      asks={winner.version}
      onConfirm={(note, attempt) =>
        procedure.decide(winner, { status: 'confirmed', ...(note && { note }) }, attempt)
      }
    />
  )
}
