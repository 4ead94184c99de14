import { inflateSync } from 'node:zlib'

interface PdfPage {
  /** In points, 72 to an inch. */
  widthPt: number
  heightPt: number
  /** As it is drawn, in the order it is drawn. */
  text: string
  /** The names of the fonts that are embedded for it, without the mark of a subset: "Inter-Regular". */
  fonts: readonly string[]
}

/** What a PDF that Chromium wrote has on its pages. Only what Chromium writes is understood. */
export function readPdf(file: Uint8Array): PdfPage[] {
  const objects = objectsOf(Buffer.from(file))
  const at = (number: string | undefined) => objects.get(Number(number))
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b(?!s)/.test(head))
  return pages.map(({ head }) => {
    const [, widthPt = 0, heightPt = 0] = (
      /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(head) ?? []
    ).map(Number)
    const fonts = new Map<string, PdfFont>()
    for (const [, place = '', number] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const font = at(number)?.head ?? ''
      const refersTo = (name: string) => at(new RegExp(`/${name} (\\d+) 0 R`).exec(font)?.[1])
      const named = `${font}${refersTo('FontDescriptor')?.head}`
      fonts.set(place, {
        name: /\/(?:BaseFont|FontName) \/(?:[A-Z]{6}\+)?([^\s/>]+)/.exec(named)?.[1] ?? '',
        // One weight of a variable font is drawn glyph by glyph, and those have one byte.
        digits: font.includes('/Type3') ? 2 : 4,
        letters: lettersOf(refersTo('ToUnicode')?.stream ?? ''),
      })
    }
    const drawn = at(/\/Contents (\d+) 0 R/.exec(head)?.[1])?.stream ?? ''
    return {
      widthPt,
      heightPt,
      text: textOf(drawn, fonts),
      fonts: [...fonts.values()].map(({ name }) => name),
    }
  })
}

interface PdfFont {
  name: string
  /** In hexadecimal, of a glyph. */
  digits: number
  letters: ReadonlyMap<number, string>
}

interface PdfObject {
  head: string
  stream: string
}

function objectsOf(file: Buffer): Map<number, PdfObject> {
  const text = file.toString('latin1')
  const objects = new Map<number, PdfObject>()
  for (const found of text.matchAll(/(?<=^|\n)(\d+) 0 obj\n/g)) {
    const rest = text.slice(found.index, text.indexOf('\nendobj', found.index))
    const start = rest.indexOf(' stream\n')
    const head = start < 0 ? rest : rest.slice(0, start)
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0)
    const from = found.index + start + ' stream\n'.length
    const bytes = start < 0 ? Buffer.of() : file.subarray(from, from + length)
    const packed = head.includes('/FlateDecode') && bytes.length > 0
    const stream = (packed ? inflateSync(bytes) : bytes).toString('latin1')
    objects.set(Number(found[1]), { head, stream })
  }
  return objects
}

/** Which letter each glyph of a font stands for. */
function lettersOf(toUnicode: string): Map<number, string> {
  const letters = new Map<number, string>()
  const add = (glyph: number, hex: string) =>
    letters.set(glyph, Buffer.from(hex, 'hex').swap16().toString('utf16le'))
  for (const [, block = ''] of toUnicode.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, glyph = '', hex = ''] of block.matchAll(/<(\w+)> <(\w+)>/g))
      add(Number.parseInt(glyph, 16), hex)
  }
  for (const [, block = ''] of toUnicode.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, from = '', to = '', hex = ''] of block.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g)) {
      const [first, last, letter] = [from, to, hex].map(part => Number.parseInt(part, 16))
      for (let glyph = first ?? 0; glyph <= (last ?? -1); glyph += 1) {
        const code = (letter ?? 0) + glyph - (first ?? 0)
        add(glyph, code.toString(16).padStart(4, '0'))
      }
    }
  }
  return letters
}

function textOf(drawn: string, fonts: ReadonlyMap<string, PdfFont>): string {
  let current: PdfFont | undefined
  let text = ''
  for (const [, font, glyphs = ''] of drawn.matchAll(/\/(F\d+) [\d.]+ Tf|<([\dA-Fa-f]+)>/g)) {
    if (font !== undefined) current = fonts.get(font)
    const { digits, letters } = current ?? { digits: 4 }
    for (let at = 0; at < glyphs.length; at += digits)
      text += letters?.get(Number.parseInt(glyphs.slice(at, at + digits), 16)) ?? '�'
  }
  return text
}
