import { Lock, LockOpen } from 'lucide'
import { reasonsIn } from '../../../core/raffles/draws/draw-words.ts'
import { lockInForce } from '../../../core/raffles/draws/procedure-steps.ts'
import { decideStep, type Leavable } from '../../../core/raffles/draws/rules.ts'
import { drawTexts } from '../../../core/raffles/draws/texts.ts'
import { useTexts } from '../../desk.tsx'
import { Icon } from '../../kit/icon.tsx'
import { AskingButton } from './asking-button.tsx'
import { EarlierLocks } from './earlier-locks.tsx'
import { LockedList } from './locked-list.tsx'
import { useProcedure } from './procedure-context.tsx'
import { ReceiptForWitness } from './receipt-for-witness.tsx'
import { useLeftOut } from './use-left-out.ts'

/** Fixing the list; afterwards what was fixed, the witness's receipt, and the way back while there is one. */
export function LockStep({ leaveOut }: { leaveOut: readonly Leavable[] }) {
  const { draw } = useProcedure()
  const lock = lockInForce(draw)
  return (
    <>
      {lock ? (
        <>
          <LockedList lock={lock} />
          <ReceiptForWitness lock={lock} />
          <Reopen version={lock.version} />
        </>
      ) : (
        <LockQuestion leaveOut={leaveOut} />
      )}
      <EarlierLocks />
    </>
  )
}

function LockQuestion({ leaveOut }: { leaveOut: readonly Leavable[] }) {
  const texts = useTexts(drawTexts)
  const { draw, procedure, roles, now, name, draws } = useProcedure()
  const leftOutWords = useLeftOut()
  // Only what stands in the way now can be left out.
  const left = leaveOut.filter(code =>
    draw.readiness.some(line => line.code === code && !line.ready),
  )
  const decision = decideStep('lock', draw, { roles, now, leaveOut: left })
  const counts = leftOutWords(
    Object.fromEntries(
      left.map(code => [code, draw.readiness.find(line => line.code === code)?.count ?? 0]),
    ),
  )
  return (
    <>
      <p className="rd-draw-hint">{texts.lockHint}</p>
      {draws && (
        <AskingButton
          variant="primary"
          size="lg"
          icon={<Icon of={Lock} />}
          label={texts.lockButton}
          disabledBecause={
            decision.allowed
              ? []
              : [
                  texts.notReady({ number: String(decision.reasons.length) })(
                    decision.reasons.length,
                  ),
                ]
          }
          question={{
            title: texts.lockTitle({ draw: name }),
            message: (
              <>
                {draw.drawType === 'barrel' ? texts.lockMessageBarrel : texts.lockMessage}
                {counts && ` ${texts.leavingOut({ what: counts })}`}
              </>
            ),
            confirmLabel: texts.lockButton,
            cancelLabel: texts.keepOpen,
            reason: { label: texts.comment, required: false },
          }}
          asks={left}
          onConfirm={(comment, attempt) =>
            procedure.step('lock', { leaveOut: left, ...(comment && { comment }) }, attempt)
          }
        />
      )}
    </>
  )
}

function Reopen({ version }: { version: number }) {
  const texts = useTexts(drawTexts)
  const { draw, procedure, roles, now, name, number } = useProcedure()
  if (reasonsIn(decideStep('reopen', draw, { roles, now }), ({ code }) => code).length > 0)
    return null
  return (
    <AskingButton
      variant="quiet"
      icon={<Icon of={LockOpen} />}
      label={texts.reopen}
      question={{
        title: texts.reopenTitle({ draw: name }),
        message: texts.reopenMessage({ version: number(version) }),
        confirmLabel: texts.reopen,
        cancelLabel: texts.keepLocked,
        tone: 'danger',
        reason: { label: texts.reopenReason, required: true },
      }}
      asks={version}
      onConfirm={(reason, attempt) => procedure.step('reopen', { reason }, attempt)}
    />
  )
}
