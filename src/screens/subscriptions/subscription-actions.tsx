import {
  Ban,
  CirclePause,
  CirclePlay,
  CreditCard,
  Ellipsis,
  Mail,
  RotateCcw,
  SkipForward,
} from 'lucide'
import { useState } from 'react'
import { loadChunk } from '../../core/load-chunk.ts'
import { subscriptionCalls } from '../../core/subscriptions/calls.ts'
import { subscriptionRuleTexts } from '../../core/subscriptions/rule-texts.ts'
import { decideSubscription, type SubscriptionAction } from '../../core/subscriptions/rules.ts'
import type { Subscription } from '../../core/subscriptions/subscription.ts'
import type { SubscriptionReading } from '../../core/subscriptions/subscription-view.ts'
import { subscriptionTexts } from '../../core/subscriptions/texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Button } from '../kit/button.tsx'
import { Icon } from '../kit/icon.tsx'
import { LoadedPart } from '../kit/overlays/loaded-part.tsx'
import { Menu } from '../kit/overlays/menu.tsx'
import { useNotify } from '../use-notify.ts'
import { useRoles } from '../use-roles.ts'
import { useTold } from '../use-told.ts'
import type { SubscriptionQuestionProps } from './subscription-question.ts'

const questions = {
  cancel: () => loadChunk(() => import('./cancel-subscription.tsx')),
  correct: () => loadChunk(() => import('./correct-email.tsx')),
} as const
const loadCharge = () => loadChunk(() => import('./confirm-charge.tsx'))

interface SubscriptionActionsProps extends Omit<SubscriptionQuestionProps, 'onClose'> {
  view: SubscriptionReading
}

/** What is taken back by the other; what isn't is asked first. */
type Step = 'pause' | 'resume'

/** What can be done with a subscription; what can't be done now says why. */
export function SubscriptionActions({ subscription, view, onChanged }: SubscriptionActionsProps) {
  const { http } = useDesk()
  const texts = useTexts(subscriptionTexts)
  const against = useReasons(subscription)
  const notify = useNotify()
  const { busy, run } = useTold()
  const [opened, setOpened] = useState<keyof typeof questions | 'skip' | 'retry' | null>(null)
  const { id, version, status } = subscription
  const name = { name: subscription.customer.name }

  async function take(step: Step) {
    const asked = { params: { id }, body: { version } }
    await run(
      async attempt => {
        view.show(await http.ask(subscriptionCalls[step], asked, { attempt }))
        notify('ok', texts[`${step}Done`](name))
      },
      [step, version],
    )
    onChanged()
  }
  async function sendCardLink() {
    await run(async attempt => {
      const asked = { params: { id }, body: {} }
      view.show(await http.ask(subscriptionCalls.sendCardLink, asked, { attempt }))
      notify('ok', texts.cardLinkDone({ email: subscription.customer.email ?? '' }))
    })
    onChanged()
  }

  const question = { subscription, onChanged, onClose: () => setOpened(null) }
  const isPaused = status === 'paused'
  const main = isPaused ? 'resume' : status === 'failing' ? 'retry' : 'skip'
  const mayMain = against(main) === undefined
  const icons = { resume: CirclePlay, retry: RotateCcw, skip: SkipForward }
  return (
    <>
      <Menu
        label={`${texts.actions}: ${texts.title(name)}`}
        trigger={
          mayMain ? (
            <Button
              aria-label={texts.actions}
              title={texts.actions}
              icon={<Icon of={Ellipsis} />}
            />
          ) : (
            // Three dots alone at the foot of a drawer say nothing.
            <Button icon={<Icon of={Ellipsis} />}>{texts.actions}</Button>
          )
        }
        items={[
          ...(isPaused
            ? []
            : [
                {
                  id: 'pause',
                  label: texts.pause,
                  icon: CirclePause,
                  disabledBecause: against('pause'),
                  onAction: () => void take('pause'),
                },
              ]),
          {
            id: 'card-link',
            label: texts.cardLink,
            icon: CreditCard,
            disabledBecause: against('card-link'),
            onAction: () => void sendCardLink(),
          },
          {
            id: 'correct',
            label: texts.correctEmail,
            icon: Mail,
            disabledBecause: against('correct'),
            onAction: () => setOpened('correct'),
          },
          {
            id: 'cancel',
            label: texts.cancel,
            icon: Ban,
            tone: 'danger',
            disabledBecause: against('cancel'),
            onAction: () => setOpened('cancel'),
          },
        ]}
      />
      {mayMain && (
        <Button
          icon={<Icon of={icons[main]} />}
          busy={busy}
          onClick={() => (main === 'resume' ? void take(main) : setOpened(main))}
        >
          {texts[main]}
        </Button>
      )}
      {opened === 'skip' || opened === 'retry' ? (
        <LoadedPart key={opened} load={loadCharge} onClose={question.onClose}>
          {ConfirmCharge => <ConfirmCharge {...question} step={opened} />}
        </LoadedPart>
      ) : (
        opened && (
          <LoadedPart key={opened} load={questions[opened]} onClose={question.onClose}>
            {Question => <Question {...question} />}
          </LoadedPart>
        )
      )}
    </>
  )
}

/** Why an action can't be done by this person now; undefined where it can. */
function useReasons(subscription: Subscription) {
  const words = useTexts(subscriptionRuleTexts)
  const roles = useRoles()
  return (action: SubscriptionAction): string | undefined => {
    const decision = decideSubscription(action, subscription, roles)
    return decision.allowed ? undefined : decision.reasons.map(({ code }) => words[code]).join(' ')
  }
}
