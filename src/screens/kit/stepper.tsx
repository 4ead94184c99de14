import { Check, Lock } from 'lucide'
import type { ReactNode } from 'react'
import { addSheet } from '../../core/style/sheets.ts'
import { Icon } from './icon.tsx'
import { useLocale, useWords } from './language.tsx'
import stepperCss from './stepper.css?inline'
import { kitTexts } from './texts.ts'

addSheet(stepperCss)

export interface Step {
  id: string
  title: string
  state: 'done' | 'current' | 'todo' | 'blocked'
  /** Under the title: what it is about, or what came of it. */
  detail?: ReactNode
  /** Why it is blocked, one sentence each. */
  reasons?: readonly string[]
  /** What there is to do, in a stepper that goes down. */
  content?: ReactNode
}

interface StepperProps {
  /** What the steps lead to, read out. */
  label: string
  steps: readonly Step[]
  /** `down` for a procedure with content in its steps, `across` above a wizard. */
  direction?: 'down' | 'across'
  /** The titles are headings of this level: of a procedure that is a page's content. */
  level?: 2 | 3
  /** Goes back to a step that is done. */
  onOpen?: (id: string) => void
}

const stateWords = {
  done: 'stepDone',
  current: 'stepCurrent',
  todo: 'stepTodo',
  blocked: 'stepBlocked',
} as const

/** Where one stands on a way of several steps. */
export function Stepper({ label, steps, direction = 'down', level, onOpen }: StepperProps) {
  const words = useWords(kitTexts)
  const format = new Intl.NumberFormat(`${useLocale()}-CA`)
  return (
    <ol className={`rd-stepper-${direction}`} aria-label={label}>
      {steps.map((step, index) => (
        <li key={step.id} className={`rd-step rd-step-${step.state}`}>
          <span className="rd-step-mark" aria-hidden="true">
            <Mark state={step.state} number={format.format(index + 1)} />
          </span>
          <div className="rd-step-body">
            <span className="rd-step-place">
              {words.stepOf({
                number: format.format(index + 1),
                total: format.format(steps.length),
              })}
            </span>
            <Title step={step} level={level} onOpen={onOpen} />
            {/* A block of its own, so that it isn't read as one word with the title. */}
            <p className="rd-only-read-out">{words[stateWords[step.state]]}</p>
            {step.detail && <p className="rd-step-detail">{step.detail}</p>}
            {step.reasons && step.reasons.length > 0 && (
              <ul className="rd-step-reasons">
                {step.reasons.map(reason => (
                  <li key={reason}>{reason}</li>
                ))}
              </ul>
            )}
            {step.content && <div className="rd-step-content">{step.content}</div>}
          </div>
        </li>
      ))}
    </ol>
  )
}

function Mark({ state, number }: { state: Step['state']; number: string }) {
  if (state === 'done') return <Icon of={Check} size={14} />
  if (state === 'blocked') return <Icon of={Lock} size={12} />
  return number
}

interface TitleProps {
  step: Step
  level: StepperProps['level'] | undefined
  onOpen: StepperProps['onOpen'] | undefined
}

function Title({ step, level, onOpen }: TitleProps) {
  const Heading = level ? (`h${level}` as const) : 'p'
  if (onOpen && step.state === 'done') {
    const button = (
      <button type="button" className="rd-step-title" onClick={() => onOpen(step.id)}>
        {step.title}
      </button>
    )
    return level ? <Heading className="rd-step-heading">{button}</Heading> : button
  }
  return (
    <Heading className="rd-step-title" aria-current={step.state === 'current' ? 'step' : undefined}>
      {step.title}
    </Heading>
  )
}
