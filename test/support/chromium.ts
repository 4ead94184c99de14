import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { Unmet } from '../suites/unmet.ts'

/** The lists of an address bar where nobody types: with them each page brings up to two pages of the browser's own. */
const unneededFeatures = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/** Flags with which Chromium runs as root in a container and calls nobody. */
export const chromiumFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${unneededFeatures}`,
]

/** What Playwright 1.65 switches off itself (its chromiumSwitches.ts): a list of ours takes the place of that one. */
const playwrightFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/** The same for Playwright, which adds `--headless` by itself. */
export const playwrightFlags = [
  ...chromiumFlags.filter(flag => !/^--(headless|disable-features=)/.test(flag)),
  `--disable-features=${[...playwrightFeatures, ...unneededFeatures]}`,
]

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const usual = [
  '/usr/bin/chromium',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** The browser on this machine: CHROME_PATH, else Debian's Chromium, else any Chrome there is. */
function installedChromium(): string | undefined {
  const given = process.env.CHROME_PATH
  if (given) {
    if (!existsSync(given)) throw new Unmet(`CHROME_PATH names ${given}, which doesn't exist.`)
    return given
  }
  const onPath = (process.env.PATH ?? '')
    .split(process.platform === 'win32' ? ';' : ':')
    .flatMap(folder => names.map(name => `${folder}/${name}`))
  return [...usual, ...onPath].find(path => existsSync(path))
}

/** Debian and Ubuntu, as root: the only case in which a test run may install system packages. */
function installWithApt(): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  process.stdout.write('Installing Chromium (apt-get) …\n')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' })
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
    env,
    stdio: 'ignore',
  })
}

/**
 * The path of a Chromium to test in, installed first where that can be done.
 * @throws with one line that says what to install.
 */
export async function findChromium(): Promise<string> {
  const found = installedChromium()
  if (found) return found
  installWithApt()
  const installed = installedChromium()
  if (installed) return installed
  throw new Unmet(
    'No Chromium or Chrome found: install one (Debian: apt-get install chromium) or set CHROME_PATH to it.',
  )
}
