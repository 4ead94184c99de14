import { existsSync } from 'node:fs'

/** The environment's variable that names a Firefox, in which browser tests then run instead of Chromium. */
export const firefoxVariable = 'RAFFLE_DESK_FIREFOX'

/** The one that was asked for. */
export const firefox = process.env[firefoxVariable]

const usual = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
]

/** The Firefox of this machine, where it has one. */
export const installedFirefox = (): string | undefined => usual.find(path => existsSync(path))
