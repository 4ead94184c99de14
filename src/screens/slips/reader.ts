/**
 * What reads QR codes: the browser's own, where it has one, else ZXing as WebAssembly, which comes from our own server when
 * it is first needed, and runs on this page alone (core/slips/reader-page.ts).
 */
import { loadChunk } from '../../core/load-chunk.ts'

/** Canvas and video, not files: those are opened first. */
type Seen = ImageBitmap | HTMLVideoElement

export interface CodeReader {
  /** The texts of all codes that are seen. */
  read(seen: Seen): Promise<string[]>
}

interface Detector {
  detect(seen: Seen): Promise<readonly { rawValue: string }[]>
}

type DetectorType = {
  new (options: { formats: ['qr_code'] }): Detector
  getSupportedFormats(): Promise<readonly string[]>
}

/** Of the camera: the browser's own reads more pictures a second. */
export async function quickReader(): Promise<CodeReader> {
  return (await ownReader()) ?? thoroughReader()
}

/** Of files: it reads several codes of one picture, in any browser alike. */
export async function thoroughReader(): Promise<CodeReader> {
  const detector = await loadZxing()
  return readerOf(await detector())
}

const loadZxing = () => loadChunk(() => import('./zxing-reader.ts'))

async function ownReader(): Promise<CodeReader | null> {
  const { BarcodeDetector: Own } = globalThis as { BarcodeDetector?: DetectorType }
  try {
    if (!Own || !(await Own.getSupportedFormats()).includes('qr_code')) return null
    return readerOf(new Own({ formats: ['qr_code'] }))
  } catch {
    return null
  }
}

function readerOf(detector: Detector): CodeReader {
  return {
    read: async seen => (await detector.detect(seen)).map(({ rawValue }) => rawValue),
  }
}
