import type { Browser } from 'playwright-core'

/**
 * The share of pixels (0 to 1) in which two PNGs differ visibly, compared in a page of the browser's own;
 * 1 when their sizes differ.
 */
export async function shareDifferent(
  browser: Browser,
  one: Buffer,
  other: Buffer,
): Promise<number> {
  if (one.equals(other)) return 0
  const page = await browser.newPage()
  try {
    return await page.evaluate(compare, [one.toString('base64'), other.toString('base64')] as const)
  } finally {
    await page.close()
  }
}

async function compare([one, other]: readonly [string, string]): Promise<number> {
  const [first, second] = await Promise.all(
    [one, other].map(async base64 => {
      const blob = await (await fetch(`data:image/png;base64,${base64}`)).blob()
      const bitmap = await createImageBitmap(blob)
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
      const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
      context.drawImage(bitmap, 0, 0)
      return context.getImageData(0, 0, bitmap.width, bitmap.height)
    }),
  )
  if (!first || !second) return 1
  if (first.width !== second.width || first.height !== second.height) return 1
  let different = 0
  for (let at = 0; at < first.data.length; at += 4) {
    const apart = [0, 1, 2].some(
      channel => Math.abs((first.data[at + channel] ?? 0) - (second.data[at + channel] ?? 0)) > 12,
    )
    if (apart) different += 1
  }
  return different / (first.width * first.height)
}
