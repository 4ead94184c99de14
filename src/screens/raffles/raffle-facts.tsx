import { QrCode as QrIcon } from 'lucide'
import { pathTo } from '../../core/links.ts'
import type { RaffleDetail } from '../../core/raffles/raffle-detail.ts'
import { raffleTexts } from '../../core/raffles/texts.ts'
import { useTexts } from '../desk.tsx'
import { Button } from '../kit/button.tsx'
import { CopyButton } from '../kit/copy-button.tsx'
import { Icon } from '../kit/icon.tsx'
import { OutsideLink } from '../kit/link.tsx'
import { PopoverButton } from '../kit/overlays/popover-button.tsx'
import { ScreenLink } from '../screen-link.tsx'
import { useDecision } from './actions/use-decision.ts'
import { RaffleQr } from './raffle-qr.tsx'

/** Where the public finds it, and under which licence it is held. */
export function RaffleFacts({ raffle }: { raffle: RaffleDetail }) {
  const texts = useTexts(raffleTexts)
  return (
    <dl className="rd-raffle-facts">
      <div>
        <dt>{texts.publicLink}</dt>
        <dd>
          {raffle.publicUrl ? (
            <PublicLink url={raffle.publicUrl} raffle={raffle} />
          ) : (
            <NoPublicLink raffle={raffle} />
          )}
        </dd>
      </div>
      <div>
        <dt>{texts.licence}</dt>
        <dd>
          {raffle.licenseNumber ? (
            <>
              <span className="rd-raffle-licence">{raffle.licenseNumber}</span>
              <CopyButton text={raffle.licenseNumber} what={texts.licence} />
            </>
          ) : (
            <span className="rd-raffle-absent">{texts.licenceMissing}</span>
          )}
          {raffle.licenseUrl && (
            <OutsideLink href={raffle.licenseUrl} hint={texts.opensNewTab}>
              {texts.openLicence}
            </OutsideLink>
          )}
        </dd>
      </div>
    </dl>
  )
}

/** Why the public sees no page of it; what is missing leads to where it is written. */
function NoPublicLink({ raffle }: { raffle: RaffleDetail }) {
  const texts = useTexts(raffleTexts)
  const mayEdit = useDecision('edit', raffle).allowed
  const { id, status, show, shortlink } = raffle
  const absent = (words: string) => <span className="rd-raffle-absent">{words}</span>
  if (!show) return absent(texts.noPublicLink)
  if (status === 'draft' || status === 'pending') return absent(texts.notPublicYet)
  if (shortlink) return absent(texts.noPublicLink)
  return (
    <>
      {absent(texts.noShortlink)}
      {mayEdit && (
        <ScreenLink path={pathTo('raffleEditor', { raffle: id, section: 'shortlink' })}>
          {texts.addShortlink}
        </ScreenLink>
      )}
    </>
  )
}

function PublicLink({ url, raffle }: { url: string; raffle: RaffleDetail }) {
  const texts = useTexts(raffleTexts)
  return (
    <>
      <OutsideLink href={url} hint={texts.opensNewTab}>
        <span className="rd-raffle-link">{url.replace(/^https?:\/\//, '')}</span>
      </OutsideLink>
      <CopyButton text={url} what={texts.publicLink} />
      <PopoverButton
        label={texts.qrTitle}
        trigger={
          <Button variant="quiet" icon={<Icon of={QrIcon} />}>
            {texts.showQr}
          </Button>
        }
      >
        {() => <RaffleQr url={url} name={raffle.name} />}
      </PopoverButton>
    </>
  )
}
