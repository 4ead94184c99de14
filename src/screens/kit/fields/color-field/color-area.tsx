import { useState } from 'react'
import { ColorArea as Area } from 'react-aria-components/ColorArea'
import { type Color, parseColor } from 'react-aria-components/ColorPicker'
import { ColorSlider as Slider, SliderTrack } from 'react-aria-components/ColorSlider'
import { ColorThumb as Thumb } from 'react-aria-components/ColorThumb'
import { addSheet } from '../../../../core/style/sheets.ts'
import { useWords } from '../../language.tsx'
import colorAreaCss from './color-area.css?inline'
import { colorTexts } from './texts.ts'

addSheet(colorAreaCss)

export interface ColorAreaProps {
  /** As `#rrggbb`. */
  value: string
  onChange: (value: string) => void
}

/** A colour by eye: an area for saturation and brightness, a bar for the hue; both by mouse, touch and arrow keys. */
export default function ColorArea({ value, onChange }: ColorAreaProps) {
  const words = useWords(colorTexts)
  // Black and white have no hue: it is kept here while the colour goes through them.
  const [color, setColor] = useState(() => parseColor(value).toFormat('hsb'))
  const shown =
    color.toString('hex').toLowerCase() === value ? color : parseColor(value).toFormat('hsb')

  function pick(next: Color) {
    setColor(next)
    onChange(next.toString('hex').toLowerCase())
  }

  return (
    <div className="rd-color-picker">
      <Area
        className="rd-color-area"
        aria-label={words.area}
        colorSpace="hsb"
        xChannel="saturation"
        yChannel="brightness"
        value={shown}
        onChange={pick}
      >
        <Thumb className="rd-color-thumb" />
      </Area>
      <Slider
        className="rd-color-hue"
        aria-label={words.hue}
        colorSpace="hsb"
        channel="hue"
        value={shown}
        onChange={pick}
      >
        <SliderTrack className="rd-color-track">
          <Thumb className="rd-color-thumb" />
        </SliderTrack>
      </Slider>
    </div>
  )
}
