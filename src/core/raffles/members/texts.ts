import { count, params } from '../../i18n/phrases.ts'
import { defineTexts } from '../../i18n/texts.ts'

type Counted = { number: string }
type Named = { name: string }

const english = {
  members: 'Members',
  membersOf: params<{ raffle: string }>('Members of {raffle}'),
  loading: 'Loading members',
  none: 'No members yet',
  noneHint: 'Add those who sell for this raffle, one by one or from a list.',
  noneReadHint: 'People who sell for this raffle appear here.',
  add: 'Add member',
  upload: 'Upload list',
  edit: 'Edit member',
  show: 'Show member',
  newTitle: 'Add a member',
  editTitle: params<Named>('Edit {name}'),
  save: 'Save member',
  cancel: 'Cancel',
  close: 'Close',
  added: params<Named>('{name} is added.'),
  saved: params<Named>('{name} is saved.'),
  deleted: params<Named>('{name} is deleted.'),
  search: 'Search by number, name or email',
  activeFilter: 'Active',
  activeYes: 'Active',
  activeNo: 'Inactive',

  number: 'Number',
  numberHint: 'Unique in this raffle; upper and lower case are the same.',
  name: 'Name',
  email: 'Email',
  ticketsSold: 'Tickets sold',
  status: 'Status',
  active: 'Active',
  inactive: 'Inactive',
  activeHint: 'Orders can be entered in an active member’s name.',

  activate: 'Activate',
  deactivate: 'Deactivate',
  deactivateTitle: params<Named>('Deactivate {name}?'),
  deactivateMany: params<Counted>(
    count({ one: 'Deactivate {number} member?', many: 'Deactivate {number} members?' }),
  ),
  deactivateMessage:
    'No more orders can be entered in this name. What was sold stays, and you can activate it again.',
  deactivateManyMessage:
    'No more orders can be entered in these names. What was sold stays, and you can activate them again.',
  keepActive: 'Keep active',
  activated: params<Counted>(
    count({ one: '{number} member is active now.', many: '{number} members are active now.' }),
  ),
  deactivated: params<Counted>(
    count({ one: '{number} member is inactive now.', many: '{number} members are inactive now.' }),
  ),
  delete: 'Delete member',
  deleteTitle: params<Named>('Delete {name}?'),
  deleteMessage: 'The member is taken off this raffle. This can’t be undone.',
  keep: 'Keep member',

  'not-allowed': 'Your role does not allow changing members.',
  'raffle-closed': 'The raffle is closed.',
  'member-sold': 'Tickets were sold in this name. Deactivate the member instead.',
  'member-number-taken': 'Another member of this raffle has this number.',

  uploadTitle: 'Upload a list of members',
  uploadHint:
    'A CSV file with a header. Members whose number is there already are changed, the others are added.',
  template: 'Download template',
  file: 'File',
  reading: 'Reading the file',
  'problem-empty': 'The file has no rows below its header.',
  'problem-too-many': params<Counted>('The file has more than {number} rows. Upload it in parts.'),
  'problem-unreadable': 'The file could not be read. Save it as CSV and try again.',
  fileRead: params<{ name: string; rows: string; delimiter: string; encoding: string }>(
    count({
      one: '{name}: {rows} row, separated by {delimiter}, {encoding}',
      many: '{name}: {rows} rows, separated by {delimiter}, {encoding}',
    }),
  ),
  'delimiter-,': 'commas',
  'delimiter-;': 'semicolons',
  'delimiter-tab': 'tabs',
  'delimiter-|': 'vertical bars',
  columns: 'Columns of your file',
  columnFor: params<{ column: string }>('{column} stands in'),
  columnMissing: params<{ column: string }>('Choose the column that holds: {column}.'),
  columnNone: 'No column',
  columnNumbered: params<Counted>('Column {number}'),
  preview: 'First rows',
  line: 'Row',
  allRight: params<Counted>(
    count({
      one: '{number} row, and it is fine.',
      many: '{number} rows, and all of them are fine.',
    }),
  ),
  someWrong: params<{ wrong: string; right: string }>(
    'Rows to mend: {wrong}. Rows that are fine: {right}.',
  ),
  faults: 'What is wrong, by row',
  lineLabel: params<Counted>('Row {number}'),
  lineColumn: params<{ number: string; column: string }>('Row {number}, {column}'),
  'fault-required': 'It is empty. Fill it in.',
  'fault-too-long-number': 'Longer than 40 characters. Shorten it.',
  'fault-too-long-name': 'Longer than 120 characters. Shorten it.',
  'fault-invalid': params<{ value: string }>(
    '“{value}” is not an email address. Correct it, or leave it empty.',
  ),
  'fault-member-number-twice': params<{ value: string }>(
    'The number {value} stands further up already. Give each member their own.',
  ),
  'fault-active-unreadable': params<{ value: string }>(
    '“{value}” is neither yes nor no. Write “yes” or “no”, or leave it empty.',
  ),
  'fault-ragged': 'It has more cells than the header. Check its separators and quotes.',
  'fault-unclosed-quote': 'A quotation mark is not closed. Check its quotes.',
  mode: 'Which rows to take',
  'mode-valid-only': 'Only the rows that are fine',
  'mode-valid-only-hint': 'The others come back as a file to mend and upload again.',
  'mode-all-or-nothing': 'All or nothing',
  'mode-all-or-nothing-hint': 'Nothing is taken while one row is wrong.',
  mendFirst: 'Mend the rows above first, or take only the rows that are fine.',
  nothingValid: 'No row of this file can be taken.',
  send: params<Counted>(count({ one: 'Upload {number} member', many: 'Upload {number} members' })),
  otherFile: 'Choose another file',
  sending: 'Uploading members',
  sendingOf: params<{ done: string; total: string }>('{done} of {total} rows'),
  takenBefore: params<Counted>(
    count({
      one: '{number} row was taken before. Upload the list again: it stays as it is, and the others are added.',
      many: '{number} rows were taken before. Upload the list again: they stay as they are, and the others are added.',
    }),
  ),
  result: 'The list is uploaded',
  created: 'Added',
  changed: 'Changed',
  unchanged: 'Already there',
  failed: 'Not taken',
  failedFile: 'Download rows that failed',
  failedFileName: params<{ name: string }>('To mend - {name}.csv'),
  templateName: 'Members - template.csv',
  done: 'Done',
}

export type MemberTexts = typeof english

export const memberTexts = defineTexts('raffle-members', english, () => import('./texts.fr.ts'))
