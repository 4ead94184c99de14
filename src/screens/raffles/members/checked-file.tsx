import { useEffect, useRef } from 'react'
import { messageOf } from '../../../core/errors.ts'
import { type MemberColumn, memberColumns } from '../../../core/raffles/members/member-file.ts'
import {
  type CheckedFile,
  type ColumnPlaces,
  type MemberFile,
  missingColumns,
} from '../../../core/raffles/members/member-file-rows.ts'
import type { UploadMode } from '../../../core/raffles/members/member-rows.ts'
import { memberTexts } from '../../../core/raffles/members/texts.ts'
import { errorTexts } from '../../../core/system/texts.ts'
import { useTexts } from '../../desk.tsx'
import { Alert } from '../../kit/alert.tsx'
import { RadioCardsField } from '../../kit/fields/radio-cards-field.tsx'
import { SelectField } from '../../kit/fields/select-field.tsx'
import { useLocale } from '../../kit/language.tsx'
import { FaultList } from './fault-list.tsx'
import { FilePreview } from './file-preview.tsx'

interface CheckedFileProps {
  file: MemberFile
  places: ColumnPlaces
  checked: CheckedFile
  /** Why sending it failed, if it did. */
  error: unknown
  /** Rows that the server had taken by then. */
  taken: number
  mode: UploadMode
  onMode: (mode: UploadMode) => void
  onPlace: (column: MemberColumn, at: number | null) => void
}

const encodings = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
} as const

/** What was read of a file: its columns, first rows, what is wrong, and which rows to take. */
export function CheckedFileView(props: CheckedFileProps) {
  const { file, places, checked, error, taken, mode } = props
  const texts = useTexts(memberTexts)
  const { unexpected } = useTexts(errorTexts)
  const format = new Intl.NumberFormat(`${useLocale()}-CA`)
  const missing = missingColumns(places)
  const read = useRef<HTMLParagraphElement>(null)
  // The field that the file was chosen in is gone, and with it the focus.
  useEffect(() => read.current?.focus(), [])
  const { length: right } = checked.valid
  const wrong = checked.failedCells.length
  const delimiter = file.delimiter === '\t' ? 'tab' : file.delimiter
  const options = file.head.map((cell, at) => ({
    id: String(at),
    label: cell.trim() || texts.columnNumbered({ number: format.format(at + 1) }),
  }))
  return (
    <>
      {error !== null && (
        <Alert>
          {messageOf(error, unexpected)}{' '}
          {taken > 0 && texts.takenBefore({ number: format.format(taken) })(taken)}
        </Alert>
      )}
      <p className="rd-member-file" tabIndex={-1} ref={read}>
        {texts.fileRead({
          name: file.name,
          rows: format.format(file.rows.length),
          delimiter: texts[`delimiter-${delimiter}`],
          encoding: encodings[file.encoding],
        })(file.rows.length)}
      </p>
      <fieldset className="rd-member-places">
        <legend>{texts.columns}</legend>
        {memberColumns.map(column => (
          <SelectField
            key={column}
            label={texts.columnFor({ column: texts[column] })}
            options={options}
            clearable
            placeholder={texts.columnNone}
            error={
              missing.includes(column) ? texts.columnMissing({ column: texts[column] }) : undefined
            }
            value={places[column] === null ? null : String(places[column])}
            onChange={at => props.onPlace(column, at ? Number(at) : null)}
          />
        ))}
      </fieldset>
      {missing.length === 0 && (
        <>
          <FilePreview file={file} places={places} />
          <p role="status">
            {wrong === 0
              ? texts.allRight({ number: format.format(right) })(right)
              : right === 0
                ? texts.nothingValid
                : texts.someWrong({ wrong: format.format(wrong), right: format.format(right) })}
          </p>
          {wrong > 0 && <FaultList faults={checked.faults} />}
          {wrong > 0 && right > 0 && (
            <RadioCardsField<UploadMode>
              label={texts.mode}
              value={mode}
              onChange={props.onMode}
              error={mode === 'all-or-nothing' ? texts.mendFirst : undefined}
              options={[
                {
                  id: 'valid-only',
                  label: texts['mode-valid-only'],
                  description: texts['mode-valid-only-hint'],
                },
                {
                  id: 'all-or-nothing',
                  label: texts['mode-all-or-nothing'],
                  description: texts['mode-all-or-nothing-hint'],
                },
              ]}
            />
          )}
        </>
      )}
    </>
  )
}
