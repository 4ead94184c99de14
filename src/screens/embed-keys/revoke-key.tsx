import { embedKeyCalls } from '../../core/embed-keys/embed-key.ts'
import { embedKeysOf } from '../../core/embed-keys/keys-kept.ts'
import { embedKeyTexts } from '../../core/embed-keys/texts.ts'
import { isolated } from '../../core/i18n/isolate.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { EndQuestion } from '../end-question.tsx'
import type { OneKeyQuestionProps } from './key-question.ts'

/** Asks before a key ends, and its pages with it. */
export default function RevokeKey({ organizationId, embedKey, onClose }: OneKeyQuestionProps) {
  const desk = useDesk()
  const texts = useTexts(embedKeyTexts)
  const { id, name } = embedKey
  const { reload } = embedKeysOf(desk, organizationId)
  return (
    <EndQuestion
      title={texts.revokeTitle({ name: isolated(name) })}
      message={texts.revokeMessage}
      verb={texts.revoke}
      keep={texts.keep}
      ended={texts.revoked({ name })}
      end={attempt => desk.http.ask(embedKeyCalls.revoke, { params: { id } }, { attempt })}
      onDone={() => {
        reload()
        onClose()
      }}
      onFailed={reload}
      onClose={onClose}
    />
  )
}
