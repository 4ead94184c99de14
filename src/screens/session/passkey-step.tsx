import { useEffect, useState } from 'react'
import { DeskError } from '../../core/errors.ts'
import { usePasskey as askPasskey, hasPasskeys } from '../../core/passkeys/browser.ts'
import { passkeyCalls } from '../../core/passkeys/passkey.ts'
import { passkeyTexts } from '../../core/passkeys/texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Alert } from '../kit/alert.tsx'
import { Button } from '../kit/button.tsx'
import { useFailureMessage } from './parts/use-failure-message.ts'

interface PasskeyStepProps {
  challenge: string
  onOver: (error: unknown) => void
}

/** A passkey in place of a code, for whoever has one; without any, nothing. */
export function PasskeyStep({ challenge, onOver }: PasskeyStepProps) {
  const { http, session } = useDesk()
  const texts = useTexts(passkeyTexts)
  const failureMessage = useFailureMessage()
  const [offered, setOffered] = useState<{ rpId: string; known: string[] } | null>(null)
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState<string | null>(null)

  useEffect(() => {
    if (!hasPasskeys()) return
    const ended = new AbortController()
    const asked = http.ask(passkeyCalls.offered, { body: { challenge } }, { signal: ended.signal })
    // Without an answer a code does as well.
    asked.then(setOffered, () => undefined)
    return () => ended.abort()
  }, [http, challenge])

  if (!offered || offered.known.length === 0) return null

  async function use(given: NonNullable<typeof offered>) {
    setBusy(true)
    setSaid(null)
    try {
      const assertion = await askPasskey({ challenge, ...given })
      if (assertion === null) return setSaid(texts.notUsed)
      await session.signIn(asking =>
        asking.ask(passkeyCalls.signIn, { body: { challenge, assertion } }),
      )
    } catch (error) {
      if (error instanceof DeskError && error.failure === 'unauthorized') return onOver(error)
      setSaid(failureMessage(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      {said !== null && <Alert>{said}</Alert>}
      <Button size="lg" busy={busy} onClick={() => void use(offered)}>
        {texts.use}
      </Button>
    </>
  )
}
