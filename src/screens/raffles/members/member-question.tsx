import { useEffect, useRef, useState } from 'react'
import { newAttempt } from '../../../core/attempt.ts'
import { memberCalls } from '../../../core/raffles/members/calls.ts'
import { type MemberTexts, memberTexts } from '../../../core/raffles/members/texts.ts'
import { refusalWords } from '../../../core/refusal-words.ts'
import { errorTexts } from '../../../core/system/texts.ts'
import { useDesk, useTexts } from '../../desk.tsx'
import { useLocale } from '../../kit/language.tsx'
import { Confirm } from '../../kit/overlays/confirm.tsx'

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
  const { unexpected } = useTexts(errorTexts)
  const format = new Intl.NumberFormat(`${useLocale()}-CA`)
  const [state, setState] = useState<{ busy: boolean; error?: string }>({ busy: false })
  // One question, one attempt, however often it is confirmed.
  const [attempt] = useState(newAttempt)
  const begun = useRef(false)

  async function run() {
    setState({ busy: true })
    try {
      onSaid(await work())
      question.onDone()
      onClose()
    } catch (error) {
      setState({ busy: false, error: refusalWords(error, unexpected) })
    } finally {
      onWritten()
    }
  }

  async function work(): Promise<string> {
    const { kind, ids } = question
    const active = kind === 'activate'
    await http.ask(memberCalls.setActive, { body: { ids: [...ids], active } }, { attempt })
    const number = format.format(ids.length)
    return (active ? texts.activated : texts.deactivated)({ number })(ids.length)
  }

  const asksNothing = question.kind === 'activate'
  useEffect(() => {
    if (!asksNothing || begun.current) return
    begun.current = true
    void run()
  })
  if (asksNothing && state.error === undefined) return null
  return (
    <Confirm
      {...wordsOf(question, texts, format)}
      busy={state.busy}
      error={state.error}
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
