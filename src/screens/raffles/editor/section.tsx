import type { ReactNode } from 'react'
import type { EditorSection as SectionId } from '../../../core/raffles/editor/sections.ts'
import { FormSection } from '../../kit/forms/form-section.tsx'

interface EditorSectionProps {
  /** Links lead here by it. */
  id: SectionId
  title: string
  description?: ReactNode
  /** `closed`: settings that few raffles need. */
  starts?: 'open' | 'closed'
  children: ReactNode
}

/** A section of the editor that links can lead to. */
export function EditorSection({ id, ...section }: EditorSectionProps) {
  return (
    <div data-section={id} className="rd-editor-section">
      <FormSection {...section} />
    </div>
  )
}
