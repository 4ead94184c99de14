import { useEffect, useRef } from 'react'
import { memberCalls } from '../../../core/raffles/members/calls.ts'
import { type MemberTexts, memberTexts } from '../../../core/raffles/members/texts.ts'
import { useDesk, useTexts } from '../../desk.tsx'
import { useLocale } from '../../kit/language.tsx'
import { Confirm } from '../../kit/overlays/confirm.tsx'
import { useAction } from '../../use-action.ts'

export interface Question {
  kind: 'activate' | 'deactivate'
  ids: readonly string[]
  /** Of the only one, where it is known. */
  name: string | undefined
  onDone: () => void
}

interface MemberQuestionProps {
  question: Question
  /** Something was written, or may have been. */
  onWritten: () => void
  /** Tells what was done. */
  onSaid: (text: string) => void
  onClose: () => void
}

/** Asks before members are deactivated; activating takes nothing away and asks nothing. */
export function MemberQuestion({ question, onWritten, onSaid, onClose }: MemberQuestionProps) {
  const { http } = useDesk()
  const texts = useTexts(memberTexts)
  const format = new Intl.NumberFormat(`${useLocale()}-CA`)
  const action = useAction()
  const begun = useRef(false)

  async function run() {
    const { kind, ids, onDone } = question
    const active = kind === 'activate'
    const done = await action.run(async attempt => {
      await http.ask(memberCalls.setActive, { body: { ids: [...ids], active } }, { attempt })
    })
    if (done) {
      const number = format.format(ids.length)
      onSaid((active ? texts.activated : texts.deactivated)({ number })(ids.length))
      onDone()
      onClose()
    }
    onWritten()
  }

  const asksNothing = question.kind === 'activate'
  useEffect(() => {
    if (!asksNothing || begun.current) return
    begun.current = true
    void run()
  })
  if (asksNothing && action.error === undefined) return null
  return (
    <Confirm
      {...wordsOf(question, texts, format)}
      busy={action.busy}
      error={action.error}
      unsure={action.unsure}
      onConfirm={() => void run()}
      onClose={onClose}
    />
  )
}

function wordsOf(question: Question, texts: MemberTexts, format: Intl.NumberFormat) {
  const tone = 'danger' as const
  const { kind, ids, name } = question
  const { length } = ids
  // Asked only after it failed: activating takes nothing away.
  if (kind === 'activate')
    return { title: texts.activate, message: name ?? '', confirmLabel: texts.activate }
  return {
    tone,
    title:
      name === undefined
        ? texts.deactivateMany({ number: format.format(length) })(length)
        : texts.deactivateTitle({ name }),
    message: length === 1 ? texts.deactivateMessage : texts.deactivateManyMessage,
    confirmLabel: texts.deactivate,
    cancelLabel: texts.keepActive,
  }
}
