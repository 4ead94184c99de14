import { params } from '../i18n/phrases.ts'
import { defineTexts } from '../i18n/texts.ts'

const english = {
  about: 'What runs, and how it is. It is read again every 15 seconds.',
  copy: 'Copy',
  copied: 'The system information is copied. It holds no passwords, keys or names of people.',
  notCopied: 'Your browser did not let it be copied. Select the text and copy it by hand.',
  failed: 'The system information can’t be loaded',
  loading: 'Loading the system information',

  build: 'Build',
  version: 'Version',
  buildId: 'Build',
  servedBuild: 'Build on the server',
  sameBuild: 'The same',
  builtAt: 'Build date',
  environment: 'Environment',
  test: 'Test',
  production: 'Production',
  startedAt: 'Server started',

  health: 'API health',
  healthy: 'Works',
  unhealthy: 'Does not work',
  'part-api': 'API',
  'part-database': 'Database',
  'part-disk': 'Room on the disk',
  diskRoom: 'Enough',
  diskFull: 'Too little: nothing can be saved',

  clock: 'Clock',
  serverTime: 'Server’s time',
  timeZone: 'Time zone of this browser',
  skew: 'This device’s clock',
  inTime: 'In time',
  ahead: params<{ duration: string }>('{duration} ahead'),
  behind: params<{ duration: string }>('{duration} behind'),
  skewTitle: 'This device’s clock is wrong',
  skewDetail:
    'Times of orders taken without a network, and countdowns, are told by it. Set it in the device’s settings.',

  storage: 'Storage',
  database: 'Database',
  files: 'Files',
  filesSize: params<{ number: string; size: string }>('{number}, {size}'),
  browser: 'Storage of this browser',
  works: 'Allowed',
  refused: 'Not allowed, or full',
  used: 'Used by Raffle Desk',
  usedOf: params<{ used: string; quota: string }>('{used} of {quota}'),
  lasting: 'Kept until it is cleared by hand',
  yes: 'Yes',
  no: 'No',
  unknown: 'The browser doesn’t say',

  flags: 'Feature flags',
  flagsFor: params<{ on: string; all: string }>('{on} of {all} are on for you.'),
  flagsStale: 'The flag service can’t be reached. These are the last known ones, or none.',
  on: 'On',
  off: 'Off',
}

export type SystemInfoTexts = typeof english

/** The words of /system-info. */
export const systemInfoTexts = defineTexts(
  'system-info',
  english,
  () => import('./info-texts.fr.ts'),
)
