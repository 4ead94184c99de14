/** Files as people choose, drop and paste them. */

/** A real image: a canvas of one colour, as PNG, JPEG or WebP. */
export async function image(name: string, type = 'image/png', side = 40): Promise<File> {
  const canvas = new OffscreenCanvas(side, side)
  const context = canvas.getContext('2d')
  if (context) {
    context.fillStyle = 'rebeccapurple'
    context.fillRect(0, 0, side, side)
  }
  return new File([await canvas.convertToBlob({ type })], name, { type })
}

/** A real image made as large as asked: what follows its end is no part of the picture. */
export async function largeImage(name: string, bytes: number): Promise<File> {
  const small = await image(name)
  return new File([small, new Uint8Array(bytes - small.size)], name, { type: small.type })
}

function transferOf(files: readonly File[]): DataTransfer {
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  return transfer
}

/** What the browser does once somebody chose files in its own window. */
export function choose(input: HTMLInputElement, ...files: File[]): void {
  input.files = transferOf(files).files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Drags files over an element and lets them go there. */
export function drop(element: Element, ...files: File[]): void {
  drag('dragover', element, ...files)
  drag('drop', element, ...files)
}

export function drag(kind: 'dragover' | 'dragleave' | 'drop', element: Element, ...files: File[]) {
  const options = { bubbles: true, composed: true, cancelable: true }
  element.dispatchEvent(new DragEvent(kind, { ...options, dataTransfer: transferOf(files) }))
}

/** Pastes files where the focus is. */
export function paste(element: Element, ...files: File[]): void {
  const options = { bubbles: true, composed: true, cancelable: true }
  element.dispatchEvent(
    new ClipboardEvent('paste', { ...options, clipboardData: transferOf(files) }),
  )
}
