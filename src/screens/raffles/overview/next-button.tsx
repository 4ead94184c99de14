import { pathTo } from '../../../core/links.ts'
import { may } from '../../../core/permissions.ts'
import { raffleActionTexts } from '../../../core/raffles/action-texts.ts'
import type { NextStep } from '../../../core/raffles/next-step.ts'
import type { RaffleDetail } from '../../../core/raffles/raffle-detail.ts'
import { decide } from '../../../core/raffles/rules.ts'
import { raffleTexts } from '../../../core/raffles/texts.ts'
import { useTexts } from '../../desk.tsx'
import { Button } from '../../kit/button.tsx'
import { ScreenLink } from '../../screen-link.tsx'
import { useRoles } from '../../use-roles.ts'
import type { AskedAction } from '../actions/action-dialog.tsx'
import { useViewActions } from './raffle-actions-context.ts'

interface NextButtonProps {
  raffle: RaffleDetail
  step: NextStep
}

/** The step's own button; none where this person can't take it, or there is nothing to do but wait. */
export function NextButton({ raffle, step }: NextButtonProps) {
  const actions = useTexts(raffleActionTexts)
  const texts = useTexts(raffleTexts)
  switch (step.code) {
    case 'finish':
    case 'lacks':
      return <EditorLink raffle={raffle} label={texts.editRaffle} />
    case 'request':
      return <Ask raffle={raffle} action="request-activation" label={actions.requestConfirm} />
    case 'activate':
    case 'paused':
      return <Ask raffle={raffle} action="activate" label={actions.activateConfirm} />
    case 'end':
      return <Ask raffle={raffle} action="end" label={actions.endConfirm} />
    case 'close':
      return <Ask raffle={raffle} action="close" label={actions.closeConfirm} />
    case 'draw':
      return <DrawLink raffle={raffle} drawId={step.draw.id} label={texts.runDraw} />
    case 'continue-draw':
      return <DrawLink raffle={raffle} drawId={step.draw.id} label={texts.continueDraw} />
    case 'confirm-second':
      return <PrimaryLink path={drawPath(raffle, step.draw.id)} label={texts.showDraw} />
    case 'second-person':
      return <DrawLink raffle={raffle} drawId={step.draw.id} label={texts.showDraw} />
    case 'draw-wait':
      return step.at === null ? <EditorLink raffle={raffle} label={texts.editRaffle} /> : null
    case 'closed':
    case 'not-yet':
      return (
        <PrimaryLink
          path={pathTo('raffleWinners', { raffle: raffle.id })}
          label={texts.showWinners}
        />
      )
    case 'wait':
    case 'soon':
    case 'sell':
      return null
  }
}

interface AskProps {
  raffle: RaffleDetail
  action: AskedAction
  label: string
}

function Ask({ raffle, action, label }: AskProps) {
  const actions = useViewActions()
  const allowed = decide(action, raffle, useRoles(), new Date()).allowed
  if (!actions || !allowed) return null
  return (
    <Button variant="primary" size="lg" onClick={() => actions.ask(action, raffle)}>
      {label}
    </Button>
  )
}

interface LinkProps {
  raffle: RaffleDetail
  label: string
}

/** Those who may not draw see how far the draw is, and nothing to press. */
function DrawLink({ raffle, drawId, label }: LinkProps & { drawId: string }) {
  if (!may('raffles:draw', useRoles())) return null
  return <PrimaryLink path={drawPath(raffle, drawId)} label={label} />
}

const drawPath = ({ id }: RaffleDetail, drawId: string) =>
  pathTo('raffleDraw', { raffle: id, draw: drawId })

function EditorLink({ raffle, label }: LinkProps) {
  if (!may('raffles:edit', useRoles())) return null
  return <PrimaryLink path={pathTo('raffleEditor', { raffle: raffle.id })} label={label} />
}

function PrimaryLink({ path, label }: { path: string; label: string }) {
  return (
    <ScreenLink className="rd-button rd-button-primary rd-button-lg" path={path}>
      {label}
    </ScreenLink>
  )
}
