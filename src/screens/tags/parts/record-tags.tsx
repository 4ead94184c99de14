import { Tag } from 'lucide'
import { useState } from 'react'
import { loadChunk } from '../../../core/load-chunk.ts'
import { setTagTexts } from '../../../core/tags/set-texts.ts'
import { useDesk, useTexts } from '../../desk.tsx'
import { Button } from '../../kit/button.tsx'
import { Icon } from '../../kit/icon.tsx'
import { LoadedPart } from '../../kit/overlays/loaded-part.tsx'
import type { RecordTagsProps } from './edit-tags.tsx'
import { TagChips } from './tag-chips.tsx'

const loadEditor = () => loadChunk(() => import('./edit-tags.tsx'))

/** The tags of a customer, an order or a raffle on its page, and the way to set them. */
export default function RecordTags(props: RecordTagsProps) {
  const { tags, mayEdit } = props
  const texts = useTexts(setTagTexts)
  const { session } = useDesk()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const edits = mayEdit && session.kind !== 'host'
  if (tags.length === 0 && !edits) return null
  return (
    <div className="rd-record-tags">
      {tags.length > 0 && <TagChips tags={tags} label={texts.tags} />}
      {edits && (
        <Button
          variant="quiet"
          icon={<Icon of={Tag} />}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {tags.length > 0 ? texts.edit : texts.add}
        </Button>
      )}
      {isOpen && (
        <LoadedPart load={loadEditor} onClose={close}>
          {EditTags => <EditTags {...props} onClose={close} />}
        </LoadedPart>
      )}
    </div>
  )
}
