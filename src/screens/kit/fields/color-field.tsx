import { type Ref, useState } from 'react'
import { loadChunk } from '../../../core/load-chunk.ts'
import { addSheet } from '../../../core/style/sheets.ts'
import { Button } from '../button.tsx'
import { useLocale, useWords } from '../language.tsx'
import { PopoverButton } from '../overlays/popover-button.tsx'
import { Spinner } from '../spinner.tsx'
import { useChunk } from '../use-chunk.ts'
import { contrastRatio, readHexColor } from './color-field/hex-color.ts'
import { colorTexts } from './color-field/texts.ts'
import colorFieldCss from './color-field.css?inline'
import { Field, type FieldProps } from './field.tsx'

addSheet(colorFieldCss)

interface ColorFieldProps extends FieldProps<string> {
  /** What the colour is by itself, such as the white label's #5db966: shown while the field is empty. */
  defaultColor?: string
  /** Says how well white text reads on it, for the colour of a button. */
  contrast?: boolean
  ref?: Ref<HTMLInputElement>
}

/**
 * A colour as `#rrggbb`, typed or picked. What can't be read stays in the field and is its value: the form's
 * rule refuses it, and the field says why once it is left.
 */
export function ColorField(props: ColorFieldProps) {
  const { value, onChange, onBlur, defaultColor = '#5db966', contrast = false, ref } = props
  const words = useWords(colorTexts)
  const [left, setLeft] = useState(false)
  const color = readHexColor(value)
  const fixed = props.disabled || props.lockedBecause !== undefined
  const shown = color ?? defaultColor
  const unreadable = left && value.trim() !== '' && color === null ? words.unreadable : undefined

  function leave() {
    setLeft(true)
    if (color !== null && color !== value && !fixed) onChange(color)
    onBlur?.()
  }

  const swatch = (
    <button
      type="button"
      className="rd-color-swatch"
      disabled={fixed}
      aria-label={words.pick({ field: props.label })}
      title={words.pick({ field: props.label })}
    >
      <span style={{ background: shown }} />
    </button>
  )
  return (
    <Field {...props} error={props.error ?? unreadable}>
      {links => (
        <div className="rd-color">
          <PopoverButton label={words.picker({ field: props.label })} trigger={swatch}>
            {() => <Picker value={shown} onChange={onChange} />}
          </PopoverButton>
          <input
            {...links}
            ref={ref}
            className="rd-input rd-number"
            name={props.name}
            value={value}
            placeholder={defaultColor}
            disabled={props.disabled}
            readOnly={props.lockedBecause !== undefined}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={event => onChange(event.currentTarget.value)}
            onBlur={leave}
          />
          {contrast && <Contrast color={shown} />}
        </div>
      )}
    </Field>
  )
}

function Contrast({ color }: { color: string }) {
  const words = useWords(colorTexts)
  const locale = useLocale()
  const ratio = contrastRatio(color, '#ffffff')
  const said = (Math.floor(ratio * 10) / 10).toLocaleString(`${locale}-CA`)
  return (
    <p className="rd-color-contrast" data-faint={ratio < 4.5 || undefined} role="status">
      {ratio < 4.5 ? words.faint({ ratio: said }) : words.clear({ ratio: said })}
    </p>
  )
}

const loadArea = () => loadChunk(() => import('./color-field/color-area.tsx'))

/** Comes when it is opened; its place is kept meanwhile. */
function Picker(props: { value: string; onChange: (value: string) => void }) {
  const words = useWords(colorTexts)
  const area = useChunk(loadArea)
  if (area.state === 'ready') return <area.part {...props} />
  return (
    <div className="rd-color-waiting" role="status">
      {area.state === 'loading' ? (
        <>
          <Spinner /> <span className="rd-only-read-out">{words.loading}</span>
        </>
      ) : (
        <>
          <p>{words.chunk}</p>
          <Button onClick={area.retry}>{words.retry}</Button>
        </>
      )}
    </div>
  )
}
