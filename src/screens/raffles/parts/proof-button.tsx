import { Download } from 'lucide'
import { proofTexts } from '../../../core/raffles/draws/proof-texts.ts'
import { useTexts } from '../../desk.tsx'
import { Alert } from '../../kit/alert.tsx'
import { Button } from '../../kit/button.tsx'
import { Icon } from '../../kit/icon.tsx'
import { useAction } from '../../use-action.ts'
import { useProofDownload } from './use-proof-download.ts'

/** For the buyer of one ticket, where its draw is complete: the proof's file. */
export default function ProofButton({ drawId, ticket }: { drawId: string; ticket: number }) {
  const texts = useTexts(proofTexts)
  const download = useProofDownload()
  const action = useAction()
  return (
    <>
      <Button
        variant="quiet"
        icon={<Icon of={Download} />}
        busy={action.busy}
        onClick={() => void action.run(() => download(drawId, ticket))}
      >
        {texts.downloadOf({ number: String(ticket) })}
      </Button>
      {action.error && <Alert>{action.error}</Alert>}
    </>
  )
}
