import type { LogFault } from '../api/activity/verify.ts'
import type { Texts } from './messages.ts'

export const english: Texts = {
  problems: {
    badOption: ({ detail }) => `Not understood: ${detail}. See --help for the options.`,
    buildFailed: ({ detail }) =>
      `The dashboard could not be built (${detail}): run \`npm run build\` to see all of it.`,
    portTaken: ({ port, option }) =>
      `Port ${port} is taken or not allowed here: stop the other program, or choose another with ${option}.`,
    folderInUse: ({ folder, pid, host }) =>
      host
        ? `The data folder ${folder} is in use by Raffle Desk on ${host}: stop it there, or choose another folder with --data.`
        : `The data folder ${folder} is in use by another Raffle Desk (process ${pid}): stop it first, or choose another folder with --data.`,
    folderUnusable: ({ folder, detail }) =>
      `The data folder ${folder} can't be used (${detail}): make it a folder that this user, and PostgreSQL's, may read and write, or choose another with --data.`,
    foreignFolder: ({ folder }) =>
      `${folder} isn't a database that Raffle Desk made: move it away, or choose another folder with --data.`,
    passwordMissing: ({ file }) =>
      `The database's password file ${file} is missing: put it back from a copy, or start afresh with --reset, which erases the data.`,
    otherPostgres: ({ folder, found, ours }) =>
      `The data in ${folder} was made by PostgreSQL ${found} and this version brings PostgreSQL ${ours}: run \`npm run backup\` with the version that made it, then \`npm run restore\` here into a new folder.`,
    noBinaries: ({ platform }) =>
      `No PostgreSQL is included that runs on this system (${platform}): set DATABASE_URL to a PostgreSQL of your own.`,
    noSystemUser: ({ detail }) =>
      `PostgreSQL can't run as root and no user could be made for it (${detail}): run this as an ordinary user, or add a user named postgres.`,
    clusterFailed: ({ detail, log }) =>
      `The database could not be started (${detail || 'no reason given'}): see ${log}; the data is untouched.`,
    diskFull: ({ where }) =>
      `The disk is full (${where}): free some space, then try again; nothing that was confirmed is lost.`,
    badUrl: ({ detail }) =>
      `DATABASE_URL isn't an address of PostgreSQL (${detail}): write it as postgres://user:password@host:5432/name.`,
    unreachable: ({ address, detail }) =>
      `The database at ${address} doesn't answer (${detail}): check DATABASE_URL, the network and that it runs.`,
    refused: ({ address, detail }) =>
      `The database at ${address} refuses us (${detail}): check the user, the password and the name in DATABASE_URL.`,
    newerSchema: ({ found, known }) =>
      `The data was written by a newer Raffle Desk (schema ${found}, this one knows ${known}): use that version or a later one; nothing was changed.`,
    olderSchema: ({ found, known }) =>
      `The data was written by an older Raffle Desk (schema ${found}, this one knows ${known}): run \`npm start\` with this version once, then try again.`,
    foreignDatabase: ({ table }) =>
      `The database holds tables that aren't Raffle Desk's (such as ${table}): give it an empty database.`,
    migrationFailed: ({ name, detail }) =>
      `The change of the database "${name}" failed and was undone (${detail}): the data is as it was; please report this.`,
    seedFailed: ({ detail }) =>
      `The example data could not be made (${detail}): try again; it starts over.`,
    numberTooLarge: ({ value }) => `A number in the database is too large to be exact: ${value}.`,
    resetNeedsFolder: () =>
      '--reset only erases the data folder, and DATABASE_URL is set: empty that database yourself, or unset DATABASE_URL.',
    fileExists: ({ file }) => `${file} exists already: choose another name.`,
    fileMissing: ({ file }) => `${file} can't be read: name a file made by \`npm run backup\`.`,
    notABackup: ({ file }) =>
      `${file} isn't a backup of Raffle Desk: name a file made by \`npm run backup\`.`,
    damagedBackup: ({ file, detail }) =>
      `${file} is damaged (${detail}): nothing was restored; use another copy.`,
    newerBackup: ({ found, known }) =>
      `The backup was made by a newer Raffle Desk (schema ${found}, this one knows ${known}): restore it with that version or a later one.`,
    notEmpty: ({ where }) =>
      `The database in ${where} isn't empty: restore into a new folder (--data DIR) or an empty database (DATABASE_URL).`,
    stopFirst: ({ folder, pid }) =>
      `Raffle Desk is running on ${folder} (process ${pid}): stop it first, or restore into another folder with --data.`,
    nothingToBackUp: ({ where }) =>
      `There is nothing to back up in ${where}: name the data folder with --data.`,
    nothingToVerify: ({ where }) =>
      `There is no activity log in ${where}: name the data folder with --data.`,
    logAltered: ({ faults }) =>
      `The activity log doesn't hold: ${faults} ${faults === 1 ? 'fault' : 'faults'}, named above. Keep a copy of the database as it is, and compare it with your backups.`,
    noDatabase: ({ where }) =>
      `There is no database in ${where}: run \`npm start\` first, or name the data folder with --data.`,
    noOrganization: ({ organization }) =>
      `No organization, or more than one, is called "${organization}": give its whole name or its id.`,
    keyRole: ({ role, roles }) =>
      `A key can't act as "${role}": name one or more of ${roles}, each with a --role of its own.`,
    keyOrigin: ({ origin }) =>
      `"${origin}" isn't where pages are: write it as https://intranet.example.org, with nothing behind it.`,
    noKey: ({ key }) =>
      `There is no living key "${key}": give the id that \`npm run keys -- list\` shows.`,
  },
  notices: {
    building: 'Building the dashboard …',
    built: seconds => `Built the dashboard in ${seconds} s`,
    seeding: percent => `Making the example data … ${percent} %`,
    seeded: seconds => `Made the example data in ${seconds} s`,
    movedOut: folder =>
      `PostgreSQL can't run as root, and its user can't enter this folder: the database is in ${folder} (--reset removes it).`,
    databaseRestarted:
      'The database had stopped and was started again: nothing that was confirmed is lost.',
    ready: seconds => `Raffle Desk is ready (${seconds} s).`,
    dashboard: 'Dashboard',
    portal: "A charity's intranet",
    signIns: 'Sign in as',
    password: 'Password',
    stopHint: 'Stop with Ctrl-C.',
    stopping: 'Stopping …',
    backedUp: ({ file, tables, rows, megabytes }) =>
      `Backed up ${rows} rows of ${tables} tables into ${file} (${megabytes} MB).`,
    restored: ({ file, tables, rows }) =>
      `Restored ${rows} rows of ${tables} tables from ${file}; every hash matches.`,
    verified: ({ rows, organizations }) =>
      `Verified ${rows} rows of the activity log, in the chains of ${organizations} organizations; every hash matches.`,
    logFault,
    unknownHead: head =>
      `No chain has ever had the head ${head}: its log was rewritten, or cut off.`,
    keyMade: ({ id, name, organization }) =>
      `Made the key "${name}" of ${organization} (${id}). Its secret, which is shown this once and kept nowhere:`,
    keyWithoutOrigin: id =>
      `No page may use it yet: npm run keys -- add-origin ${id} --origin https://intranet.example.org`,
    keyListed: ({ id, name, organization, roles, origins, created, revoked }) =>
      `${id}  "${name}" of ${organization}${revoked ? `, revoked ${revoked}` : ''}\n  roles: ${roles}\n  pages: ${origins}\n  made: ${created}`,
    keyOrigins: origins => `The key's pages are now: ${origins}`,
    keyRevoked: id => `Revoked the key ${id}: its tokens have ended.`,
    noKeys: 'There is no key.',
    startHelp: `Raffle Desk: builds what changed, starts the database, and serves the dashboard.

  npm start -- [options]

  --port N             the dashboard's port (4000)
  --portal-port N      the port of the charity's intranet page (the next one: 4001)
  --orders N           orders in the example data, made on first start (14000)
  --data DIR           the data folder (.data)
  --host NAME          a name that it is known by beside localhost, such as desk.example.org; others get no answer
  --trusted-proxies N  proxies of yours in front of it, whose X-Forwarded-For is believed (0)
  --environment E      test, or production: no /outbox, embedding pages of this machine are to be registered, too,
                       and whoever runs the product needs a second factor (test)
  --reset              erase the data folder's database and start afresh
  --help               this page

DATABASE_URL=postgres://user:password@host:5432/name puts it on any PostgreSQL instead of the data folder's own.
RAFFLE_DESK_FLAGS_URL and RAFFLE_DESK_FLAGS_KEY name a Flagsmith, RAFFLE_DESK_FILE_STORE and RAFFLE_DESK_IMAGE_HOST
origins of files and pictures: the dashboard's page may reach these, and nothing else outside.
RAFFLE_DESK_SMTP_URL=smtps://user:password@host and RAFFLE_DESK_MAIL_FROM send emails instead of keeping them at /outbox.
`,
    toolHelp: `Copies of the database, in one file with hashes; and a check of the activity log.

  npm run backup     -- [FILE] [--data DIR]         while the product runs or not
  npm run restore    -- FILE   [--data DIR]         into an empty database only
  npm run verify-log -- [--data DIR] [--head HASH]  while the product runs or not

verify-log names the first row of each organization's log that was altered, removed or inserted. With --head, as often
as needed, it also looks for a head of the log that was printed, mailed or put into a draw's certificate.

DATABASE_URL names another PostgreSQL than the data folder's own.
`,
    keysHelp: `Keys by which a charity's own server asks for tokens for its pages; while the product runs or not.

  npm run keys -- add --organization NAME --name NAME --role ROLE [--origin ORIGIN]
  npm run keys -- list [--organization NAME]
  npm run keys -- add-origin KEY --origin ORIGIN
  npm run keys -- remove-origin KEY --origin ORIGIN
  npm run keys -- revoke KEY

  --organization NAME  its whole name, or its id
  --name NAME          what you call the key, such as Intranet
  --role ROLE          a role that its tokens may be for, as often as needed: account owner, raffle admin, Contact
                       Center Agent, In Person Sales, Agent Manager, Data Processing
  --origin ORIGIN      where its pages are, such as https://intranet.example.org, as often as needed. In the environment
                       test, pages of this machine (localhost, 127.0.0.1) need none
  --data DIR           the data folder (.data)

The secret is printed when a key is made, and kept nowhere. A key's tokens end at once with the key, or with their
page's origin.

DATABASE_URL names another PostgreSQL than the data folder's own.
`,
  },
}

function logFault({ organization, sequence, code, row }: LogFault): string {
  const what = row
    ? ` (${row.subjectType} ${row.subjectId}, ${row.action}, ${row.happenedAt.toISOString()})`
    : ''
  const place = `${organization}, row ${sequence}`
  switch (code) {
    case 'content':
      return `${place}${what}: what it says was altered; it doesn't match its digest.`
    case 'link':
      return `${place}${what}: it was altered, inserted, or follows a row that was; it doesn't match its hash.`
    case 'inserted':
      return `${place}${what}: it was inserted; its place in the chain is taken, or lies beyond the chain's head.`
    case 'missing':
      return row
        ? `${place}: it is missing; the next row is ${row.sequence}${what}.`
        : `${place}: it is missing; the chain's head lies further on.`
    case 'emptied':
      return `${place}${what}: it was emptied, and no erasure in the log tells of it.`
    case 'head':
      return `${place}: the chain's head was altered; it isn't the hash of this last row.`
  }
}
