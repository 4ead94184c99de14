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

/**
 * The browser without its windows: the same engine for pages, with a fourth less work around them. What it can't show is
 * what stands around a page, which `npm run full` sees in the whole browser.
 */
const shells = ['chromium-headless-shell', 'chrome-headless-shell']
const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const usual = [
  '/usr/bin/chromium',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** The browser on this machine: CHROME_PATH, else Debian's Chromium, without windows if it may be; else any Chrome. */
function installedChromium(whole: boolean): string | undefined {
  const given = process.env.CHROME_PATH
  if (given) {
    if (!existsSync(given)) throw new Unmet(`CHROME_PATH names ${given}, which doesn't exist.`)
    return given
  }
  const onPath = (all: string[]) =>
    (process.env.PATH ?? '')
      .split(process.platform === 'win32' ? ';' : ':')
      .flatMap(folder => all.map(name => `${folder}/${name}`))
  const paths = [...(whole ? [] : onPath(shells)), ...usual, ...onPath(names)]
  return paths.find(path => existsSync(path))
}

/** Debian and Ubuntu, as root: the only case in which a test run may install system packages. */
function installWithApt(): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  process.stdout.write('Installing Chromium (apt-get) …\n')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' })
  for (const name of ['chromium', 'chromium-headless-shell'])
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
      env,
      stdio: 'ignore',
    })
}

/**
 * The path of a Chromium to test in, installed first where that can be done.
 * @param whole with its windows, as people have it
 * @throws with one line that says what to install.
 */
export async function findChromium(whole = false): Promise<string> {
  const found = installedChromium(whole)
  if (found) return found
  installWithApt()
  const installed = installedChromium(whole)
  if (installed) return installed
  throw new Unmet(
    'No Chromium or Chrome found: install one (Debian: apt-get install chromium) or set CHROME_PATH to it.',
  )
}
