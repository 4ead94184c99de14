import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { DeskError } from '../../../core/errors.ts'
import { raffleActionTexts } from '../../../core/raffles/action-texts.ts'
import { createRaffleAction, type RaffleActionRun } from '../../../core/raffles/raffle-actions.ts'
import type { RaffleDetail } from '../../../core/raffles/raffle-detail.ts'
import type { RaffleRow } from '../../../core/raffles/raffle-row.ts'
import { refusalWords } from '../../../core/refusal-words.ts'
import { errorTexts } from '../../../core/system/texts.ts'
import { useDesk, useTexts } from '../../desk.tsx'
import { createSaveAttempts } from '../../kit/forms/save-attempts.ts'

/** What every dialog of an action is given. */
export interface ActionDialogProps {
  raffle: RaffleRow
  /** It is done. @param after the raffle as it is then, the new one of a copy; null: it is gone */
  onDone: (after: RaffleDetail | null) => void
  /** The server refused, because the raffle is no longer what was shown. */
  onChanged: () => void
  onClose: () => void
}

interface ActionRun extends RaffleActionRun {
  busy: boolean
  /** Why it failed, in the reader's words. */
  error: string | undefined
  /** It may be done all the same: its answer was lost. */
  unsure: boolean
}

/** The store of one question, and its failure in words. */
export function useActionRun(raffle: RaffleRow, onChanged: () => void): ActionRun {
  const desk = useDesk()
  const texts = useTexts(raffleActionTexts)
  const errors = useTexts(errorTexts)
  const [run] = useState(() => createRaffleAction(desk, raffle, createSaveAttempts().keyFor))
  const state = useStore(run.$state)
  const changed = state.state === 'failed' && state.changed
  useEffect(() => {
    if (changed) onChanged()
  }, [changed, onChanged])
  return {
    ...run,
    busy: state.state === 'busy',
    unsure: state.state === 'failed' && state.error instanceof DeskError && state.error.unsure,
    error:
      state.state === 'failed'
        ? [refusalWords(state.error, errors), changed ? texts.changedMeanwhile : '']
            .filter(Boolean)
            .join('\n')
        : undefined,
  }
}
