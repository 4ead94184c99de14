/** Longer than any host's name with its port. */
const longest = 270

/** A name that a page's place can have: no pattern such as "*.example.org", which browsers compare by the letter. */
const hostName =
  /^(?:\[[0-9a-f:.]+\]|[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?(?:\.[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?)*)$/

/** "https://intranet.example.org" of a page's place, with nothing behind it; null: this is none. */
export function pageOriginOf(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null
  const isPage = url?.protocol === 'https:' || url?.protocol === 'http:'
  const isHost = url !== null && hostName.test(url.hostname)
  const isOrigin = url?.href === `${url?.origin}/` && url.origin.length <= longest
  return url && isPage && isHost && isOrigin ? url.origin : null
}
