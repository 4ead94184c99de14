import { Download } from 'lucide'
import { useMemo } from 'react'
import { addSheet } from '../../core/style/sheets.ts'
import { Alert } from './alert.tsx'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { useWords } from './language.tsx'
import qrCodeCss from './qr-code.css?inline'
import { type QrCorrection, qrModules, qrPng, qrSvg } from './qr-modules.ts'
import { saveFile } from './save-file.ts'
import { kitTexts } from './texts.ts'

addSheet(qrCodeCss)

interface QrCodeProps {
  /** What a scanner reads: an address, mostly. */
  text: string
  /** What it is for those who don't see it: "QR code of the public link". */
  label: string
  /** px a side at most; it shrinks with its column. */
  size?: number
  /** M suits screens and posters, H a ticket that is handled. */
  correction?: QrCorrection
  /** With it, buttons save it as SVG and PNG under this name. */
  fileName?: string
}

/** A QR code, dark on light in every scheme, sharp at any size and in print. */
export function QrCode({ text, label, size = 200, correction = 'M', fileName }: QrCodeProps) {
  const words = useWords(kitTexts)
  const modules = useMemo(() => qrModules(text, correction), [text, correction])
  if (!modules) return <Alert>{words.qrTooLong}</Alert>

  async function savePng(name: string) {
    const picture = modules && (await qrPng(modules))
    if (picture) saveFile(`${name}.png`, picture, 'image/png')
  }

  return (
    <div className="rd-qr">
      <svg
        className="rd-qr-code"
        role="img"
        aria-label={label}
        width={size}
        height={size}
        viewBox={`0 0 ${modules.size} ${modules.size}`}
        shapeRendering="crispEdges"
      >
        <rect width={modules.size} height={modules.size} fill="#fff" />
        <path d={modules.path} fill="#000" />
      </svg>
      {fileName && (
        <div className="rd-qr-actions">
          <Button
            icon={<Icon of={Download} />}
            onClick={() => saveFile(`${fileName}.svg`, qrSvg(modules), 'image/svg+xml')}
          >
            {words.qrSvg}
          </Button>
          <Button icon={<Icon of={Download} />} onClick={() => void savePng(fileName)}>
            {words.qrPng}
          </Button>
        </div>
      )}
    </div>
  )
}
