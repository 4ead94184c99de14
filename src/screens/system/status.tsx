import { useStore } from '@nanostores/react'
import { addSheet } from '../../core/style/sheets.ts'
import { statusOf } from '../../core/system/status.ts'
import { statusTexts } from '../../core/system/status-texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { useLocale } from '../kit/language.tsx'
import { Status } from '../kit/status.tsx'
import { Door, DoorLink } from '../session/parts/door.tsx'
import { UnreadDoor } from '../session/parts/unread-door.tsx'
import statusCss from './status.css?inline'

addSheet(statusCss)

const tones = { works: 'ok', fails: 'bad', unknown: 'warn' } as const

/** How each part of the product is (section 2, "/status"), for whoever can't get in, or wonders. */
export default function StatusScreen() {
  const texts = useTexts(statusTexts)
  const locale = useLocale()
  const { $state, reload } = statusOf(useDesk())
  const read = useStore($state)
  if (read.state !== 'ready')
    return <UnreadDoor title={texts.title} read={read} failed={texts.failed} onRetry={reload} />
  const { at, parts } = read.data
  const isWell = parts.every(({ state }) => state === 'works')
  // In the browser's own zone: what a screen's other times need would be half of this page.
  const clock = new Intl.DateTimeFormat(`${locale}-CA`, { timeStyle: 'medium' })
  return (
    <Door title={texts.title} lead={<p role="status">{isWell ? texts.allWork : texts.someFail}</p>}>
      <dl className="rd-status-parts">
        {parts.map(({ part, state }) => (
          <div key={part} className="rd-status-part">
            <dt>{texts[`part-${part}`]}</dt>
            <dd>
              <Status tone={tones[state]}>{texts[state]}</Status>
            </dd>
          </div>
        ))}
      </dl>
      <p className="rd-login-lead">{texts.asOf({ time: clock.format(new Date(at)) })}</p>
      <DoorLink path="/login">{texts.login}</DoorLink>
    </Door>
  )
}
