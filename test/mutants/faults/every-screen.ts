import { browser, type Fault } from '../fault.ts'

const caughtBy = browser('screens/every-screen.test.ts')

/** What the walk over the registry sees of each screen. */
export const everyScreenFaults: readonly Fault[] = [
  {
    name: 'a screen says that it is there while its figures are on their way',
    file: 'src/screens/kit/skeleton.tsx',
    find: `  useScreenState('waiting')\n`,
    replace: '',
    caughtBy,
  },
  {
    name: 'a list says that it is there where it is empty',
    file: 'src/screens/kit/state-view.tsx',
    find: 'useScreenState(kind)',
    replace: `useScreenState(kind === 'empty' ? null : kind)`,
    caughtBy,
  },
  {
    name: 'Retry in the place of a screen does nothing',
    file: 'src/screens/kit/failed-state.tsx',
    find: 'onRetry={onRetry}',
    replace: 'onRetry={() => undefined}',
    caughtBy,
  },
  {
    name: 'the focus leaves the title of a screen as soon as that is there',
    file: 'src/screens/kit/keep-focus.ts',
    find: '  if (title && !layer) return title\n',
    replace: '',
    caughtBy,
  },
  {
    name: 'whoever pressed Retry on the tiles starts again at the top of the page',
    file: 'src/screens/kit/keep-focus.ts',
    find: `'.rd-stat-tiles, .rd-banner, `,
    replace: `'`,
    caughtBy,
  },
  {
    name: 'a screen has no title while it waits',
    file: 'src/screens/one-record.tsx',
    find: '<h1 tabIndex={-1}>{title}</h1>',
    replace: '<p>{title}</p>',
    caughtBy,
  },
  {
    name: 'what was closed goes on asking',
    file: 'src/core/resource.ts',
    find: '      clearInterval(timer)\n',
    replace: '',
    caughtBy,
  },
  {
    name: 'a title is wider than a telephone',
    file: 'src/screens/kit/page-header.css',
    find: '    flex: 1 1 240px;\n    min-inline-size: 0;\n',
    replace: '    flex: 1 1 240px;\n    min-inline-size: 330px;\n',
    caughtBy,
  },
]
