import { type ClipboardEvent, type KeyboardEvent, type Ref, useRef, useState } from 'react'
import { useWords } from '../language.tsx'
import { optionTexts } from '../overlays/options/texts.ts'
import { Field, type FieldProps } from './field.tsx'
import { TagList } from './tag-list.tsx'

interface TagsFieldProps extends FieldProps<readonly string[]> {
  placeholder?: string
  ref?: Ref<HTMLInputElement>
}

/** What parts one tag from the next, typed or pasted. */
const separators = /[,;\n\t]/

/**
 * Any number of short texts: Enter or a comma adds one, Backspace in an empty input goes to the last, a pasted
 * list becomes several. A tag that is there already, whatever its case, is not added twice. What stands
 * unfinished in the input is added when the field is left.
 */
export function TagsField({ value, onChange, placeholder, ref, ...props }: TagsFieldProps) {
  const words = useWords(optionTexts)
  const [text, setText] = useState('')
  const frame = useRef<HTMLDivElement>(null)
  const fixed = props.disabled || props.lockedBecause !== undefined
  const toInput = () => frame.current?.querySelector('input')?.focus()

  function add(typed: string) {
    const next = withTags(value, typed)
    if (next.length > value.length) onChange(next)
    setText('')
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && text.trim() !== '') {
      event.preventDefault()
      add(text)
    } else if (event.key === 'Backspace' && text === '') {
      frame.current?.querySelector<HTMLElement>('li:last-child button')?.focus()
    }
  }

  function onPaste(event: ClipboardEvent) {
    const pasted = event.clipboardData.getData('text')
    if (!separators.test(pasted)) return
    event.preventDefault()
    add(`${text}${pasted}`)
  }

  return (
    <Field {...props}>
      {({ required, ...links }) => (
        <div
          ref={frame}
          className="rd-input rd-tag-frame"
          data-invalid={links['aria-invalid'] || undefined}
          data-disabled={props.disabled || undefined}
          data-locked={props.lockedBecause !== undefined || undefined}
        >
          <TagList
            label={words.chosen({ field: props.label })}
            tags={value.map(tag => ({ id: tag, label: tag }))}
            onRemove={fixed ? undefined : gone => onChange(value.filter(tag => tag !== gone))}
            onLeave={toInput}
          />
          <input
            {...links}
            {...(required && { 'aria-required': true })}
            ref={ref}
            className="rd-tag-input"
            name={props.name}
            value={text}
            placeholder={fixed ? undefined : (placeholder ?? words.typeAndEnter)}
            disabled={props.disabled}
            readOnly={props.lockedBecause !== undefined}
            autoComplete="off"
            onChange={({ currentTarget: { value: typed } }) =>
              separators.test(typed) ? add(typed) : setText(typed)
            }
            onKeyDown={onKeyDown}
            onPaste={onPaste}
            onBlur={() => {
              if (text.trim() !== '') add(text)
              props.onBlur?.()
            }}
          />
        </div>
      )}
    </Field>
  )
}

function withTags(tags: readonly string[], typed: string): readonly string[] {
  const all = [...tags]
  for (const part of typed.split(separators)) {
    const tag = part.trim().replace(/\s+/g, ' ')
    const there = all.some(each => each.toLowerCase() === tag.toLowerCase())
    if (tag !== '' && !there) all.push(tag)
  }
  return all
}
