/** What device a session is on, in words that its person knows it by. */

export interface Device {
  browser: string | null
  system: string | null
}

/** The first that fits: many browsers name others that they are like. */
const browsers = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOpera\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\bFirefox\/|\bFxiOS\//],
  ['Chrome', /\bChrome\/|\bCriOS\/|\bHeadlessChrome\//],
  ['Safari', /\bSafari\//],
] as const
const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const

/** By the User-Agent header. Nothing else of it is kept. */
export function deviceOf(userAgent: string | undefined): Device {
  const named = (known: readonly (readonly [string, RegExp])[]) =>
    known.find(([, mark]) => mark.test(userAgent ?? ''))?.[0] ?? null
  return { browser: named(browsers), system: named(systems) }
}
