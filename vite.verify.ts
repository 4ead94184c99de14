/**
 * verify.html: the page that checks draw certificates, as one file with nothing beside it, so that it can be
 * kept, sent on and opened without a network. Script and style stand in it, allowed by their hashes alone.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { contentsOf } from './vite.licences.ts'

const root = import.meta.dirname
const font = 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'

const styleSheets = [
  'src/core/style/tokens.css',
  'src/core/style/base.css',
  ...['page', 'results', 'cards', 'media'].map(name => `demo/verify/${name}.css`),
]

/** What the page was made of, whose terms dist/licences.txt tells. */
export const verifyPageContents: ReturnType<typeof contentsOf>[] = []

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The page's whole text. */
export async function verifyPage(): Promise<string> {
  const script = await bundled()
  const style = [fontFace(), ...styleSheets.map(read)].join('\n')
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(style)}`,
    'font-src data:',
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
  return read('demo/verify/index.html')
    .replace('__POLICY__', () => policy)
    .replace('/* __STYLE__ */', () => style)
    .replace('/* __SCRIPT__ */', () => script)
}

function fontFace(): string {
  const data = readFileSync(join(root, font)).toString('base64')
  return `@font-face { font-family: "RD Inter"; font-weight: 100 900; src: url(data:font/woff2;base64,${data}) format("woff2") }`
}

async function bundled(): Promise<string> {
  const outcome = await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'chrome123',
      modulePreload: false,
      rolldownOptions: {
        input: join(root, 'demo/verify/main.ts'),
        output: { format: 'es', codeSplitting: false },
      },
    },
  })
  const [first] = Array.isArray(outcome) ? outcome : [outcome]
  if (!first || !('output' in first)) throw new Error('The page that verifies draws was not built.')
  verifyPageContents.push({ ...contentsOf(first.output), files: [font] })
  // What would end the element early never comes out of our own code unescaped.
  return first.output[0].code.replaceAll('</script', '<\\/script').trim()
}

/** Adds verify.html to the build, and answers it while developing. */
export function verifyPagePlugin(): Plugin {
  return {
    name: 'verify-page',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'verify.html', source: await verifyPage() })
    },
    configureServer(server) {
      server.middlewares.use('/verify.html', (_request, response, next) => {
        verifyPage()
          .then(html => response.setHeader('content-type', 'text/html; charset=utf-8').end(html))
          .catch(next)
      })
    },
  }
}
