import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { DeskError, messageOf } from '../../core/errors.ts'
import { orderEntryCalls } from '../../core/order-entry/calls.ts'
import { createCardFrame, NoTokenError } from '../../core/order-entry/card-frame.ts'
import { type CardKey, readFrame } from '../../core/order-entry/card-messages.ts'
import { cardTexts } from '../../core/order-entry/card-texts.ts'
import { createResource } from '../../core/resource.ts'
import { addSheet } from '../../core/style/sheets.ts'
import { errorTexts } from '../../core/system/texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Alert } from '../kit/alert.tsx'
import { useLocale } from '../kit/language.tsx'
import { RetryButton } from '../kit/retry-button.tsx'
import cardPartCss from './card-part.css?inline'
import type { CardAsked } from './use-card-tokens.ts'

addSheet(cardPartCss)

export interface CardPartProps {
  card: CardAsked
  /** What the card is to pay. */
  amountCents: number
  /** ISO 4217. */
  currency: string
  /** What happened to the card that was tried last. */
  fault?: string | null
  /** Somebody in the fields asked for the order to be entered. */
  onEnter?: () => void
  /** Somebody in the fields pressed a key that leads elsewhere. */
  onKey?: (key: CardKey) => void
}

/** A card, in the payment provider's own fields: a frame of its origin, and nothing of what is typed there comes here. */
export default function CardPart(props: CardPartProps) {
  const desk = useDesk()
  const texts = useTexts(cardTexts)
  const { unexpected } = useTexts(errorTexts)
  const { $state, reload } = useMemo(
    () =>
      createResource(desk, {
        async load({ signal }) {
          const organization = desk.$organization.get()
          const query = organization ? { organizationId: organization.id } : {}
          const data = await desk.http.ask(orderEntryCalls.cardFields, { query }, { signal })
          return { data, version: '' }
        },
      }),
    [desk],
  )
  const read = useStore($state)
  const [tries, setTries] = useState(0)
  if (read.state === 'failed')
    return <Failed message={messageOf(read.error, unexpected)} onRetry={reload} />
  if (read.state !== 'ready') return <p className="rd-card-hint">{texts.loading}</p>
  return (
    <div className="rd-card-part">
      {/* Over the fields: below them it may be out of sight. */}
      {props.fault && <Alert>{props.fault}</Alert>}
      <Frame key={tries} {...props} fields={read.data} onRetry={() => setTries(tries + 1)} />
    </div>
  )
}

interface FrameProps extends CardPartProps {
  fields: { url: string; origin: string }
  onRetry: () => void
}

function Frame({ card, amountCents, currency, fields, onEnter, onKey, onRetry }: FrameProps) {
  const desk = useDesk()
  const texts = useTexts(cardTexts)
  const locale = useLocale()
  const theme = useStore(desk.$theme)
  const element = useRef<HTMLIFrameElement>(null)
  const { url, origin } = fields
  const [frame] = useState(() =>
    createCardFrame(message => element.current?.contentWindow?.postMessage(message, origin)),
  )
  const state = useStore(frame.$state)
  // What is asked for is what stands there by then.
  const now = useRef({ amountCents, currency, texts, onEnter, onKey })
  now.current = { amountCents, currency, texts, onEnter, onKey }

  useEffect(() => {
    function onMessage(event: MessageEvent) {
      const said = readFrame(event, { window: element.current?.contentWindow, origin })
      if (said?.say === 'enter') now.current.onEnter?.()
      else if (said?.say === 'key') now.current.onKey?.(said.key)
      else if (said) frame.hear(said)
      // Its holder, or who types the card, goes on in there.
      if (said?.say === 'confirming' || said?.say === 'none') element.current?.focus()
    }
    async function ask(): Promise<string> {
      try {
        const { amountCents, currency } = now.current
        return await frame.ask({ amountCents, currency })
      } catch (error) {
        if (!(error instanceof NoTokenError)) throw error
        const message = now.current.texts[`none-${error.reason}`]
        const errors = [{ message, field: 'tender.token' }]
        throw new DeskError('invalid', message, { status: 422, errors })
      }
    }
    addEventListener('message', onMessage)
    const shown = { ask, check: frame.check }
    card.current = shown
    return () => {
      removeEventListener('message', onMessage)
      if (card.current === shown) card.current = null
      frame.end()
    }
  }, [card, frame, origin])

  if (state.state === 'failed') return <Failed message={texts.failed} onRetry={onRetry} />
  const scheme = theme === 'auto' ? '' : `&scheme=${theme}`
  const isLoading = state.state === 'loading'
  return (
    <>
      <iframe
        ref={element}
        className="rd-card-frame"
        data-state={state.state}
        data-hidden={isLoading}
        title={texts.frameTitle}
        src={`${url}${url.includes('?') ? '&' : '?'}language=${locale}${scheme}`}
        height={isLoading ? 0 : state.height}
        sandbox="allow-scripts allow-forms allow-same-origin"
        referrerPolicy="no-referrer"
      />
      <p className="rd-card-hint" aria-live="polite">
        {isLoading ? texts.loading : state.state === 'confirming' ? texts.confirming : texts.hint}
      </p>
    </>
  )
}

/** The rest of the order stands: another way to pay is there. */
function Failed({ message, onRetry }: { message: string; onRetry: () => void }) {
  const texts = useTexts(cardTexts)
  const { retry } = useTexts(errorTexts)
  return (
    <div className="rd-card-part" data-state="failed">
      <Alert>
        {message} {texts.failedHint}
      </Alert>
      <RetryButton label={retry} onRetry={onRetry} />
    </div>
  )
}
