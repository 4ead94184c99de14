import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { Braces, Link2 } from 'lucide'
import { type MouseEvent, type Ref, useState } from 'react'
import { Toolbar as AriaToolbar } from 'react-aria-components/Toolbar'
import { Icon } from '../icon.tsx'
import { useWords } from '../language.tsx'
import { AriaRoot } from '../overlays/aria-root.tsx'
import { Menu } from '../overlays/menu.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { richTextTexts } from './texts.ts'
import { lastTools, type Tool, tools } from './tools.ts'

/** A place that the server fills in: {{firstName}}. */
export interface InsertField {
  name: string
  /** As people call it: "First name". */
  label: string
  /** What stands in its place in the preview. */
  example: string
}

interface ToolbarProps {
  editor: Editor
  label: string
  /** The field that it belongs to. */
  controls: string
  fields: readonly InsertField[]
  ref: Ref<HTMLDivElement>
}

const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform)

/** What can be done with the text. Arrow keys go round in it, Tab leaves it. */
export function Toolbar({ editor, label, controls, fields, ref }: ToolbarProps) {
  const words = useWords(richTextTexts)
  const [linking, setLinking] = useState(false)
  const all = [...tools.flat(), ...lastTools]
  const state = useEditorState({
    editor,
    selector: () => ({
      on: all.filter(tool => tool.isOn?.(editor)).map(({ id }) => id),
      blocked: all.filter(tool => tool.canRun?.(editor) === false).map(({ id }) => id),
      linked: editor.isActive('link'),
    }),
  })
  const button = (tool: Tool) => (
    <ToolButton
      key={tool.id}
      tool={tool}
      name={words[tool.id] as string}
      on={tool.isOn ? state.on.includes(tool.id) : undefined}
      blocked={state.blocked.includes(tool.id)}
      onRun={byMouse => {
        if (byMouse) editor.commands.focus()
        tool.run(editor)
      }}
    />
  )
  return (
    <AriaRoot>
      <AriaToolbar
        ref={ref}
        className="rd-rich-toolbar"
        aria-label={words.toolbar({ label })}
        // The library passes on its own attributes only.
        render={attributes => <div {...attributes} aria-controls={controls} />}
      >
        {tools.map(group => (
          <span key={group[0]?.id} className="rd-rich-group">
            {group.map(button)}
          </span>
        ))}
        <span className="rd-rich-group">
          <button
            type="button"
            className="rd-rich-tool"
            aria-label={words.link}
            title={words.link}
            aria-pressed={state.linked}
            aria-haspopup="dialog"
            onClick={() => setLinking(true)}
          >
            <Icon of={Link2} />
          </button>
          {fields.length > 0 && (
            <Menu
              label={words.insertField}
              align="start"
              trigger={
                <button
                  type="button"
                  className="rd-rich-tool rd-rich-insert"
                  title={words.insertField}
                >
                  <Icon of={Braces} />
                  <span>{words.insertField}</span>
                </button>
              }
              items={fields.map(field => ({
                id: field.name,
                label: field.label,
                onAction: () => {
                  editor.commands.insertContent(`{{${field.name}}}`)
                },
              }))}
            />
          )}
        </span>
        <span className="rd-rich-group">{lastTools.map(button)}</span>
      </AriaToolbar>
      {linking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </AriaRoot>
  )
}

interface ToolButtonProps {
  tool: Tool
  name: string
  on: boolean | undefined
  blocked: boolean
  onRun: (byMouse: boolean) => void
}

function ToolButton({ tool, name, on, blocked, onRun }: ToolButtonProps) {
  const modifier = isMac() ? '⌘' : 'Ctrl'
  const keys = tool.keys && `${modifier} ${tool.keys}`
  // The text keeps its focus and selection under the mouse.
  const keepFocus = (event: MouseEvent) => event.preventDefault()
  return (
    <button
      type="button"
      className="rd-rich-tool"
      aria-label={name}
      title={keys ? `${name} (${keys})` : name}
      {...(on !== undefined && { 'aria-pressed': on })}
      {...(blocked && { 'aria-disabled': true })}
      onMouseDown={keepFocus}
      onClick={event => blocked || onRun(event.detail > 0)}
    >
      <Icon of={tool.icon} />
    </button>
  )
}
