/** An address as it was typed, ready for a link; null when it is none that a link may have. */
export function linkAddress(typed: string): string | null {
  const text = typed.trim()
  if (/^\{\{\w+\}\}$/.test(text)) return text
  if (/^(https?:\/\/[^\s/]+|tel:\+?[\d-]+$|mailto:[^\s@]+@[^\s@]+$)/i.test(text)) return text
  if (/^[^\s@:/]+@[^\s@:/]+\.[a-z]{2,}$/i.test(text)) return `mailto:${text}`
  if (/^\+?[\d() .-]{7,}$/.test(text)) return `tel:${text.replace(/[^\d+]/g, '')}`
  if (/^[\w-]+(\.[\w-]+)*\.[a-z]{2,}([/?#]\S*)?$/i.test(text)) return `https://${text}`
  return null
}
