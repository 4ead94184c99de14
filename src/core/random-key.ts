/**
 * 32 hexadecimal digits that nobody guesses, for what is told from everything else by its name: an attempt at something that
 * writes, whose repeat after a lost answer carries the same one, and a call. crypto.randomUUID needs a secure context;
 * getRandomValues doesn't.
 */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), byte =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
