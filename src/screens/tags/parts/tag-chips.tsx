import { addSheet } from '../../../core/style/sheets.ts'
import type { Tag } from '../../../core/tags/tag.ts'
import tagChipsCss from './tag-chips.css?inline'

addSheet(tagChipsCss)

/** A tag: a mark of its colour and its name, never colour alone. */
export function TagChip({ name, colour }: Pick<Tag, 'name' | 'colour'>) {
  return (
    <span className={`rd-tag-chip rd-tag-${colour}`}>
      <bdi>{name}</bdi>
    </span>
  )
}
