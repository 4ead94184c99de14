import { browser, type Fault } from '../fault.ts'

/** What only a page can show: keys, focus, labels, names of windows. */
export const screenFaults: readonly Fault[] = [
  {
    name: 'the label of a field belongs to no control',
    file: 'src/screens/kit/fields/field-frame.tsx',
    find: `{...(Label === 'label' && { htmlFor: id })}`,
    replace: '',
    caughtBy: browser('kit/fields-text.test.tsx'),
  },
  {
    name: 'Retry in the place of rows does nothing',
    file: 'src/screens/kit/table/table-states.tsx',
    find: 'onRetry={onRetry ?? (() => undefined)}',
    replace: 'onRetry={() => undefined}',
    caughtBy: browser('kit/data-table.test.tsx'),
  },
  {
    name: 'the key End is ignored in a table',
    file: 'src/screens/kit/table/use-row-focus.ts',
    find: `    case 'End':
      return () => rows.at(-1)?.focus()\n`,
    replace: '',
    caughtBy: browser('kit/data-table.test.tsx'),
  },
  {
    name: 'nobody is told that a raffle is not fresh, as there is no network',
    file: 'src/screens/one-record.tsx',
    find: '{error !== null && (',
    replace: '{error === undefined && (',
    caughtBy: browser('raffles/view/not-fresh.test.tsx'),
  },
  {
    name: 'a dialog that is busy closes by Escape',
    file: 'src/screens/kit/overlays/modal-panel.tsx',
    find: '        isKeyboardDismissDisabled={busy || showsOnce}\n',
    replace: '',
    caughtBy: browser('kit/overlays/dialog.test.tsx'),
  },
  {
    name: 'the focus is lost with the Retry that had it',
    file: 'src/screens/kit/keep-focus.ts',
    find: '    if (heir) focusOn(heir)\n',
    replace: '',
    caughtBy: browser('raffles/widgets/widgets.test.tsx'),
  },
  {
    name: 'what can take over the focus comes later, and never gets it',
    file: 'src/screens/kit/keep-focus.ts',
    find: '(isLost || records.some(record => takes(record, control)))',
    replace: 'records.some(record => takes(record, control))',
    caughtBy: browser('kit/keep-focus.test.ts'),
  },
  {
    name: 'the arrow up opens a menu at its beginning',
    file: 'src/screens/kit/overlays/trigger.tsx',
    find: `ArrowUp: 'last'`,
    replace: `ArrowUp: 'first'`,
    caughtBy: browser('kit/overlays/menu.test.tsx'),
  },
  {
    name: 'a row that was moved by keyboard loses the focus',
    file: 'src/screens/kit/keep-focus.ts',
    find: 'some(each => each.contains(control))',
    replace: 'some(each => each.contains(control) && !control.isConnected)',
    caughtBy: browser('kit/reorderable-list.test.tsx'),
  },
  {
    name: 'a window keeps the name of a raffle that is gone',
    file: 'src/core/shell/page-name.ts',
    find: 'if (latest === mine) $name.set(null)',
    replace: 'if (latest !== mine) $name.set(null)',
    caughtBy: browser('elements/shell/routes.test.ts'),
  },
  {
    name: 'a tab closes with unsaved work in it',
    file: 'src/screens/kit/forms/leave-guard.ts',
    find: `  addEventListener('beforeunload', onUnload)\n`,
    replace: '',
    caughtBy: browser('forms/leaving.test.tsx'),
  },
  {
    name: 'a name turns the words behind it',
    file: 'src/screens/kit/timeline.tsx',
    find: '<bdi className="rd-timeline-actor">{actor}</bdi>',
    replace: '<span className="rd-timeline-actor">{actor}</span>',
    caughtBy: browser('activity/activity-timeline.test.tsx'),
  },
  {
    name: 'a page loads images of an email without encryption',
    file: 'src/core/format/html-rules.ts',
    find: String.raw`/^https:\/\/\S+$/i.test(value)`,
    replace: String.raw`/^https?:\/\/\S+$/i.test(value)`,
    caughtBy: browser('kit/html.test.tsx'),
  },
  {
    name: 'the log-in page of a network turns every flag off',
    file: 'src/core/flags.ts',
    find: '  if (response.ok) v.parse(AnswerSchema, await response.clone().json())\n',
    replace: '',
    caughtBy: browser('flags/flags.test.ts'),
  },
]
