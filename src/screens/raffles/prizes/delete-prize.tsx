import { useState } from 'react'
import { newAttempt } from '../../../core/attempt.ts'
import type { Prize } from '../../../core/raffles/prizes/prize.ts'
import type { PrizeBoardStore } from '../../../core/raffles/prizes/prize-board.ts'
import { prizeTexts } from '../../../core/raffles/prizes/texts.ts'
import { refusalWords } from '../../../core/refusal-words.ts'
import { errorTexts } from '../../../core/system/texts.ts'
import { useTexts } from '../../desk.tsx'
import { Confirm } from '../../kit/overlays/confirm.tsx'
import { useNotify } from '../../use-notify.ts'

interface DeletePrizeProps {
  prize: Prize
  board: PrizeBoardStore
  onDeleted: () => void
  onClose: () => void
}

/** Asks before a prize goes. */
export function DeletePrize({ prize, board, onDeleted, onClose }: DeletePrizeProps) {
  const texts = useTexts(prizeTexts)
  const { unexpected } = useTexts(errorTexts)
  const notify = useNotify()
  const [state, setState] = useState<{ busy: boolean; error?: string }>({ busy: false })
  // One question, one attempt, however often it is confirmed.
  const [attempt] = useState(newAttempt)
  const { name } = prize
  return (
    <Confirm
      title={texts.deleteTitle({ name })}
      message={texts.deleteMessage}
      confirmLabel={texts.delete}
      cancelLabel={texts.keep}
      tone="danger"
      busy={state.busy}
      error={state.error}
      onConfirm={async () => {
        setState({ busy: true })
        try {
          await board.remove(prize, attempt)
          notify('ok', texts.deleted({ name }))
          onDeleted()
        } catch (error) {
          setState({ busy: false, error: refusalWords(error, unexpected) })
          board.reload()
        }
      }}
      onClose={onClose}
    />
  )
}
