import {
  type HostileHost,
  hostileCss,
  hostileHosts,
} from '../../../stories/support/hostile-host.ts'
import { setScheme, setWidth } from './page.ts'

/** One of the situations in which a part must look and work as it should. */
export interface Variant {
  scheme: 'light' | 'dark'
  locale: 'en' | 'fr'
  width: number
  host: 'plain' | HostileHost
}

/** True in `npm run matrix`; put in by test/config/bundle.ts. */
declare const __MATRIX__: boolean

/** True in `npm run words` and `npm run full`. */
declare const __WORDS__: boolean

/** Whether each story is looked at in a language of longer words, too. */
export const inLongerWords: boolean = __WORDS__

const usual: Variant = { scheme: 'light', locale: 'en', width: 1280, host: 'plain' }

/** Each hostile host is met as most people are, and in the situation that leaves the least room. */
const inHostileHosts = [
  { scheme: 'light', locale: 'en', width: 1280 },
  { scheme: 'dark', locale: 'fr', width: 360 },
] as const

/** The usual situation in `npm test`; in `npm run matrix` every combination on a plain host, and every hostile one. */
export const variants: Variant[] = __MATRIX__ ? everyVariant() : inLongerWords ? [] : [usual]

function everyVariant(): Variant[] {
  const schemes = ['light', 'dark'] as const
  const locales = ['en', 'fr'] as const
  const widths = [360, 768, 1280]
  const plain = schemes.flatMap(scheme =>
    locales.flatMap(locale =>
      widths.map(width => ({ scheme, locale, width, host: 'plain' as const })),
    ),
  )
  const hostile = hostileHosts.flatMap(host =>
    inHostileHosts.map(situation => ({ ...situation, host })),
  )
  return [...plain, ...hostile]
}

/** A variant in a test's name: nothing for the usual one. */
export function nameOf({ scheme, locale, width, host }: Variant): string {
  const place = host === 'plain' ? 'a plain host' : `a host with ${host}`
  return variants.length === 1 ? '' : ` (${scheme}, ${locale}, ${width} px, ${place})`
}

/** Brings the page into a variant; the language is the test's own to set. Returns what undoes it. */
export async function enter({ scheme, width, host }: Variant): Promise<() => Promise<void>> {
  await setScheme(scheme)
  await setWidth(width)
  const style = document.createElement('style')
  if (host !== 'plain')
    style.textContent = hostileCss(host, { within: '', body: 'body', row: 'body' })
  document.head.append(style)
  return async () => {
    style.remove()
    await setScheme('light')
  }
}
