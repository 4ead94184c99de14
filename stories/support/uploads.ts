/** File stores as stories need them: nothing leaves the page. */
import type { Locale } from '../../src/core/i18n/texts.ts'

interface Steps {
  signal: AbortSignal
  onProgress: (sentBytes: number) => void
}
type Upload = (file: File, steps: Steps) => Promise<{ address: string }>

/** A logo, 240 × 80 px. */
export const storedImage = logo()

function logo(): string {
  const canvas = document.createElement('canvas')
  canvas.width = 240
  canvas.height = 80
  const context = canvas.getContext('2d')
  if (context) {
    context.fillStyle = '#5b3fd4'
    context.fillRect(0, 0, 240, 80)
    context.fillStyle = '#ffffff'
    context.font = '600 28px sans-serif'
    context.fillText('Harbour 50/50', 24, 50)
  }
  return canvas.toDataURL('image/png')
}

export const arrives: Upload = async file => ({ address: `https://files.example.org/${file.name}` })

/** Goes as far as a share of the file, and stays there. */
export function stopsAt(share: number): Upload {
  return (file, { signal, onProgress }) =>
    new Promise((_, reject) => {
      onProgress(file.size * share)
      signal.addEventListener('abort', () => reject(signal.reason))
    })
}

const cut = {
  en: 'The connection was cut at 50%. Nothing was saved. Check your connection, then retry.',
  fr: 'La connexion a été coupée à 50 %. Rien n’a été enregistré. Vérifiez votre connexion, puis réessayez.',
}

export function cutAtHalf(locale: Locale): Upload {
  return () => Promise.reject(new Error(cut[locale]))
}
