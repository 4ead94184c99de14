import { type ReactNode, useState } from 'react'
import { formatBytes } from '../../../../core/format/bytes.ts'
import { useLocale, useWords } from '../../language.tsx'
import { fileFieldTexts } from './texts.ts'
import { type PixelSize, type Shown, Thumbnail } from './thumbnail.tsx'

interface FileRowProps {
  shown: Shown
  name: string
  /** Images smaller than this get a remark. */
  recommended?: PixelSize | undefined
  /** What stands under the name: progress, or that it failed. */
  children?: ReactNode
  /** Buttons. */
  actions?: ReactNode
}

/** One file: what it looks like, its name and size, what can be done with it. */
export function FileRow({ shown, name, recommended, children, actions }: FileRowProps) {
  const words = useWords(fileFieldTexts)
  const locale = useLocale()
  const [size, setSize] = useState<PixelSize>()
  const format = new Intl.NumberFormat(`${locale}-CA`)
  const pixels = ({ width, height }: PixelSize) => ({
    width: format.format(width),
    height: format.format(height),
  })
  const facts = [
    shown.from === 'device' && formatBytes(shown.file.size, locale),
    size && words.pixels(pixels(size)),
  ].filter(Boolean)
  const small =
    size && recommended && (size.width < recommended.width || size.height < recommended.height)
  return (
    <div className="rd-file-row">
      <Thumbnail of={shown} label={words.preview({ name })} onSize={setSize} />
      <div className="rd-file-words">
        <p className="rd-file-name">{name}</p>
        {children ?? <p className="rd-file-facts rd-number">{facts.join(' · ')}</p>}
        {small && <p className="rd-file-remark">{words.small(pixels(recommended))}</p>}
      </div>
      {actions && <div className="rd-file-actions">{actions}</div>}
    </div>
  )
}
