import { getTicketProof } from '../../../core/raffles/draws/certificate-file.ts'
import { proofTexts } from '../../../core/raffles/draws/proof-texts.ts'
import { useDesk, useTexts } from '../../desk.tsx'
import { saveFile } from '../../kit/save-file.ts'
import { useNotify } from '../../use-notify.ts'

/** Saves a buyer's proof that a ticket stands in a draw's locked list. @throws DeskError 404 where it doesn't */
export function useProofDownload(): (drawId: string, ticket: number) => Promise<void> {
  const texts = useTexts(proofTexts)
  const { http } = useDesk()
  const notify = useNotify()
  return async (drawId, ticket) => {
    const number = String(ticket)
    const proof = await getTicketProof(http, drawId, ticket)
    saveFile(texts.file({ number }), proof, 'application/json')
    notify('ok', texts.saved({ number }))
  }
}
