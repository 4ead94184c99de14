import type { Editor } from '@tiptap/core'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '../button.tsx'
import { TextField } from '../fields/text-field.tsx'
import { useWords } from '../language.tsx'
import { Dialog } from '../overlays/dialog.tsx'
import { linkAddress } from './link-address.ts'
import { richTextTexts } from './texts.ts'

interface LinkDialogProps {
  editor: Editor
  onClose: () => void
}

/** Makes, changes or removes the link at the cursor. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const words = useWords(richTextTexts)
  const formId = useId()
  const [existing] = useState(() => String(editor.getAttributes('link').href ?? ''))
  const [bare] = useState(() => editor.state.selection.empty && existing === '')
  const [address, setAddress] = useState(existing)
  const [text, setText] = useState('')
  const [tried, setTried] = useState(false)
  const href = linkAddress(address)
  const textMissing = bare && text.trim() === ''

  function save(event: FormEvent) {
    event.preventDefault()
    // The form around the editor is another one.
    event.stopPropagation()
    setTried(true)
    if (href === null || textMissing) return
    const chain = editor.chain().extendMarkRange('link')
    if (bare) {
      const marks = [{ type: 'link', attrs: { href } }]
      chain.insertContent({ type: 'text', text: text.trim(), marks }).run()
    } else chain.setLink({ href }).run()
    onClose()
  }

  function remove() {
    editor.chain().extendMarkRange('link').unsetLink().run()
    onClose()
  }

  return (
    <Dialog
      open
      size="sm"
      title={words.linkTitle}
      onClose={onClose}
      footer={
        <>
          {existing !== '' && (
            <Button variant="quiet" onClick={remove}>
              {words.linkRemove}
            </Button>
          )}
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="primary" type="submit" form={formId}>
            {words.linkSave}
          </Button>
        </>
      }
    >
      <form id={formId} className="rd-rich-link" noValidate onSubmit={save}>
        {bare && (
          <TextField
            label={words.linkText}
            value={text}
            onChange={setText}
            error={tried && textMissing ? words.linkTextMissing : undefined}
          />
        )}
        <TextField
          label={words.linkAddress}
          description={words.linkHint}
          type="url"
          value={address}
          onChange={setAddress}
          error={tried && href === null ? words.linkInvalid : undefined}
        />
      </form>
    </Dialog>
  )
}
