import ts from 'typescript'
import type { SourceFile } from './source-files.ts'

/** Two letters in a row are a word that somebody reads; `×`, `·` and `%` are not. */
const word = /\p{L}{2,}/u

/** The product's name is the same in every language. */
const productName = 'Raffle Desk'

/** Attributes that people read or hear. */
const spoken = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'label',
  'placeholder',
  'title',
]

/** Words written into a screen or an element instead of its texts: they would stay English in French. */
export function literalWords(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => /^src\/(screens|elements)\/.*\.tsx?$/.test(path))
    .filter(({ path }) => !/texts(\.fr)?\.ts$/.test(path))
    .flatMap(wordsIn)
}

function wordsIn({ path, text }: SourceFile): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const report = (node: ts.Node, words: string): void => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart())
    found.push(`${path}:${line + 1} says "${words.trim().replaceAll(/\s+/g, ' ').slice(0, 60)}"`)
  }
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) && hasWord(node.text)) report(node, node.text)
    if (ts.isJsxAttribute(node)) visitAttribute(node)
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'html') visitTemplate(node)
    ts.forEachChild(node, visit)
  }
  const visitAttribute = ({ name, initializer }: ts.JsxAttribute): void => {
    if (!initializer || !spoken.includes(name.getText())) return
    const value = ts.isJsxExpression(initializer) ? initializer.expression : initializer
    if (value && ts.isStringLiteralLike(value) && hasWord(value.text)) report(value, value.text)
  }
  const visitTemplate = ({ template }: ts.TaggedTemplateExpression): void => {
    for (const words of wordsOfMarkup(markupOf(template))) report(template, words)
  }
  visit(source)
  return found
}

function hasWord(text: string): boolean {
  return word.test(text.replaceAll(productName, ''))
}

/** A template's markup; what it fills in at run time stands as one sign that is no letter. */
function markupOf(template: ts.TemplateLiteral): string {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return template.text
  return [template.head.text, ...template.templateSpans.map(span => span.literal.text)].join(
    '\u25a1',
  )
}

function wordsOfMarkup(markup: string): string[] {
  const attributes = [...markup.matchAll(/\s([\w-]+)="([^"]*)"/g)]
    .filter(([, name = '']) => spoken.includes(name))
    .map(([, , value = '']) => value)
  const between = markup.replaceAll(/<!--[\s\S]*?-->|<style[\s\S]*?<\/style>/g, '').split(/<[^>]*>/)
  return [...attributes, ...between].filter(hasWord)
}
