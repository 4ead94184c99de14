import type { Editor } from '@tiptap/core'
import {
  Bold,
  Heading2,
  Heading3,
  type IconNode,
  Italic,
  List,
  ListOrdered,
  Redo2,
  RemoveFormatting,
  TextAlignCenter,
  TextAlignEnd,
  TextAlignStart,
  Underline,
  Undo2,
} from 'lucide'
import type { RichTextTexts } from './texts.ts'

export interface Tool {
  id: keyof RichTextTexts
  icon: IconNode
  /** As keys are named in the product; with Command on a Mac. */
  keys?: string
  /** Whether the text at the cursor has it; without, the tool is no switch. */
  isOn?: (editor: Editor) => boolean
  canRun?: (editor: Editor) => boolean
  run: (editor: Editor) => void
}

function align(side: 'center' | 'right' | null): Pick<Tool, 'isOn' | 'run'> {
  return {
    isOn: editor => {
      const now = editor.getAttributes('heading').align ?? editor.getAttributes('paragraph').align
      return (now ?? null) === side
    },
    run: editor =>
      editor
        .chain()
        .updateAttributes('paragraph', { align: side })
        .updateAttributes('heading', { align: side })
        .run(),
  }
}

/** The tools in groups, as they stand in the toolbar. */
export const tools: readonly (readonly Tool[])[] = [
  [
    {
      id: 'bold',
      icon: Bold,
      keys: 'B',
      isOn: editor => editor.isActive('bold'),
      run: editor => editor.commands.toggleBold(),
    },
    {
      id: 'italic',
      icon: Italic,
      keys: 'I',
      isOn: editor => editor.isActive('italic'),
      run: editor => editor.commands.toggleItalic(),
    },
    {
      id: 'underline',
      icon: Underline,
      keys: 'U',
      isOn: editor => editor.isActive('underline'),
      run: editor => editor.commands.toggleUnderline(),
    },
  ],
  [
    {
      id: 'heading2',
      icon: Heading2,
      isOn: editor => editor.isActive('heading', { level: 2 }),
      run: editor => editor.commands.toggleHeading({ level: 2 }),
    },
    {
      id: 'heading3',
      icon: Heading3,
      isOn: editor => editor.isActive('heading', { level: 3 }),
      run: editor => editor.commands.toggleHeading({ level: 3 }),
    },
    {
      id: 'bulletList',
      icon: List,
      isOn: editor => editor.isActive('bulletList'),
      run: editor => editor.commands.toggleBulletList(),
    },
    {
      id: 'orderedList',
      icon: ListOrdered,
      isOn: editor => editor.isActive('orderedList'),
      run: editor => editor.commands.toggleOrderedList(),
    },
  ],
  [
    { id: 'alignLeft', icon: TextAlignStart, ...align(null) },
    { id: 'alignCenter', icon: TextAlignCenter, ...align('center') },
    { id: 'alignRight', icon: TextAlignEnd, ...align('right') },
  ],
]

export const lastTools: readonly Tool[] = [
  {
    id: 'clear',
    icon: RemoveFormatting,
    run: editor => {
      editor
        .chain()
        .unsetAllMarks()
        .clearNodes()
        .updateAttributes('paragraph', { align: null })
        .run()
    },
  },
  {
    id: 'undo',
    icon: Undo2,
    keys: 'Z',
    canRun: editor => editor.can().undo(),
    run: editor => editor.commands.undo(),
  },
  {
    id: 'redo',
    icon: Redo2,
    keys: '⇧ Z',
    canRun: editor => editor.can().redo(),
    run: editor => editor.commands.redo(),
  },
]
