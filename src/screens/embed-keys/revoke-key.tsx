import { embedKeyCalls } from '../../core/embed-keys/embed-key.ts'
import { embedKeysOf } from '../../core/embed-keys/keys-kept.ts'
import { embedKeyTexts } from '../../core/embed-keys/texts.ts'
import { isolated } from '../../core/i18n/isolate.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Confirm } from '../kit/overlays/confirm.tsx'
import { useAction } from '../use-action.ts'
import { useNotify } from '../use-notify.ts'
import type { OneKeyQuestionProps } from './key-question.ts'

/** Asks before a key ends, and its pages with it. */
export default function RevokeKey({ organizationId, embedKey, onClose }: OneKeyQuestionProps) {
  const desk = useDesk()
  const texts = useTexts(embedKeyTexts)
  const notify = useNotify()
  const { run, busy, error, unsure } = useAction()
  const { id, name } = embedKey
  const revoke = async () => {
    const done = await run(async attempt => {
      await desk.http.ask(embedKeyCalls.revoke, { params: { id } }, { attempt })
      notify('ok', texts.revoked({ name }))
    })
    embedKeysOf(desk, organizationId).reload()
    if (done) onClose()
  }
  return (
    <Confirm
      title={texts.revokeTitle({ name: isolated(name) })}
      message={texts.revokeMessage}
      confirmLabel={texts.revoke}
      cancelLabel={texts.keep}
      tone="danger"
      busy={busy}
      error={error}
      unsure={unsure}
      onConfirm={() => void revoke()}
      onClose={onClose}
    />
  )
}
