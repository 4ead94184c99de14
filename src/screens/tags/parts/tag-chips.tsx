import { addSheet } from '../../../core/style/sheets.ts'
import type { SetTag } from '../../../core/tags/tagged.ts'
import { Dash } from '../../kit/dash.tsx'
import tagChipsCss from './tag-chips.css?inline'

addSheet(tagChipsCss)

/** A tag: a mark of its colour and its name, never colour alone. */
export function TagChip({ name, colour }: Pick<SetTag, 'name' | 'colour'>) {
  return (
    <span className={`rd-tag-chip rd-tag-${colour}`}>
      <bdi>{name}</bdi>
    </span>
  )
}

/** The tags of one thing, in a cell or on its page; a dash for none. */
export function TagChips({ tags, label }: { tags: readonly SetTag[]; label?: string }) {
  if (tags.length === 0) return <Dash />
  return (
    <ul className="rd-tag-chips" aria-label={label}>
      {tags.map(tag => (
        <li key={tag.id}>
          <TagChip {...tag} />
        </li>
      ))}
    </ul>
  )
}

/** A list's cell. */
export const tagCell = ({ tags }: { tags: readonly SetTag[] }) => <TagChips tags={tags} />
