import { EditorContent, useEditor } from '@tiptap/react'
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { addSheet } from '../../../core/style/sheets.ts'
import type { ControlLinks } from '../fields/field.tsx'
import { cleanHtml, SafeHtml } from '../html.tsx'
import { useWords } from '../language.tsx'
import { extensions } from './extensions.ts'
import { filledIn } from './filled-in.ts'
import richTextEditorCss from './rich-text-editor.css?inline'
import { richTextTexts } from './texts.ts'
import { type InsertField, Toolbar } from './toolbar.tsx'

addSheet(richTextEditorCss)

export interface RichTextEditorProps {
  links: ControlLinks
  label: string
  required: boolean
  value: string
  onChange: (html: string) => void
  onBlur: (() => void) | undefined
  disabled: boolean
  locked: boolean
  fields: readonly InsertField[]
  ref: Ref<Pick<HTMLElement, 'focus'>> | undefined
}

/** Changes that a form may be behind: a few seconds of fast typing. */
const mostOnTheWay = 100

/** The editor itself: what is heavy, loaded when it is first shown. */
export default function RichTextEditor(props: RichTextEditorProps) {
  const { links, label, required, value, onChange, onBlur, disabled, locked, fields, ref } = props
  const words = useWords(richTextTexts)
  const toolbar = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<'write' | 'preview'>('write')
  const [lossy] = useState(() => /<(table|pre|code|s|sub|sup)\b/i.test(cleanHtml(value)))
  const open = !disabled && !locked
  const latest = useRef(onChange)
  /**
   * What the form knows, and what it was told and has yet to come back: somebody types faster than a busy page
   * draws. Another value comes from outside: a reset, or a newer version.
   */
  const told = useRef([value])
  const editor = useEditor({
    extensions,
    content: cleanHtml(value),
    injectCSS: false,
    editable: open,
    shouldRerenderOnTransaction: false,
    onUpdate: ({ editor: edited }) => {
      // Nothing written is the empty string, not an empty paragraph.
      const html = edited.isEmpty ? '' : cleanHtml(edited.getHTML())
      told.current = [...told.current.slice(-mostOnTheWay), html]
      latest.current(html)
    },
  })
  useEffect(() => {
    latest.current = onChange
  })
  useImperativeHandle(ref, () => ({ focus: () => void editor.commands.focus() }), [editor])

  useEffect(() => {
    const known = told.current.lastIndexOf(value)
    told.current = known === -1 ? [value] : told.current.slice(known)
    if (known !== -1) return
    editor.commands.setContent(cleanHtml(value), { emitUpdate: false })
  }, [editor, value])

  const invalid = links['aria-invalid']
  const { id, 'aria-labelledby': labelledBy, 'aria-describedby': describedBy } = links
  useEffect(() => {
    editor.setOptions({
      editable: open,
      editorProps: {
        attributes: {
          id,
          role: 'textbox',
          class: 'rd-rich-text rd-prose',
          'aria-multiline': 'true',
          'aria-labelledby': labelledBy,
          'aria-describedby': describedBy,
          'aria-invalid': String(invalid),
          ...(required && { 'aria-required': 'true' }),
          ...(disabled && { 'aria-disabled': 'true' }),
          ...(locked && { 'aria-readonly': 'true', tabindex: '0' }),
        },
        transformPastedHTML: cleanHtml,
        handleDOMEvents: {
          // Tab goes on to the next field, in lists too; Alt F10 goes to the toolbar.
          keydown: (_view, event) => {
            if (event.altKey && event.key === 'F10') {
              toolbar.current?.querySelector('button')?.focus()
              event.preventDefault()
            }
            return event.key === 'Tab' || event.key === 'F10'
          },
        },
      },
    })
  }, [editor, open, id, labelledBy, describedBy, invalid, required, disabled, locked])

  return (
    <>
      <fieldset
        className="rd-rich"
        aria-labelledby={labelledBy}
        data-invalid={invalid || undefined}
        data-disabled={disabled || undefined}
        data-locked={locked || undefined}
        onBlur={({ currentTarget, relatedTarget }) => {
          const stays = relatedTarget instanceof Node && currentTarget.contains(relatedTarget)
          if (!stays) onBlur?.()
        }}
      >
        {open && view === 'write' && (
          <Toolbar ref={toolbar} editor={editor} label={label} controls={id} fields={fields} />
        )}
        <div hidden={view === 'preview'}>
          <EditorContent editor={editor} />
        </div>
        {view === 'preview' && (
          <div className="rd-rich-preview">
            {value === '' ? (
              <p className="rd-rich-empty">{words.empty}</p>
            ) : (
              <SafeHtml html={filledIn(value, fields)} />
            )}
          </div>
        )}
      </fieldset>
      <div className="rd-rich-foot">
        {lossy && open && <p className="rd-rich-lossy">{words.lossy}</p>}
        <button
          type="button"
          className="rd-rich-switch"
          onClick={() => setView(view === 'write' ? 'preview' : 'write')}
        >
          {view === 'write' ? words.preview : words.write}
        </button>
      </div>
    </>
  )
}
