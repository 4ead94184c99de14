import { type RefObject, useEffect, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useWords } from '../language.tsx'
import { Confirm } from '../overlays/confirm.tsx'
import type { KitForm } from './form.ts'
import { guardLeaving } from './leave-guard.ts'
import { formTexts } from './texts.ts'

interface LeaveQuestionProps<Values extends FieldValues> {
  form: KitForm<Values>
  element: RefObject<HTMLFormElement | null>
}

/** Asks before somebody leaves with unsaved changes; nothing listens while there are none. */
export function LeaveQuestion<Values extends FieldValues>({
  form,
  element,
}: LeaveQuestionProps<Values>) {
  const words = useWords(formTexts)
  const [tried, setTried] = useState<{ go: () => void } | null>(null)
  const { dirty, isDirty, guardsHistory } = form
  const leaving = useRef<(() => void) | null>(null)

  useEffect(() => {
    if (!dirty || !element.current) return
    return guardLeaving({
      element: element.current,
      isDirty,
      guardsHistory,
      ask: go => setTried({ go }),
    })
  }, [dirty, isDirty, guardsHistory, element])

  // The dialog is gone by then: it would hold the focus, and keep the page below inert.
  useEffect(() => {
    if (tried || !leaving.current) return
    const go = leaving.current
    leaving.current = null
    form.abandon()
    go()
  }, [tried, form])

  if (!tried) return null
  return (
    <Confirm
      title={words.leaveTitle}
      message={words.leaveMessage}
      confirmLabel={words.leave}
      cancelLabel={words.stay}
      tone="danger"
      onConfirm={() => {
        leaving.current = tried.go
        setTried(null)
      }}
      onClose={() => setTried(null)}
    />
  )
}
