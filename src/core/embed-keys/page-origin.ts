/** Longer than any host's name with its port. */
const longest = 270

/** "https://intranet.example.org" of a page's place, with nothing behind it; null: this is none. */
export function pageOriginOf(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null
  const isPage = url?.protocol === 'https:' || url?.protocol === 'http:'
  const isOrigin = url?.href === `${url?.origin}/` && url.origin.length <= longest
  return url && isPage && isOrigin ? url.origin : null
}
