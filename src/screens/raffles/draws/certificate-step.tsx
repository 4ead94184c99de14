import { Download } from 'lucide'
import { hrefOf } from '../../../core/links.ts'
import { getCertificate } from '../../../core/raffles/draws/certificate-file.ts'
import { inGroups } from '../../../core/raffles/draws/draw-words.ts'
import { drawTexts } from '../../../core/raffles/draws/texts.ts'
import { useDesk, useTexts } from '../../desk.tsx'
import { Alert } from '../../kit/alert.tsx'
import { Button } from '../../kit/button.tsx'
import { Icon } from '../../kit/icon.tsx'
import { KeyValueList } from '../../kit/key-value-list.tsx'
import { OutsideLink } from '../../kit/link.tsx'
import { saveFile } from '../../kit/save-file.ts'
import { useAction } from '../../use-action.ts'
import { useProcedure } from './procedure-context.tsx'

/** What anyone checks the draw with: the revealed seed, the certificate, the page that verifies it offline. */
export function CertificateStep() {
  const texts = useTexts(drawTexts)
  const { http, config } = useDesk()
  const { draw, name } = useProcedure()
  const action = useAction()
  const file = texts.certificateFile({ name: `${draw.raffleName}, ${name}`.replaceAll('/', '-') })

  async function download() {
    const certificate = await getCertificate(http, draw.id)
    saveFile(file, certificate, 'application/json')
  }

  return (
    <>
      <p className="rd-draw-hint">
        {draw.drawType === 'barrel' ? texts.completeHintBarrel : texts.completeHint}
      </p>
      {!draw.final && <p className="rd-draw-note">{texts.notFinalHint}</p>}
      {draw.seed && (
        <KeyValueList
          single
          items={[
            {
              name: texts.seed,
              value: <code className="rd-draw-hash">{inGroups(draw.seed)}</code>,
              copy: draw.seed,
            },
          ]}
        />
      )}
      <div className="rd-draw-buttons">
        <Button
          variant="primary"
          size="lg"
          icon={<Icon of={Download} />}
          busy={action.busy}
          onClick={() => void action.run(download)}
        >
          {texts.downloadCertificate}
        </Button>
        <OutsideLink href={hrefOf(config, '/verify.html')} hint={texts.opensTab}>
          {texts.checkIt}
        </OutsideLink>
      </div>
      {action.error && <Alert>{action.error}</Alert>}
    </>
  )
}
