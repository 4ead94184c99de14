import { useEffect } from 'react'
import { uploadTexts } from '../core/upload/texts.ts'
import { type Uploaded, type UploadTarget, uploadFile } from '../core/upload.ts'
import { useDesk } from './desk.tsx'

interface UploadSteps {
  signal: AbortSignal
  onProgress: (sentBytes: number) => void
}

/** What a file field's `upload` takes, bound to the desk: `useUpload({ kind: 'raffle', raffleId })`. */
export function useUpload(
  target: UploadTarget,
): (file: File, steps: UploadSteps) => Promise<Uploaded> {
  const desk = useDesk()
  // The words for a failure are there before it happens, also when the network is the failure.
  useEffect(() => void desk.texts(uploadTexts), [desk])
  return (file, steps) => uploadFile(desk, target, file, steps)
}
