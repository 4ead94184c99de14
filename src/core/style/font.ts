/**
 * @font-face inside a shadow sheet is ignored, so the font is registered on the document, under a
 * private family name (docs/embedding.md, "What is added to your page").
 */
import latinExtended from '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2?url'
import latin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'

const family = 'RD Inter'
const ranges = [
  // For whatever the other one doesn't hold.
  { file: latin, unicodeRange: 'U+0-10FFFF' },
  {
    file: latinExtended,
    unicodeRange: 'U+0100-02BA,U+02BD-02C5,U+02C7-02FF,U+1E00-1EFF,U+20A0-20CF',
  },
]

let registered = false

/** Registers Inter once for the page; text shows in the system's font until it is there. */
export function registerFont(): void {
  if (registered) return
  registered = true
  for (const { file, unicodeRange } of ranges) {
    const source = `url(${new URL(file, import.meta.url).href}) format("woff2")`
    const face = new FontFace(family, source, { weight: '100 900', display: 'swap', unicodeRange })
    document.fonts.add(face)
  }
}
