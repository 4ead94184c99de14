import type { ReactNode } from 'react'
import { ImageField } from '../../kit/fields/image-field.tsx'
import type { BoundField } from '../../kit/forms/form-field.tsx'
import { useUpload } from '../../use-upload.ts'
import type { EditorParts } from './parts.ts'

/** An image of a page or a ticket needs no more. */
const maxBytes = 5_000_000

interface RaffleImageProps {
  bound: BoundField<string | null>
  parts: EditorParts
  description?: ReactNode
}

/** An image of this raffle. A new raffle has no place for its files until it is saved; the field says so. */
export function RaffleImage({ bound, parts, description }: RaffleImageProps) {
  const { raffle, texts } = parts
  const upload = useUpload({ kind: 'raffle', raffleId: raffle?.id ?? '' })
  return (
    <ImageField
      {...bound}
      description={description}
      lockedBecause={raffle === null ? texts.imagesLater : bound.lockedBecause}
      maxBytes={maxBytes}
      upload={upload}
    />
  )
}
