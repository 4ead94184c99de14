import { useRef, useState } from 'react'
import { DeskError } from '../../../core/errors.ts'
import type { FieldReason } from '../../../core/forms/form-rules.ts'
import type { RaffleEditor } from '../../../core/raffles/editor/editor.ts'
import type { EditorValues } from '../../../core/raffles/editor/fields.ts'
import { withJackpotIfEntered } from '../../../core/raffles/jackpot.ts'
import type { RaffleDetail } from '../../../core/raffles/raffle-detail.ts'
import { reasonsAgainst, termsOf, weightyChanges } from '../../../core/raffles/terms.ts'

export interface Standing {
  /** As the server answered it last; null for a new one. */
  raffle: RaffleDetail | null
  /** What is needed for what stands in the form, beside its own rules: somebody else, or a reason. */
  against(values: EditorValues): readonly FieldReason[]
  /** Saves, and stands on the answer. */
  save(...call: Parameters<RaffleEditor['save']>): ReturnType<RaffleEditor['save']>
}

const afterFirstSale = ['lowered-after-sale', 'changed-after-sale', 'reason-needed']

/** The raffle that the form's changes are compared with: the newest that is known, with the first sale while it is edited. */
export function useStanding(editor: RaffleEditor, start: RaffleDetail | null): Standing {
  const [raffle, setRaffle] = useState(start)
  const latest = useRef(start)
  function stand(newest: RaffleDetail) {
    latest.current = newest
    setRaffle(newest)
  }
  return {
    raffle,
    against(values) {
      const { current: standing } = latest
      if (standing === null) return []
      const changes = weightyChanges(termsOf(standing), withJackpotIfEntered(values))
      const { reason } = values
      const circumstances = { roles: editor.roles, hasSales: standing.hasSales, reason }
      return reasonsAgainst(changes, circumstances).map(({ code, field: path }) => ({ path, code }))
    },
    async save(...call) {
      try {
        const saved = await editor.save(...call)
        stand(saved.state === 'saved' ? saved.record : saved.theirs)
        return saved
      } catch (error) {
        const isSold =
          error instanceof DeskError &&
          error.errors.some(({ code }) => afterFirstSale.includes(String(code)))
        if (isSold && latest.current) stand({ ...latest.current, hasSales: true })
        throw error
      }
    },
  }
}
