/** A QR code's modules, and the files that are made of them. */
import { encode } from 'uqr'

/** How much of the code may be lost: 7, 15, 25 or 30 %. */
export type QrCorrection = 'L' | 'M' | 'Q' | 'H'

/** Modules of light that the standard asks for around the code. */
const quietZone = 4

const dark = '#000000'
const light = '#ffffff'

export interface QrModules {
  /** Modules a side, quiet zone included. */
  size: number
  /** The dark ones as the `d` of an SVG path; a module is one unit. */
  path: string
}

/** Null when the text is too long for any code. */
export function qrModules(text: string, correction: QrCorrection): QrModules | null {
  try {
    const { size, data } = encode(text, { ecc: correction, border: quietZone })
    return { size, path: data.map(rowPath).join('') }
  } catch {
    return null
  }
}

/** A row's dark runs, each a rectangle. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = ''
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue
    let end = x
    while (row[end]) end += 1
    path += `M${x} ${y}h${end - x}v1h-${end - x}z`
    x = end
  }
  return path
}

/** A file of its own, for print shops. */
export function qrSvg({ size, path }: QrModules): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<rect width="${size}" height="${size}" fill="${light}"/><path d="${path}" fill="${dark}"/></svg>\n`
  )
}

/** At least this wide, so that it stays sharp on a poster. */
const leastPixels = 1000

/** A picture, each module a whole number of pixels. Null where the browser can't draw one. */
export function qrPng({ size, path }: QrModules): Promise<Blob | null> {
  const scale = Math.ceil(leastPixels / size)
  const canvas = document.createElement('canvas')
  canvas.width = size * scale
  canvas.height = size * scale
  const context = canvas.getContext('2d')
  if (!context) return Promise.resolve(null)
  context.fillStyle = light
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.scale(scale, scale)
  context.fillStyle = dark
  context.fill(new Path2D(path))
  return new Promise(resolve => canvas.toBlob(resolve, 'image/png'))
}
