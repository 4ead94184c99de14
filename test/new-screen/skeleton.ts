/** A new domain's files, and what the house is told of it: made from the guide's fixture (docs/add-a-screen.md). */
import { posix } from 'node:path'

export interface Names {
  /** The domain, its list and its row: "sponsors". */
  plural: string
  /** One record: "tag". */
  singular: string
}

/** Refused: the name can't be one, or is taken. */
export class Unfit extends Error {
  override readonly name = 'Unfit'
}

export interface Project {
  read(path: string): string
  exists(path: string): boolean
  /** The names in a folder. */
  list(folder: string): string[]
}

const fixture = 'test/fixture/stations'

/** What is written, by its path: new files, and those that are told of it. @throws Unfit */
export function skeletonOf(names: Names, project: Project): Record<string, string> {
  const { plural, singular } = names
  for (const name of [plural, singular])
    if (!/^[a-z]{3,30}$/.test(name))
      throw new Unfit(`"${name}" is no name: one word in small letters, as in sponsors`)
  if (plural === singular) throw new Unfit('The many and the one need two names: sponsors sponsor')
  const taken = [`src/core/${plural}`, `demo/api/${plural}`, `src/screens/${plural}`]
  const there = taken.find(path => project.exists(path))
  if (there) throw new Unfit(`${there} is there already`)
  if (new RegExp(`^  ${plural}: \\{`, 'm').test(project.read('src/core/screens.ts')))
    throw new Unfit(`src/core/screens.ts has a row ${plural} already`)
  return { ...newFiles(names, project), ...toldFiles(names, project) }
}

/** Where each file of the fixture goes to. */
function placesOf({ plural, singular }: Names, project: Project): Record<string, string> {
  const numbers = project.list('demo/api/migrations').map(name => Number(name.slice(0, 4)) || 0)
  const number = String(Math.max(...numbers) + 1).padStart(4, '0')
  return {
    [`${fixture}/station.ts`]: `src/core/${plural}/${singular}.ts`,
    [`${fixture}/texts.ts`]: `src/core/${plural}/texts.ts`,
    [`${fixture}/texts.fr.ts`]: `src/core/${plural}/texts.fr.ts`,
    [`${fixture}/migration.ts`]: `demo/api/migrations/${number}_${plural}.ts`,
    [`${fixture}/server.ts`]: `demo/api/${plural}/calls.ts`,
    [`${fixture}/stations.tsx`]: `src/screens/${plural}/${plural}.tsx`,
    [`${fixture}/stations.stories.tsx`]: `stories/${plural}/${plural}.stories.tsx`,
    [`${fixture}/stations.test.tsx`]: `test/${plural}/${plural}.test.tsx`,
  }
}

function newFiles(names: Names, project: Project): Record<string, string> {
  const places = placesOf(names, project)
  const entries = Object.entries(places).map(([from, to]) => {
    const source = asProduct(from, project.read(from))
    return [to, named(moved(source, from, to, places), names)]
  })
  const worlds = `test/api/every-call/worlds/${names.plural}.ts`
  return { ...Object.fromEntries(entries), [worlds]: named(worldsSource, names) }
}

/** What the fixture does by hand, as it is no row of the registry and no call of the product. */
function asProduct(from: string, source: string): string {
  if (from.endsWith('.test.tsx')) return source.replace('the fixture of the guide: ', '')
  if (!from.endsWith('.stories.tsx')) return source
  const samples = between(source, 'const station = ', '/** A row of the registry')
  const stories = source
    .slice(source.indexOf('export const Full'))
    .replace(/export const Full = (.*)\n/, 'export const Full = usual($1)\n')
  return `import { type Answers, answerTo, pageOf, refusal } from '../../../stories/support/fake-api.ts'
import { ternCove } from '../../../stories/support/fixtures.ts'
import { type ElementStory, elementMeta, onDesk, usual } from '../../../stories/support/story.tsx'
import { type Station, stationCalls } from './station.ts'

const meta = { ...elementMeta('stations') }
export default meta

${samples}const onStations = (answers: Answers): ElementStory => onDesk({ answers })

${stories}`
}

function between(text: string, from: string, to: string): string {
  return text.slice(text.indexOf(from), text.indexOf(to))
}

/** The imports of a file that stands elsewhere now, as do some of those that it imports. */
function moved(
  source: string,
  from: string,
  to: string,
  places: Readonly<Record<string, string>>,
): string {
  return source.replace(/(from |import\()'(\.[^']+)'/g, (_, head: string, target: string) => {
    const path = posix.join(posix.dirname(from), target)
    const relative = posix.relative(posix.dirname(to), places[path] ?? path)
    return `${head}'${relative.startsWith('.') ? relative : `./${relative}`}'`
  })
}

function named(source: string, { plural, singular }: Names): string {
  return source
    .replaceAll('Stations', capital(plural))
    .replaceAll('Station', capital(singular))
    .replaceAll('stations', plural)
    .replaceAll('station', singular)
}

const capital = (name: string) => name[0]?.toUpperCase() + name.slice(1)

const worldsSource = `import { stationCalls } from '../../../../src/core/stations/station.ts'
import { dataOf } from '../../draws/support.ts'
import { newKey } from '../../raffles/support.ts'
import type { CallName } from '../contracts.ts'
import type { Home, World } from '../world.ts'

async function aStation({ api, token, admin, id: organizationId }: Home, name = 'Gate 3', place = '') {
  const { path, answer } = stationCalls.create
  const body = { organizationId, name, place }
  const made = dataOf(answer, await api.ask('POST', path, { token, body, headers: newKey() }), 201)
  const touch = () =>
    api.ask('PATCH', stationCalls.change.path.replace(':id', made.id), {
      token: admin,
      body: { version: made.version, place: 'Elsewhere' },
    })
  return { params: { id: made.id }, version: made.version, touch }
}

export async function severalStations(home: Home) {
  for (const [name, place] of [
    ['Gate 3', 'Harbour arena'],
    ['Mall table', 'Prince Street'],
    ['kiosk', 'Prince Street'],
    ['Été', 'quay'],
  ])
    await aStation(home, name, place)
  const { params, version } = await aStation(home, 'Van', 'Road')
  const path = stationCalls.change.path.replace(':id', params.id)
  await home.api.ask('PATCH', path, { token: home.token, body: { version, active: false } })
  return { organizationId: home.id }
}

const list: World = async ({ id }) => ({ query: { organizationId: id } })

export const stationWorlds = {
  'GET /organization-service/v2/stations': list,
  'POST /organization-service/v2/stations': async ({ id }) => ({
    body: { organizationId: id, name: 'Gate 3' },
    also: { place: 'Harbour arena' },
  }),
  'PATCH /organization-service/v2/stations/:id': async home => {
    const { version, ...its } = await aStation(home)
    return { ...its, body: { version }, also: { name: 'Gate 4' } }
  },
  'DELETE /organization-service/v2/stations/:id': async home => {
    const { version, ...its } = await aStation(home)
    return { ...its, query: { version: String(version) } }
  },
} satisfies Partial<Record<CallName, World>>
`

interface Told {
  file: string
  /** Stands once in the file; what is added comes before it. */
  before: string
  add: string
}

const told: readonly Told[] = [
  {
    file: 'src/core/screens.ts',
    before: '  ...widgets,',
    add: `  stations: {
    ...list,
    path: '/stations',
    access: { flag: 'view-raffles' },
    menu: 'none',
    scope: 'raffles:read',
  },
`,
  },
  {
    file: 'test/e2e/role-screens.e2e.ts',
    before: '  // It opens for anybody, and prints',
    add: '  stations: [...office, ...sellers],\n',
  },
  {
    file: 'src/screens/index.ts',
    before: '} satisfies Record<ScreenId, ScreenLoader>',
    add: `  stations: () => import('./stations/stations.tsx'),\n`,
  },
  {
    file: 'demo/api/calls.ts',
    before: '/** Every call',
    add: `import { stationRoutes } from './stations/calls.ts'\n\n`,
  },
  { file: 'demo/api/calls.ts', before: '  ...flagCalls,', add: '  ...stationRoutes,\n' },
  {
    file: 'test/api/every-call/contracts.ts',
    before: '/** One line a domain',
    add: `import { stationCalls } from '../../../src/core/stations/station.ts'\n\n`,
  },
  {
    file: 'test/api/every-call/contracts.ts',
    before: '  ...Object.values(winnerCalls),',
    add: '  ...Object.values(stationCalls),\n',
  },
  {
    file: 'test/api/every-call/worlds.ts',
    before: '/** A call that is missing',
    add: `import { stationWorlds } from './worlds/stations.ts'\n\n`,
  },
  {
    file: 'test/api/every-call/worlds.ts',
    before: '  ...winnerWorlds,',
    add: '  ...stationWorlds,\n',
  },
  {
    file: 'test/api/every-call/agreed-roles.ts',
    before: `  'POST /report-service/v2/reports/dashboard-kpi'`,
    add: `  'GET /organization-service/v2/stations': readers,
  'POST /organization-service/v2/stations': staff,
  'PATCH /organization-service/v2/stations/:id': staff,
  'DELETE /organization-service/v2/stations/:id': staff,
`,
  },
  {
    file: 'test/api/every-call/list-worlds.ts',
    before: '\nexport interface ListWorld',
    add: `import { severalStations } from './worlds/stations.ts'\n`,
  },
  {
    file: 'test/api/every-call/list-worlds.ts',
    before: `  'GET /event-service/v2/activity': {`,
    add: `  'GET /organization-service/v2/stations': {
    make: severalStations,
    orders: { name: ({ name }) => searchName(name), place: ({ place }) => place.toLowerCase() },
    filters: {
      search: searching(({ name, place }) => [name, place]),
      active: choosing('active', ({ active }) => String(active)),
    },
    scope: {},
  },
`,
  },
]

function toldFiles(names: Names, project: Project): Record<string, string> {
  const all = [...told, ...titles(names, project)]
  const files: Record<string, string> = {}
  for (const { file, before, add } of all) {
    const text = files[file] ?? project.read(file)
    if (text.split(before).length !== 2) throw new Error(`${file} has "${before}" not once`)
    const added = named(add, names)
    files[file] = text.replace(before, () => added + before)
  }
  return files
}

/** Its title, in both languages: the screens of the specification have theirs. */
function titles({ plural }: Names, project: Project): Told[] {
  return ['src/core/shell/texts.ts', 'src/core/shell/texts.fr.ts'].flatMap(file => {
    if (new RegExp(`^  ${plural}: `, 'm').test(project.read(file))) return []
    return [{ file, before: '  raffles: ', add: `  stations: 'Stations',\n` }]
  })
}
