/** How well one colour stands on another: WCAG 2.2's contrast ratio, of any colours that CSS can write. */

type Rgb = readonly [number, number, number]

const canvas = new OffscreenCanvas(1, 1)
const context = canvas.getContext('2d', {
  willReadFrequently: true,
}) as OffscreenCanvasRenderingContext2D

/** Red, green and blue from 0 to 255, as they are painted. */
export function rgbOf(colour: string): Rgb {
  context.clearRect(0, 0, 1, 1)
  context.fillStyle = colour
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
  return [red, green, blue]
}

function luminanceOf(colour: string): number {
  const [red, green, blue] = rgbOf(colour).map(part => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** From 1 (the same) to 21. */
export function contrastOf(one: string, other: string): number {
  const [dark, light] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b) as [
    number,
    number,
  ]
  return (light + 0.05) / (dark + 0.05)
}
