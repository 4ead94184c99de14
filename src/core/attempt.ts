/** Names one attempt at something that writes: a repeat after a lost answer carries the same name, and does it once. */
export function newAttempt(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), byte =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
