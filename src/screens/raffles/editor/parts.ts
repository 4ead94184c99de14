/** What every section of the editor is handed. */
import type { EditView } from '../../../core/raffles/editor/edit-view.ts'
import type { RaffleEditor } from '../../../core/raffles/editor/editor.ts'
import type { FieldTexts } from '../../../core/raffles/editor/field-texts.ts'
import type { EditorValues } from '../../../core/raffles/editor/fields.ts'
import type { EditorTexts } from '../../../core/raffles/editor/texts.ts'
import type { FieldNames } from '../../../core/raffles/field-names.ts'
import type { LockableField } from '../../../core/raffles/locked-fields.ts'
import type { RaffleDetail } from '../../../core/raffles/raffle-detail.ts'
import type { fieldsOf } from '../../kit/forms/fields-of.tsx'
import type { KitForm } from '../../kit/forms/form.ts'

export interface EditorParts {
  readonly editor: RaffleEditor
  readonly form: KitForm<EditorValues>
  /** `<FormField>` in one line. */
  readonly field: ReturnType<typeof fieldsOf<EditorValues>>
  readonly texts: EditorTexts
  /** What fields are called, and what is said around them. */
  readonly labels: FieldNames & FieldTexts
  /** Null for a new one. */
  readonly raffle: RaffleDetail | null
  readonly view: EditView
  readonly currency: string
  /** Why a field no longer changes, in words. */
  readonly lockOf: (field: LockableField) => string | undefined
  /** Why this person no longer changes what buyers bought on, in words; amounts may grow still. */
  readonly termLock: string | undefined
}

export interface SectionProps {
  parts: EditorParts
}
