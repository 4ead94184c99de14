import { Check } from 'lucide'
import { useEffect, useRef } from 'react'
import { organizationsTexts } from '../../../core/organizations/texts.ts'
import type { OrganizationChoice } from '../../../core/session/user.ts'
import { useTexts } from '../../desk.tsx'
import { Icon } from '../../kit/icon.tsx'

interface OrganizationOptionsProps {
  id: string
  shown: readonly OrganizationChoice[]
  active: OrganizationChoice | undefined
  currentId: string
  optionId: (choice: OrganizationChoice) => string
  onPoint: (choice: OrganizationChoice) => void
  onChoose: (choice: OrganizationChoice) => void
}

/** The list below the input, which keeps the focus: keys are the input's, the pointer's are here. */
export function OrganizationOptions(props: OrganizationOptionsProps) {
  const { id, shown, active, currentId, optionId, onPoint, onChoose } = props
  const texts = useTexts(organizationsTexts)
  const list = useRef<HTMLDivElement>(null)
  const activeId = active && optionId(active)

  useEffect(() => {
    if (!activeId) return
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={texts.list}
      className="rd-options"
      onMouseDown={event => event.preventDefault()}
    >
      {shown.map(choice => (
        <button
          key={choice.id}
          type="button"
          id={optionId(choice)}
          role="option"
          tabIndex={-1}
          aria-selected={choice.id === currentId}
          className="rd-option"
          data-active={choice.id === active?.id || undefined}
          onPointerMove={() => onPoint(choice)}
          onClick={() => onChoose(choice)}
        >
          <span className="rd-option-name">{choice.name}</span>
          {choice.id === currentId && (
            <>
              <span className="rd-option-note">{texts.current}</span>
              <Icon of={Check} />
            </>
          )}
        </button>
      ))}
    </div>
  )
}
