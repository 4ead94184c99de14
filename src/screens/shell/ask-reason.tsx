import { createRoot } from 'react-dom/client'
import type { Desk } from '../../core/desk.ts'
import { DeskError } from '../../core/errors.ts'
import type { ReasonNeeded } from '../../core/http.ts'
import { organizationCalls } from '../../core/organizations/calls.ts'
import { staffReasonsOf } from '../../core/staff-reasons/staff-reasons.ts'
import { staffReasonTexts } from '../../core/staff-reasons/texts.ts'
import { DeskProvider, useDesk, useTexts } from '../desk.tsx'
import { Confirm } from '../kit/overlays/confirm.tsx'
import { useAction } from '../use-action.ts'

interface Question {
  answered: Promise<boolean>
  /** Calls that wait for the answer; once each of them has been given up, nothing is asked any more. */
  waiting: number
  close(given: boolean): void
}

/** One a desk and organization, however many of its writes wait for the answer. */
const questions = new WeakMap<Desk, Map<string, Question>>()

/**
 * Asks an RB admin why they change another organization's data, above all that is open. What they were about to do waits
 * meanwhile, and stands as it was where they give no reason.
 *
 * @param root the shell's, where the question stands
 * @returns whether a reason was given
 */
export default async function askReason(
  root: HTMLElement,
  desk: Desk,
  { organizationId, signal }: ReasonNeeded,
): Promise<boolean> {
  const open = questions.get(desk) ?? new Map<string, Question>()
  questions.set(desk, open)
  const known = open.get(organizationId)
  const question = known ?? ask(root, desk, organizationId)
  if (!known) {
    open.set(organizationId, question)
    void question.answered.then(() => open.delete(organizationId))
  }
  question.waiting += 1
  const giveUp = () => {
    question.waiting -= 1
    if (question.waiting === 0) question.close(false)
  }
  signal?.addEventListener('abort', giveUp)
  const given = await question.answered
  signal?.removeEventListener('abort', giveUp)
  return given && !signal?.aborted
}

function ask(root: HTMLElement, desk: Desk, organizationId: string): Question {
  let end = (_: boolean) => {}
  const answered = new Promise<boolean>(resolve => {
    end = resolve
  })
  const place = document.createElement('div')
  root.append(place)
  const dialog = createRoot(place)
  const unfollow = desk.$subject.listen(() => end(false))
  void answered.then(() => {
    unfollow()
    dialog.unmount()
    place.remove()
  })
  void nameOf(desk, organizationId).then(
    name =>
      dialog.render(
        <DeskProvider desk={desk}>
          <WhyDialog name={name} organizationId={organizationId} onEnd={end} />
        </DeskProvider>,
      ),
    () => end(false),
  )
  return { answered, waiting: 0, close: end }
}

/** Of a link that leads into another organization than the session's, it isn't known here. Null: it was removed. */
async function nameOf({ $organization, http }: Desk, id: string): Promise<string | null> {
  const current = $organization.get()
  if (current?.id === id) return current.name
  try {
    return (await http.ask(organizationCalls.get, { params: { id } })).name
  } catch (error) {
    if (error instanceof DeskError && error.failure === 'not-found') return null
    throw error
  }
}

interface WhyDialogProps {
  name: string | null
  organizationId: string
  onEnd: (given: boolean) => void
}

function WhyDialog({ name, organizationId, onEnd }: WhyDialogProps) {
  const texts = useTexts(staffReasonTexts)
  const reasons = staffReasonsOf(useDesk())
  const action = useAction()

  async function give(reason: string) {
    const done = await action.run(attempt => reasons.give({ organizationId, reason }, attempt), {
      reason,
    })
    if (done) onEnd(true)
  }

  return (
    <Confirm
      title={name === null ? texts.whyRemoved : texts.why({ name })}
      message={texts.whyDetail}
      confirmLabel={texts.goOn}
      reason={{ label: texts.reason, required: true }}
      busy={action.busy}
      error={action.error}
      unsure={action.unsure}
      onConfirm={reason => void give(reason)}
      onClose={() => onEnd(false)}
    />
  )
}
