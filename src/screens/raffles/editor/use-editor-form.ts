import { useRef } from 'react'
import { createOnce } from '../../../core/forms/create-once.ts'
import { editsBetween } from '../../../core/forms/edits.ts'
import { type Edited, type RaffleEditor, savedValues } from '../../../core/raffles/editor/editor.ts'
import {
  type EditorOutput,
  EditorSchema,
  type EditorValues,
} from '../../../core/raffles/editor/fields.ts'
import { editorTexts } from '../../../core/raffles/editor/texts.ts'
import { editorRules } from '../../../core/raffles/editor/together.ts'
import type { RaffleDetail } from '../../../core/raffles/raffle-detail.ts'
import { ruleTexts } from '../../../core/raffles/rule-texts.ts'
import { useTexts } from '../../desk.tsx'
import type { KitForm } from '../../kit/forms/form.ts'
import { useLocale } from '../../kit/language.tsx'
import { useForm } from '../../use-form.ts'
import { useNotify } from '../../use-notify.ts'
import { useStanding } from './use-standing.ts'

/** So many names of changed fields are read at a glance. */
const namedAtMost = 4

/** The editor's form: how it is checked, saved, and what is said afterwards. */
export function useEditorForm(
  editor: RaffleEditor,
  { raffle, values: start }: Edited,
  onCreated: (raffle: RaffleDetail) => void,
): { form: KitForm<EditorValues>; raffle: RaffleDetail | null } {
  const texts = useTexts(editorTexts)
  const reasons = useTexts(ruleTexts)
  const standing = useStanding(editor, raffle)
  const notify = useNotify()
  const locale = useLocale()
  const created = useRef<RaffleDetail | null>(null)
  const changed = useRef<readonly string[]>([])

  function labelsOf(paths: readonly string[]): string[] {
    const labels = paths.flatMap(path => {
      const name = form.places.nameOf(path)
      return name === undefined ? [] : (form.places.get(name)?.label ?? [])
    })
    return [...new Set(labels)]
  }

  function sayWhatChanged() {
    const labels = labelsOf(changed.current)
    if (labels.length === 0) return
    const rest = labels.length - namedAtMost
    const named = labels.slice(0, namedAtMost)
    const number = new Intl.NumberFormat(`${locale}-CA`).format(rest)
    const all = rest > 0 ? [...named, texts.savedMore({ number })] : named
    const fields = new Intl.ListFormat(`${locale}-CA`).format(all)
    notify('ok', texts.savedFields({ fields }))
  }

  const form = useForm<EditorValues, EditorOutput>(EditorSchema, {
    id: `raffle:${raffle?.id ?? 'new'}`,
    values: start,
    version: raffle?.version,
    together: values => [...editorRules(values), ...standing.against(values)],
    messages: {
      shortlink: texts.shortlinkInvalid,
      'time-zone': texts.timeZoneInvalid,
      color: texts.colorInvalid,
      'end-before-start': texts.endBeforeStart,
      'draw-before-end': texts.drawBeforeEnd,
      'draw-before-start': texts.drawBeforeStart,
      'package-twice': texts.packageTwice,
      'two-decimals': texts.twoDecimals,
      'max-below-guarantee': texts.maxBelowGuarantee,
      'lowered-after-sale': reasons['lowered-after-sale'],
      'changed-after-sale': reasons['changed-after-sale'],
      'reason-needed': reasons['reason-needed'],
    },
    async onSave(values, attempt) {
      if (raffle === null) {
        created.current = await createOnce({ ...attempt, values }, attempt.earlier, {
          create: save => editor.create(save.values, { ...attempt, ...save }),
          change: (made, version, before, after) =>
            editor.save(made.id, after, { ...attempt, version, base: before }),
        })
        return undefined
      }
      const edits = editsBetween(attempt.base, attempt.typed)
      changed.current = edits.map(({ path }) => path).filter(path => path !== 'reason')
      return savedValues(await standing.save(raffle.id, values, attempt))
    },
    onSaved() {
      if (created.current !== null) onCreated(created.current)
      else sayWhatChanged()
    },
  })
  return { form, raffle: standing.raffle }
}
