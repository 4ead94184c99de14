import { useStore } from '@nanostores/react'
import { ShieldCheck } from 'lucide'
import type { ChainState } from '../../core/activity/activity.ts'
import { chainCheckOf } from '../../core/activity/chain-check.ts'
import { activityLogTexts } from '../../core/activity/log-texts.ts'
import { messageOf } from '../../core/errors.ts'
import { formatInstant } from '../../core/format/instants.ts'
import { browserTimeZone } from '../../core/format/time-zone.ts'
import { addSheet } from '../../core/style/sheets.ts'
import { errorTexts } from '../../core/system/texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Banner } from '../kit/banner.tsx'
import { Button } from '../kit/button.tsx'
import { CopyButton } from '../kit/copy-button.tsx'
import { Icon } from '../kit/icon.tsx'
import { useLocale } from '../kit/language.tsx'
import activityLogCss from './activity-log.css?inline'

addSheet(activityLogCss)

/** Whether the log stands, once somebody asks: every entry is read for it. */
export function ChainCheck() {
  const texts = useTexts(activityLogTexts)
  const { $state, check } = chainCheckOf(useDesk())
  const checking = useStore($state)
  const isFirst = checking.state === 'unchecked' || checking.state === 'checking'
  return (
    <div className="rd-chain-check">
      <p className="rd-chain-check-about">{texts.checkAbout}</p>
      <Button
        icon={<Icon of={ShieldCheck} />}
        busy={checking.state === 'checking'}
        onClick={() => void check()}
      >
        {isFirst ? texts.check : texts.checkAgain}
      </Button>
      <span className="rd-only-read-out" role="status">
        {checking.state === 'checking' && texts.checking}
      </span>
      {checking.state === 'failed' && <Failed error={checking.error} />}
      {checking.state === 'checked' && <Found chain={checking.chain} />}
    </div>
  )
}

function Failed({ error }: { error: unknown }) {
  const { checkFailed } = useTexts(activityLogTexts)
  const { unexpected } = useTexts(errorTexts)
  return <Banner tone="warn" title={checkFailed} detail={messageOf(error, unexpected)} />
}

function Found({ chain: { fault, rows, checkedAt, head } }: { chain: ChainState }) {
  const texts = useTexts(activityLogTexts)
  const locale = useLocale()
  const moment = (instant: string) =>
    formatInstant(instant, { timeZone: browserTimeZone(), locale, style: 'date-time' })
  const number = (count: number) => new Intl.NumberFormat(`${locale}-CA`).format(count)
  if (fault) {
    const what = texts[`fault-${fault.code}`]
    const said = fault.at === null ? what : texts.brokenAt({ at: moment(fault.at), what })
    return (
      <Banner
        tone="bad"
        title={texts.broken({ number: number(fault.sequence) })}
        detail={`${said} ${texts.brokenNext}`}
      />
    )
  }
  return (
    <Banner
      tone="ok"
      icon={ShieldCheck}
      title={texts.stands}
      detail={texts.standsDetail({ number: number(rows), at: moment(checkedAt) })}
    >
      {head !== null && (
        <span className="rd-chain-check-head">
          {texts.head} <code>{head.slice(0, 12)}…</code>{' '}
          <CopyButton text={head} what={texts.head} />
        </span>
      )}
    </Banner>
  )
}
