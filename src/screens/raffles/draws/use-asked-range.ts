import { useState } from 'react'
import * as v from 'valibot'
import { draftsOf, type FormDraft } from '../../../core/forms/drafts.ts'
import { useDesk } from '../../desk.tsx'

const RangeSchema = v.object({
  first: v.number(),
  last: v.number(),
  pages: v.number(),
  reprint: v.boolean(),
  reason: v.string(),
})
/** A run that went to the printer. */
export type PrintedRange = v.InferOutput<typeof RangeSchema>

interface AskedRange {
  /** Nobody has said yet what came out of it. */
  readonly asked: PrintedRange | null
  /** It was asked before this page was loaded. */
  readonly isOld: boolean
  /** From now on it may be on paper. */
  sent(range: PrintedRange): void
  ask(range: PrintedRange): void
  answered(): void
}

const nothing = { asked: null }

/**
 * The run of tickets that nobody has answered for. It is kept as drafts are: after a tab that was killed at the
 * printer, the same tickets would be printed again without their mark, and lie in the barrel twice.
 */
export function useAskedRange(drawId: string): AskedRange {
  const desk = useDesk()
  const [draft] = useState(() => draftsOf(desk).of(`stubs:${drawId}`))
  const [old] = useState(() => read(draft))
  const [asked, setAsked] = useState(old)
  return {
    asked,
    isOld: asked !== null && asked === old,
    sent(range) {
      draft?.keep(nothing, { asked: range })
    },
    ask: setAsked,
    answered() {
      draft?.drop()
      setAsked(null)
    },
  }
}

function read(draft: FormDraft | null): PrintedRange | null {
  const range = v.safeParse(RangeSchema, draft?.restore(nothing)?.values.asked)
  return range.success ? range.output : null
}
