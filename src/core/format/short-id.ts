/** The short form of an id: its first 6 characters, upper case (section 9, Display). */
export function shortId(id: string): string {
  return id.slice(0, 6).toUpperCase()
}
