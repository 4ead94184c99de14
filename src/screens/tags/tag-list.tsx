import { useStore } from '@nanostores/react'
import { Merge, Pencil, Plus, Tags, Trash2 } from 'lucide'
import { useCallback, useMemo, useState } from 'react'
import { browserTimeZone } from '../../core/format/time-zone.ts'
import { isolated } from '../../core/i18n/isolate.ts'
import { pathTo } from '../../core/links.ts'
import { loadChunk } from '../../core/load-chunk.ts'
import { addSheet } from '../../core/style/sheets.ts'
import { listDownload } from '../../core/table/list-download.ts'
import { tagCalls } from '../../core/tags/calls.ts'
import { purposesOf, type Tag } from '../../core/tags/tag.ts'
import { tagTexts } from '../../core/tags/texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Button } from '../kit/button.tsx'
import { Icon } from '../kit/icon.tsx'
import { LoadedPart } from '../kit/overlays/loaded-part.tsx'
import type { MenuEntry } from '../kit/overlays/menu-entries.ts'
import { PageHeader } from '../kit/page-header.tsx'
import { ListTable } from '../list-table.tsx'
import { ScreenLink } from '../screen-link.tsx'
import { useList } from '../use-list.tsx'
import { useTarget } from '../use-target.ts'
import { TagChip } from './parts/tag-chips.tsx'
import tagsCss from './tags.css?inline'

addSheet(tagsCss)

const loadEditor = () => loadChunk(() => import('./edit-tag.tsx'))
const loadQuestion = () => loadChunk(() => import('./retire-tag.tsx'))

type Opened =
  | { kind: 'none' }
  /** Null for a new one. */
  | { kind: 'edit'; tag: Tag | null }
  | { kind: 'merge' | 'delete'; tag: Tag }

const rowName = ({ name }: Tag) => isolated(name)

function Purposes(tag: Tag) {
  const texts = useTexts(tagTexts)
  return (
    <>
      {purposesOf(tag)
        .map(kind => texts[`purpose-${kind}`])
        .join(', ')}
    </>
  )
}

const cells = {
  name: (tag: Tag) => <TagChip {...tag} />,
  purpose: (tag: Tag) => <Purposes {...tag} />,
}

/** The tags of the organization that one works in: found, added, changed, merged, deleted (docs/domain.md, section 2). */
export default function TagList() {
  const desk = useDesk()
  const texts = useTexts(tagTexts)
  const target = useTarget()
  const { id: organizationId = '', name = '' } = useStore(desk.$organization) ?? {}
  const { list, ...table } = useList({
    call: tagCalls.list,
    of: { organizationId },
    words: texts,
    cells,
  })
  const download = useMemo(
    () =>
      listDownload(desk, tagCalls.list, list, () => ({
        title: texts.tags,
        words: texts,
        timeZone: browserTimeZone(),
        says: {
          purpose: tag =>
            purposesOf(tag)
              .map(kind => texts[`purpose-${kind}`])
              .join(', '),
        },
      })),
    [desk, list, texts],
  )
  const [opened, setOpened] = useState<Opened>({ kind: 'none' })
  const close = () => setOpened({ kind: 'none' })
  const open = useCallback((tag: Tag | null) => setOpened({ kind: 'edit', tag }), [])
  const rowActions = useCallback(
    (tag: Tag): readonly MenuEntry[] => [
      { id: 'edit', label: texts.edit, icon: Pencil, onAction: () => open(tag) },
      {
        id: 'merge',
        label: texts.merge,
        icon: Merge,
        onAction: () => setOpened({ kind: 'merge', tag }),
      },
      {
        id: 'delete',
        label: texts.delete,
        icon: Trash2,
        tone: 'danger',
        onAction: () => setOpened({ kind: 'delete', tag }),
      },
    ],
    [texts, open],
  )
  return (
    <div className="rd-page">
      <PageHeader
        title={texts.tags}
        subtitle={
          <>
            {texts.about({ name })} <ScreenLink path={pathTo('admin')}>{texts.others}</ScreenLink>
          </>
        }
        back={{ label: texts.back, ...target(pathTo('admin')) }}
        actions={
          <Button data-next variant="primary" icon={<Icon of={Plus} />} onClick={() => open(null)}>
            {texts.add}
          </Button>
        }
      />
      <ListTable<Tag>
        {...table}
        label={texts.tags}
        rowName={rowName}
        onOpen={open}
        rowActions={rowActions}
        download={download}
        empty={{ icon: Tags, title: texts.none, message: texts.noneHint }}
      />
      {opened.kind === 'edit' && (
        <LoadedPart load={loadEditor} onClose={close}>
          {EditTag => (
            <EditTag
              tag={opened.tag}
              organizationId={organizationId}
              onWritten={list.table.reload}
              onClose={close}
            />
          )}
        </LoadedPart>
      )}
      {(opened.kind === 'merge' || opened.kind === 'delete') && (
        <LoadedPart load={loadQuestion} onClose={close}>
          {RetireTag => (
            <RetireTag
              tag={opened.tag}
              by={opened.kind}
              onWritten={list.table.reload}
              onClose={close}
            />
          )}
        </LoadedPart>
      )}
    </div>
  )
}
