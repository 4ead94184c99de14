import { FileText, Image } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '../../icon.tsx'

export interface PixelSize {
  width: number
  height: number
}

/** What is shown of a file: one on this device, or one that is stored at an address. */
export type Shown =
  | { from: 'device'; file: File; image: boolean }
  | { from: 'store'; address: string; image: boolean }

interface ThumbnailProps {
  of: Shown
  /** Read out for an image. */
  label: string
  onSize: (size: PixelSize) => void
}

/** A small picture of an image, or a sign for any other file. */
export function Thumbnail({ of: shown, label, onSize }: ThumbnailProps) {
  const [lost, setLost] = useState(false)
  if (!shown.image) return <Sign of="document" />
  if (lost) return <Sign of="image" />
  if (shown.from === 'device') return <Drawn file={shown.file} label={label} onSize={onSize} />
  return (
    <img
      className="rd-file-thumbnail"
      src={shown.address}
      alt={label}
      referrerPolicy="no-referrer"
      onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
        onSize({ width, height })
      }
      onError={() => setLost(true)}
    />
  )
}

function Sign({ of: kind }: { of: 'document' | 'image' }) {
  return (
    <span className="rd-file-thumbnail rd-file-sign">
      <Icon of={kind === 'image' ? Image : FileText} size={20} />
    </span>
  )
}

/** Side of the drawing, in device pixels. */
const drawnSide = 192

/** Drawn, so that no address of the file has to be made, allowed by the page's policy and taken back. */
function Drawn({
  file,
  label,
  onSize,
}: {
  file: File
  label: string
  onSize: (size: PixelSize) => void
}) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const report = useRef(onSize)
  useEffect(() => {
    let stale = false
    const draw = (image: ImageBitmap) => {
      const { width, height } = image
      const element = canvas.current
      if (!stale && element) {
        const scale = Math.min(1, drawnSide / Math.max(width, height))
        element.width = Math.max(1, Math.round(width * scale))
        element.height = Math.max(1, Math.round(height * scale))
        element.getContext('2d')?.drawImage(image, 0, 0, element.width, element.height)
        report.current({ width, height })
      }
      image.close()
    }
    createImageBitmap(file).then(draw, () => undefined)
    return () => {
      stale = true
    }
  }, [file])
  return <canvas ref={canvas} className="rd-file-thumbnail" role="img" aria-label={label} />
}
