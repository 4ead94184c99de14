/** A key's secret, made where it is shown, of 256 random bits: it is never sent. Its prefix lets a leak scanner recognise it. */
export function newKeySecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  const text = btoa(String.fromCharCode(...bytes))
  return `rdk_${text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`
}

/** What the server knows a secret by: SHA-256, in hexadecimal digits. */
export async function hashOfSecret(secret: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret))
  return [...new Uint8Array(digest)].map(byte => byte.toString(16).padStart(2, '0')).join('')
}
