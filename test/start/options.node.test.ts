import assert from 'node:assert/strict'
import { resolve } from 'node:path'
import { test } from 'node:test'
import { noServices } from '../../demo/api/static/page-services.ts'
import { terminalLanguage } from '../../demo/start/language.ts'
import { readOptions } from '../../demo/start/options.ts'
import { problemOf } from '../database/support.ts'

test('has a default for everything', () => {
  assert.deepEqual(readOptions([], {}), {
    help: false,
    port: 4000,
    portalPort: 4001,
    reset: false,
    orders: 14_000,
    dataDir: resolve('.data'),
    databaseUrl: undefined,
    hosts: [],
    trustedProxies: 0,
    environment: 'test',
    pageServices: noServices,
    mail: null,
  })
})

test('takes every option, with a space or an equals sign', () => {
  const args = [
    '--port=80',
    '--portal-port',
    '81',
    '--reset',
    '--orders=5000000',
    '--data',
    '/d',
    '--environment=production',
    '--trusted-proxies=2',
    '--host=Desk.example.org',
    '--host=[2001:db8::1]:8443',
  ]
  assert.deepEqual(readOptions(args, {}), {
    help: false,
    port: 80,
    portalPort: 81,
    reset: true,
    orders: 5_000_000,
    dataDir: '/d',
    databaseUrl: undefined,
    hosts: ['desk.example.org', '[2001:db8::1]:8443'],
    trustedProxies: 2,
    environment: 'production',
    pageServices: noServices,
    mail: null,
  })
})

test('moves the portal along with the dashboard', () => {
  const options = readOptions(['--port', '5000'], {})
  assert.equal(options.help === false && options.portalPort, 5001)
})

test('asks for help in two ways', () => {
  assert.deepEqual(readOptions(['--help'], {}), { help: true })
  assert.deepEqual(readOptions(['-h', '--port', 'x'], {}), { help: true })
})

test('reads DATABASE_URL, and erases nothing there', async () => {
  const environment = { DATABASE_URL: 'postgres://db/raffles' }
  const options = readOptions([], environment)
  assert.equal(options.help === false && options.databaseUrl, 'postgres://db/raffles')
  assert.equal(await problemOf(() => readOptions(['--reset'], environment)), 'resetNeedsFolder')
})

test('reads what the dashboard’s page may reach, origins out of addresses', () => {
  const options = readOptions([], {
    RAFFLE_DESK_FLAGS_URL: 'https://flags.example/api/v1/',
    RAFFLE_DESK_FLAGS_KEY: 'abc',
    RAFFLE_DESK_FILE_STORE: 'https://bucket.example/uploads, http://localhost:9000',
    RAFFLE_DESK_IMAGE_HOST: '',
  })
  assert.deepEqual(options.help === false && options.pageServices, {
    flags: { url: 'https://flags.example/api/v1/', key: 'abc' },
    fileStores: ['https://bucket.example', 'http://localhost:9000'],
    imageHosts: [],
  })
})

test('reads where emails go; without a word they stay here', () => {
  const url = 'smtps://desk:secret@mail.example:465'
  const named = readOptions([], {
    RAFFLE_DESK_SMTP_URL: url,
    RAFFLE_DESK_MAIL_FROM: 'tickets@desk.example',
  })
  const silent = readOptions([], { RAFFLE_DESK_SMTP_URL: '' })
  assert.deepEqual(
    [named, silent].map(options => options.help === false && options.mail),
    [{ smtpUrl: url, from: 'tickets@desk.example' }, null],
  )
})

for (const [name, environment] of Object.entries<Record<string, string>>({
  RAFFLE_DESK_SMTP_URL: {
    RAFFLE_DESK_SMTP_URL: 'https://mail.example',
    RAFFLE_DESK_MAIL_FROM: 'tickets@desk.example',
  },
  RAFFLE_DESK_MAIL_FROM: { RAFFLE_DESK_SMTP_URL: 'smtp://mail.example' },
  RAFFLE_DESK_FLAGS_URL: { RAFFLE_DESK_FLAGS_URL: 'flags.example', RAFFLE_DESK_FLAGS_KEY: 'abc' },
  RAFFLE_DESK_FLAGS_KEY: { RAFFLE_DESK_FLAGS_URL: 'https://flags.example/' },
  RAFFLE_DESK_FILE_STORE: { RAFFLE_DESK_FILE_STORE: "https://files.example 'unsafe-inline'" },
  RAFFLE_DESK_IMAGE_HOST: { RAFFLE_DESK_IMAGE_HOST: '*' },
})) {
  test(`refuses to start, and names the variable: ${JSON.stringify(environment)}`, async () => {
    assert.equal(await problemOf(() => readOptions([], environment)), 'badOption')
    assert.throws(
      () => readOptions([], environment),
      ({ details }) => details.detail.startsWith(name),
    )
  })
}

for (const args of [
  ['--prot', '4000'],
  ['start'],
  ['--port'],
  ['--port', 'x'],
  ['--port', '0'],
  ['--port', '65536'],
  ['--port', '-1'],
  ['--port', '4e3'],
  ['--orders', '-5'],
  ['--orders', '1.5'],
  ['--orders', '99999999999'],
  ['--port', '4001', '--portal-port', '4001'],
  ['--data', ''],
  ['--reset=yes'],
  ['--environment', 'staging'],
  ['--host', 'https://desk.example.org'],
  ['--host', 'desk.example.org/'],
  ['--host', 'a b'],
  ['--host', ''],
  ['--trusted-proxies', '-1'],
  ['--trusted-proxies', '11'],
  ['--trusted-proxies', 'all'],
]) {
  test(`refuses ${args.join(' ')}`, async () => {
    assert.equal(await problemOf(() => readOptions(args, {})), 'badOption')
  })
}

test("speaks French where the terminal's locale is", () => {
  assert.equal(terminalLanguage({ LANG: 'fr_CA.UTF-8' }), 'fr')
  assert.equal(terminalLanguage({ LC_ALL: 'en_CA.UTF-8', LANG: 'fr_CA.UTF-8' }), 'en')
  assert.equal(terminalLanguage({}), 'en')
})
