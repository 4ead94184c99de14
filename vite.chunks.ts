/**
 * Which modules travel together. Small chunks compress badly and cost a request each, so what is
 * always needed together is one file; what a visitor may never need is a file of its own.
 */
interface ChunkGroup {
  name: string
  priority: number
  test: (module: string) => boolean
}

const matching = (...patterns: RegExp[]) => {
  return (module: string) => patterns.some(pattern => pattern.test(module))
}

/**
 * What an embedding page loads before any element shows: it must stay under 5 KB. The entry itself isn't
 * in it, so that no chunk imports the entry: a host may add a query to its address and still have one copy.
 */
const entry = matching(
  /vite\/preload-helper/,
  /src\/core\/(load-chunk|screens)\.ts$/,
  /src\/elements\/(define|define-on-import|desk-context|attach-root|desk-element|failure|page|properties)\.ts$/,
  /src\/elements\/(provider|session|shell)-element\.ts$/,
)

/** The desk and the frame around screens: every screen and widget needs all of it. */
const desk = matching(
  /(node_modules\/(nanostores|@nanostores\/react|ofetch|valibot|@r2wc)\/|ofetch-alone:)/,
  /src\/elements\/(mount-screen|screen-view)/,
  /src\/screens\/(desk|emit|error-boundary|index|screen-frame)\.tsx?$/,
  /src\/screens\/kit\/(alert|button|failed-state|hold-focus|icon|language|link|retry-button|spinner|state-view|trusted-html)\.(tsx?|css)/,
  /lucide\/dist\/esm\/icons\/(circle-alert|rotate-cw|x)\.mjs/,
  /rolldown[\\/]runtime/,
  /inter-latin.*woff2/,
  /src\/core\/(?!(download|flag-names|flags|landing|load-workplace|menu|paths|per-desk|permissions|preferences|refusal-words|resource|upload)\.ts)[\w-]+\.ts$/,
  /src\/core\/(i18n|style)\//,
  /src\/core\/system\/texts\.ts$/,
  /src\/core\/session\/(api|return-path|role|session|session-paths|sign-in|user)\.ts$/,
)

/** The tiles alone, as a page may embed them without the rest of home. */
const tiles = matching(
  /src\/core\/dashboard\/(api|figures|report|texts|tiles)\.ts$/,
  /src\/core\/resource\.ts$/,
  /src\/core\/format\/(iso-day|money|time-zone)\.ts$/,
  /src\/core\/accounts\/rules\.ts$/,
  /src\/screens\/dashboard\/(tile-board|download-csv|sales-tiles)\./,
  /lucide\/dist\/esm\/icons\/download\.mjs/,
  /src\/screens\/kit\/(money|skeleton|stat-tile)\./,
)

const home = matching(
  /src\/core\/format\/(dates|first-name|initials|numbers|plain-hours)\.ts$/,
  /src\/core\/dashboard\/(home|queue)\.ts$/,
  /src\/core\/accounts\/(?!texts\.fr)/,
  /src\/screens\/dashboard\/(action-queue|below-tiles|chart-card-waiting|chart-frame)\./,
  /src\/screens\/dashboard\/(home|home-banner|home-part|home-subtitle|queue-words)\./,
  /src\/screens\/(accounts\/|screen-link\.|use-target\.)/,
  /lucide\/dist\/esm\/icons\/(info|triangle-alert|chart-column|check|circle-x|search)\.mjs/,
  /src\/screens\/kit\/(banner|card|chart-skeleton|status|task-list|use-when-idle|use-chunk)\./,
)

/** Menus, bars and what moves between screens; Lit comes with them. */
const signedIn = matching(
  // The icons of menus; what other parts draw stands with them, or in `icons`.
  /lucide\/dist\/esm\/icons\/(arrow-up-right|book-open|layout-dashboard|log-out|menu)\.mjs/,
  /node_modules\/(lit|lit-html|lit-element|@lit|@lit-labs|@nanostores\/lit)\//,
  /src\/elements\/shell\/(focus|icons|menu-links|mobile-menu|palette|scroll|shell-element-base|shell-keys|sidebar)\./,
  /src\/elements\/shell\/(signed-in|signed-in-layout|top-bar|user-choices|user-menu|words)\./,
  /src\/core\/(menu\.ts$|menus\/(?!texts\.fr))/,
)

/** The shell up to login: what somebody who signs in loads, and nothing of what comes after. */
const shell = matching(
  /node_modules\/@nanostores\/router\//,
  /lucide\/dist\/esm\/icons\/(eye|eye-off|ticket)\.mjs/,
  /src\/core\/(format\/password\.ts$|landing\.ts|shell\/(?!texts\.fr|page-name|palette|shortcuts))/,
  /src\/core\/session\/(living-tabs|login|rules|shared-session|standalone-session|stored-session|texts)\.ts$/,
  /src\/elements\/shell\/(arrival|blank-layout|create-shell|dom|guard|history-step|lazy-part)\./,
  /src\/elements\/shell\/(links|mark|outlet|raffle-desk|router|session-watch|shell-context)\./,
  /src\/elements\/shell\/(shell|states|url-location)\.(css|ts)/,
  /src\/screens\/session\/(?!logout)/,
  /src\/screens\/kit\/fields\/(field-frame|password-input)\./,
)

/** Calendars, fields of dates, and what reads cron expressions. */
const dates = matching(
  /node_modules\/(@internationalized\/date|croner)\//,
  /node_modules\/react-(aria|stately)\/dist\/private\/(intl\/)?(calendar|datepicker)\//,
  /node_modules\/react-aria\/dist\/private\/i18n\/useDateFormatter/,
  /node_modules\/react-aria-components\/dist\/(private|exports)\/(Calendar|Date|HiddenDateInput|RangeCalendar|TimeField)/,
  /src\/screens\/kit\/dates\//,
  /src\/core\/format\/cron(-plan)?\.ts$/,
)

/** Rows that are put in order. */
const reorder = matching(
  /node_modules\/react-(aria|stately)\/dist\/private\/(intl\/)?dnd\//,
  /node_modules\/react-aria-components\/dist\/(private|exports)\/(useDragAndDrop|GridList)/,
  /src\/screens\/kit\/reorder/,
)

/** The choice of a colour. */
const colors = matching(
  /node_modules\/react-(aria|stately)\/dist\/private\/(intl\/)?color\//,
  /node_modules\/react-aria-components\/dist\/(private|exports)\/Color/,
  /src\/screens\/kit\/fields\/color-field\/color-area/,
)

/** What overlays, tabs and lists to choose from are made of, when the first one opens: React Aria. */
const overlays = matching(
  /node_modules\/(react-aria|react-stately|react-aria-components|@react-aria|@internationalized\/(number|string))\//,
  /node_modules\/(@swc\/helpers|client-only|clsx)\//,
  /src\/screens\/kit\/overlays\/([\w-]+-panel|aria-root|menu-reasons|overlay-layer|tooltip|use-overflow)\./,
  /src\/screens\/kit\/overlays\/options\//,
  /src\/screens\/kit\/tabs\./,
)

/** The data table and what filters it. */
const table = matching(
  /node_modules\/@tanstack\//,
  /src\/screens\/kit\/(table|filters)\/(?!texts\.fr)/,
  /src\/screens\/(list|use)-table\./,
  /src\/core\/table\//,
)

/** Small parts without React Aria, on which all others stand, and how things are written. */
const basics = matching(
  /node_modules\/use-sync-external-store\//,
  /src\/screens\/kit\/(?!amount-table|qr-|save-file)[\w-]+\.(tsx?|css)/,
  /src\/screens\/kit\/overlays\/(confirm|dialog|drawer|loaded-part|menu|modal|opener|popover-button|texts|trigger)\.(?!fr)/,
  /src\/screens\/kit\/fields\/(counter|field|texts)\.(?!fr)/,
  /src\/screens\/kit\/filters\/(range-words|texts)\.(?!fr)/,
  /src\/core\/(format\/(?!csv|initials)|refusal-words\.ts$)/,
)

/** The switcher, and how it and the kit say that something failed. */
const switcher = matching(
  /src\/screens\/organizations\/(organization-switcher|switcher-panel)\./,
  /src\/core\/organizations\/(switched|switcher|texts)\.ts$/,
  /src\/screens\/kit\/overlays\/(error-dialog|place-beside|popover)\./,
)

/** Fields that are the browser's own controls. */
const fields = matching(
  /src\/screens\/kit\/fields\/(?!combobox|color|file|image|rich-text|select|tags|use-chosen)[\w-]+\.(?!fr)/,
)

/** Forms and the fields in them. */
const forms = matching(
  /node_modules\/react-hook-form\//,
  /src\/screens\/kit\/(forms|fields)\//,
  /src\/(core\/forms\/|screens\/use-form\.)/,
  /src\/core\/upload(\.|\/(?!texts\.fr))/,
  /src\/screens\/use-upload\./,
  /src\/screens\/kit\/rich-text\/texts\.ts$/,
)

/** HTML from data: what cleans and draws it. */
const html = matching(
  /node_modules\/dompurify\//,
  /src\/core\/format\/html-rules\.ts$/,
  /src\/screens\/kit\/html\./,
)

/** The editor of email and ticket bodies; its texts stand with the field that loads it. */
const richText = matching(
  /node_modules\/(@tiptap|prosemirror-[\w-]+|orderedmap|rope-sequence|w3c-keyname|linkifyjs|fast-equals)\//,
  /src\/screens\/kit\/rich-text\/(?!texts)/,
  /lucide\/dist\/esm\/icons\/(bold|italic|underline|heading-[23]|text-align-\w+|remove-formatting)\.mjs/,
)

/** What certificates are made of, hashes included: whatever needs a piece loads it then. */
const certificates = matching(
  /node_modules\/@noble\/hashes\//,
  /src\/core\/raffles\/certificate\.ts$/,
  /src\/core\/raffles\/draws\/(bytes|canonical-json|certificate-format|check-\w+|chunked-tree|entropy)\.ts$/,
  /src\/core\/raffles\/draws\/(merkle|notes|pick|pick-plan|read-file|receipt|recognize|terms|ticket-leaf|write-certificate)\.ts$/,
)

const charts = matching(
  /node_modules\/(apexcharts|react-apexcharts|prop-types|react-is|object-assign)\//,
  /src\/screens\/kit\/chart(-options)?\./,
)

export const chunkGroups: ChunkGroup[] = [
  { name: 'elements', priority: 90, test: entry },
  { name: 'react', priority: 80, test: matching(/node_modules\/(react|react-dom|scheduler)\//) },
  { name: 'charts', priority: 80, test: charts },
  { name: 'certificates', priority: 80, test: certificates },
  { name: 'rich-text', priority: 80, test: richText },
  { name: 'html', priority: 80, test: html },
  { name: 'dates', priority: 75, test: dates },
  { name: 'reorder', priority: 75, test: reorder },
  { name: 'colors', priority: 75, test: colors },
  { name: 'overlays', priority: 70, test: overlays },
  { name: 'recording', priority: 80, test: matching(/node_modules\/(@rrweb|rrweb)/) },
  {
    name: 'workplace',
    priority: 80,
    test: matching(
      /node_modules\/flagsmith\//,
      /src\/core\/(flag-names|flags|load-workplace|paths|per-desk|permissions|shell\/page-name)\.ts$/,
      /lucide\/dist\/esm\/icons\/(building-complex|chevrons-up-down|lock)\.mjs/,
      /src\/screens\/(forbidden|guarded-frame|stays-open)\.tsx$/,
      /src\/screens\/kit\/(forbidden-state|unsaved)\.tsx?$/,
      /src\/core\/session\/(embed-session|host-session)\.ts$/,
      /src\/core\/(organizations|raffles)\/(api|forget-list|organization|raffle)\.ts$/,
    ),
  },
  { name: 'desk', priority: 60, test: desk },
  { name: 'tiles', priority: 50, test: tiles },
  { name: 'home', priority: 40, test: home },
  { name: 'shell', priority: 40, test: shell },
  { name: 'signed-in', priority: 30, test: signedIn },
  { name: 'switcher', priority: 45, test: switcher },
  { name: 'basics', priority: 25, test: basics },
  { name: 'fields', priority: 24, test: fields },
  { name: 'table', priority: 24, test: table },
  { name: 'forms', priority: 23, test: forms },
  { name: 'icons', priority: 10, test: matching(/node_modules\/lucide\//) },
]
