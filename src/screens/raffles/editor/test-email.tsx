import { useState } from 'react'
import { Button } from '../../kit/button.tsx'
import type { SectionProps } from './parts.ts'
import { TestEmailDialog } from './test-email-dialog.tsx'

/** Sends the email as it stands here to one address. A new raffle has to be saved first: the call names it. */
export function TestEmailButton({ parts }: SectionProps) {
  const { raffle, texts } = parts
  const [open, setOpen] = useState(false)
  return (
    <div className="rd-editor-test">
      <Button disabled={raffle === null} onClick={() => setOpen(true)}>
        {texts.sendTest}
      </Button>
      <p className="rd-editor-hint">{raffle === null ? texts.testLater : texts.sendTestHint}</p>
      {open && raffle !== null && (
        <TestEmailDialog parts={parts} raffleId={raffle.id} onClose={() => setOpen(false)} />
      )}
    </div>
  )
}
