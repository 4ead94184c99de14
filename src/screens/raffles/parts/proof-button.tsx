import { Download } from 'lucide'
import { proofTexts } from '../../../core/raffles/draws/proof-texts.ts'
import { useTexts } from '../../desk.tsx'
import { Alert } from '../../kit/alert.tsx'
import { Button } from '../../kit/button.tsx'
import { Icon } from '../../kit/icon.tsx'
import { Menu } from '../../kit/overlays/menu.tsx'
import { useAction } from '../../use-action.ts'
import { useProofDownload } from './use-proof-download.ts'

interface ProofButtonProps {
  drawId: string
  /** The buyer's, of which each has a proof of its own; one at least. */
  tickets: readonly number[]
}

/** For a buyer whose draw is complete: the proof's file of their ticket, or of whichever of them they ask for. */
export default function ProofButton({ drawId, tickets }: ProofButtonProps) {
  const texts = useTexts(proofTexts)
  const download = useProofDownload()
  const action = useAction()
  const save = (ticket: number) => void action.run(() => download(drawId, ticket))
  const named = tickets.map(ticket => ({
    id: String(ticket),
    label: texts.downloadOf({ number: String(ticket) }),
    onAction: () => save(ticket),
  }))
  const [first] = named
  const button = { variant: 'quiet', icon: <Icon of={Download} />, busy: action.busy } as const
  return (
    <>
      {named.length === 1 ? (
        <Button {...button} onClick={first?.onAction}>
          {first?.label}
        </Button>
      ) : (
        <Menu
          label={texts.ofWhich}
          trigger={<Button {...button}>{texts.ofWhich}</Button>}
          items={named}
        />
      )}
      {action.error && <Alert>{action.error}</Alert>}
    </>
  )
}
