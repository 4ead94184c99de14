/** A one-page PDF that says which licence it stands for, and that it is none. */
export function licensePdf(lines: readonly string[]): Buffer {
  const shown = lines.map(line => `(${escaped(line)}) Tj T*`).join(' ')
  const content = `BT /F1 16 Tf 22 TL 72 720 Td ${shown} ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = Buffer.byteLength(text, 'latin1')
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const start = Buffer.byteLength(text, 'latin1')
  const rows = offsets.map(offset => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}

/** As the encoding of the font has it; what it lacks becomes a plain character. */
function escaped(text: string): string {
  return text
    .replaceAll('’', "'")
    .replaceAll('–', '-')
    .replace(/[\\()]/g, '\\$&')
    .replace(/[^\x20-\xff]/g, '?')
}
