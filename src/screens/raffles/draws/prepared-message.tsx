import { Send, Trash2 } from 'lucide'
import { useRef, useState } from 'react'
import { decideWinner } from '../../../core/raffles/winners/rules.ts'
import { winnerTexts } from '../../../core/raffles/winners/texts.ts'
import type { PreparedMessage, Winner } from '../../../core/raffles/winners/winner.ts'
import { useTexts } from '../../desk.tsx'
import { TextAreaField } from '../../kit/fields/text-area-field.tsx'
import { TextField } from '../../kit/fields/text-field.tsx'
import { Icon } from '../../kit/icon.tsx'
import { AskingButton } from './asking-button.tsx'
import { useProcedure } from './procedure-context.tsx'

interface MessageProps {
  winner: Winner
  message: PreparedMessage
}

/** What is said to a rejected buyer: nothing goes out before staff have read it. */
export function PreparedMessageCard({ winner, message }: MessageProps) {
  const texts = useTexts(winnerTexts)
  const { decider } = useProcedure()
  if (message.state !== 'prepared') {
    return <p className="rd-draw-note">{texts[`message-${message.state}`]}</p>
  }
  if (!decideWinner('decide-message', winner, decider).allowed) return null
  return <Editor message={message} ticket={String(winner.ticketNumber)} />
}

function Editor({ message, ticket }: { message: PreparedMessage; ticket: string }) {
  const texts = useTexts(winnerTexts)
  const { procedure } = useProcedure()
  const [subject, setSubject] = useState(message.subject)
  const [body, setBody] = useState(message.body)
  const [tried, setTried] = useState(false)
  const subjectField = useRef<HTMLInputElement>(null)
  const bodyField = useRef<HTMLTextAreaElement>(null)
  const nameless = subject.trim() === ''
  const empty = body.trim() === ''

  function before(): boolean {
    setTried(true)
    if (nameless) subjectField.current?.focus()
    else if (empty) bodyField.current?.focus()
    return !nameless && !empty
  }

  function decide(state: 'sent' | 'discarded', attempt: string) {
    return procedure.message(
      message.id,
      { subject: subject.trim(), body: body.trim(), state },
      attempt,
    )
  }

  return (
    <div className="rd-draw-message">
      <h4 className="rd-draw-subtitle">{texts.message}</h4>
      <p className="rd-draw-hint">{message.recipient ? texts.messageHint : texts.noEmail}</p>
      {message.recipient && (
        <p className="rd-draw-note">{texts.toAddress({ address: message.recipient })}</p>
      )}
      <TextField
        ref={subjectField}
        label={texts.subject}
        required
        value={subject}
        onChange={setSubject}
        error={tried && nameless ? texts.subjectMissing : undefined}
      />
      <TextAreaField
        ref={bodyField}
        label={texts.body}
        required
        value={body}
        onChange={setBody}
        error={tried && empty ? texts.bodyMissing : undefined}
      />
      <div className="rd-draw-buttons">
        {message.recipient && (
          <AskingButton
            variant="primary"
            icon={<Icon of={Send} />}
            label={texts.send}
            name={texts.sendNamed({ ticket })}
            before={before}
            question={{
              title: texts.sendTitle({ to: message.recipient }),
              message: texts.sendMessage,
              confirmLabel: texts.send,
              cancelLabel: texts.back,
            }}
            asks={[subject, body]}
            onConfirm={(_, attempt) => decide('sent', attempt)}
          />
        )}
        <AskingButton
          variant="quiet"
          icon={<Icon of={Trash2} />}
          label={texts.discard}
          name={texts.discardNamed({ ticket })}
          question={{
            title: texts.discardTitle,
            message: texts.discardMessage,
            confirmLabel: texts.discard,
            cancelLabel: texts.keepMessage,
            tone: 'danger',
          }}
          asks={[subject, body]}
          onConfirm={(_, attempt) => decide('discarded', attempt)}
        />
      </div>
    </div>
  )
}
