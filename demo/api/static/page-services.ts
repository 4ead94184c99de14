/**
 * What the dashboard's page may reach beside its own origin, as whoever starts the server says: a flag service, file
 * stores that uploads go to, image hosts. Without a word of theirs it is nothing.
 */
import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { type Environment, readEnvironment } from '../environment.ts'

export interface PageServices {
  /** A Flagsmith, hosted or one's own, in place of the API's flags. */
  flags: { url: string; key: string } | null
  /** Origins that files are put to and read from. */
  fileStores: readonly string[]
  /** Origins of pictures. */
  imageHosts: readonly string[]
}

export const noServices: PageServices = { flags: null, fileStores: [], imageHosts: [] }

const address = v.pipe(
  v.string(),
  v.trim(),
  v.check(
    text => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
    'must be an http or https address',
  ),
)
/** A policy names origins; what stands behind them in an address is no part of it. */
const origins = v.pipe(
  v.optional(v.string(), ''),
  v.transform(text => text.split(/[\s,]+/).filter(part => part !== '')),
  v.array(
    v.pipe(
      address,
      v.transform(text => new URL(text).origin),
    ),
  ),
)
const EnvironmentSchema = v.pipe(
  v.object({
    RAFFLE_DESK_FLAGS_URL: v.optional(address),
    RAFFLE_DESK_FLAGS_KEY: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty('is empty'))),
    RAFFLE_DESK_FILE_STORE: origins,
    RAFFLE_DESK_IMAGE_HOST: origins,
  }),
  v.forward(
    v.check(
      read =>
        (read.RAFFLE_DESK_FLAGS_URL === undefined) === (read.RAFFLE_DESK_FLAGS_KEY === undefined),
      'goes with RAFFLE_DESK_FLAGS_URL, and neither stands alone',
    ),
    ['RAFFLE_DESK_FLAGS_KEY'],
  ),
)

/** @returns the services, or what is wrong: the variable and why */
export function readPageServices(environment: Environment): PageServices | string {
  const read = readEnvironment(EnvironmentSchema, environment)
  if (typeof read === 'string') return read
  const { RAFFLE_DESK_FLAGS_URL: url, RAFFLE_DESK_FLAGS_KEY: key } = read
  return {
    flags: url && key ? { url, key } : null,
    fileStores: read.RAFFLE_DESK_FILE_STORE,
    imageHosts: read.RAFFLE_DESK_IMAGE_HOST,
  }
}

/** What the page's policy has to allow for them, by its directives. */
export function sourcesOf({ flags, fileStores, imageHosts }: PageServices) {
  return {
    connect: [...(flags ? [new URL(flags.url).origin] : []), ...fileStores],
    images: [...fileStores, ...imageHosts],
  }
}

/**
 * The page's own script, which names the flag service: an attribute may not choose who hears of people's emails.
 * It stands before the entry that it imports, so that nothing starts without it.
 * @param entry the entry's address, as the page has it
 */
export function settingsScript(flags: NonNullable<PageServices['flags']>, entry: string) {
  const settings = JSON.stringify({ flags }).replaceAll('<', '\\u003c')
  const text = `import{configure}from${JSON.stringify(entry)};configure(${settings})`
  const hash = createHash('sha256').update(text).digest('base64')
  return { element: `<script type="module">${text}</script>`, source: `'sha256-${hash}'` }
}
