import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { formatInstant } from '../../../core/format/instants.ts'
import { regionName } from '../../../core/format/regions.ts'
import { browserTimeZone } from '../../../core/format/time-zone.ts'
import { isolated } from '../../../core/i18n/isolate.ts'
import { loadChunk } from '../../../core/load-chunk.ts'
import { formatCharityNumber } from '../../../core/sign-up/charity-number.ts'
import { signUpsOf } from '../../../core/sign-up/sign-ups-waiting.ts'
import { mostSignUps, type SignUp } from '../../../core/sign-up/waiting.ts'
import { waitingTexts } from '../../../core/sign-up/waiting-texts.ts'
import { addSheet } from '../../../core/style/sheets.ts'
import { useDesk, useTexts } from '../../desk.tsx'
import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { useLocale } from '../../kit/language.tsx'
import { LoadedPart } from '../../kit/overlays/loaded-part.tsx'
import { Status } from '../../kit/status.tsx'
import { NotReady } from '../../not-ready.tsx'
import recordPageCss from '../../record-page.css?inline'
import waitingCss from './waiting-sign-ups.css?inline'

addSheet(recordPageCss)
addSheet(waitingCss)

const loadReview = () => loadChunk(() => import('../review-sign-up.tsx'))

/** The sign-ups that wait for a decision, those that wait the longest first. Without any, nothing. */
export function WaitingSignUps() {
  const texts = useTexts(waitingTexts)
  const { $state, reload } = signUpsOf(useDesk())
  const read = useStore($state)
  const [opened, setOpened] = useState<SignUp | null>(null)
  const close = () => setOpened(null)
  const isReady = read.state === 'ready'
  // Most often there are none: nothing takes a place that it would leave at once.
  if (read.state === 'loading' || read.state === 'empty') return null
  if (isReady && read.data.length === 0) return null
  return (
    <div className="rd-record">
      <Card title={texts.waiting}>
        {isReady ? (
          <ul className="rd-record-lines">
            {read.data.map(each => (
              <Line key={each.id} {...each} onOpen={() => setOpened(each)} />
            ))}
          </ul>
        ) : (
          <div className="rd-record-padded">
            <NotReady read={read} waiting={null} onRetry={reload} />
          </div>
        )}
        {isReady && read.data.length >= mostSignUps && (
          <p className="rd-record-padded rd-record-muted">{texts.most}</p>
        )}
      </Card>
      {opened && (
        <LoadedPart load={loadReview} onClose={close}>
          {Review => <Review signUp={opened} onClose={close} />}
        </LoadedPart>
      )}
    </div>
  )
}

function Line({ onOpen, ...signUp }: SignUp & { onOpen: () => void }) {
  const texts = useTexts(waitingTexts)
  const locale = useLocale()
  const { organizationName, country, province, charityNumber, state, verifiedAt, alike } = signUp
  const at = formatInstant(verifiedAt, {
    timeZone: browserTimeZone(),
    locale,
    style: 'date-time',
  })
  const place = `${regionName(country, province, locale)}, ${texts[`country-${country}`]}`
  return (
    <li className="rd-record-line">
      <span className="rd-record-words">
        <span className="rd-waiting-sign-up">
          <bdi>{organizationName}</bdi>
          <Status tone={state === 'waiting' ? 'info' : 'neutral'}>{texts[`state-${state}`]}</Status>
          {alike.length > 0 && <Status tone="warn">{texts.maybeTwice}</Status>}
        </span>
        <span className="rd-record-muted">
          {place} – {formatCharityNumber(country, charityNumber)} – {texts.since({ at })}
        </span>
      </span>
      <Button aria-label={texts.reviewOf({ name: isolated(organizationName) })} onClick={onOpen}>
        {texts.review}
      </Button>
    </li>
  )
}
