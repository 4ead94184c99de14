import { existsSync } from 'node:fs'
import ts from 'typescript'
import { root } from '../config/root.ts'
import type { SourceFile } from './source-files.ts'

/** Texts that lack their French, or whose French lacks or invents a key or a {parameter}. */
export function untranslated(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => /(^|[/-])texts\.ts$/.test(path) && !path.includes('/i18n/'))
    .flatMap(english => {
      const path = english.path.replace(/\.ts$/, '.fr.ts')
      const french = files.find(file => file.path === path)
      if (!french) return existsSync(`${root}/${path}`) ? [] : [`${path} is missing`]
      return differences(english, french)
    })
}

/** What French here says otherwise than its neighbours do. */
const unfrench: readonly [pattern: RegExp, instead: string][] = [
  [/50\/50/, 'moitié-moitié'],
  [/\bFrançais\b|\bAnglais\b/, 'names of languages in lower case'],
  [/\d\sh\s00/, 'a full hour without minutes'],
]

/** French texts that are not French as it is written in Canada. */
export function notFrench(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => /texts\.fr\.ts$/.test(path))
    .flatMap(({ path, text }) => {
      const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
      return wordsBelow(source).flatMap(words =>
        unfrench
          .filter(([pattern]) => pattern.test(words))
          .map(([, instead]) => `${path} says "${words.slice(0, 60)}": ${instead}`),
      )
    })
}

/** Every text below a node; keys are none. */
function wordsBelow(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text]
  const parts = ts.isPropertyAssignment(node) ? [node.initializer] : node.getChildren()
  return parts.flatMap(wordsBelow)
}

function differences(english: SourceFile, french: SourceFile): string[] {
  const source = textsIn(english)
  const target = textsIn(french)
  const lacking = [...source.keys()]
    .filter(key => !target.has(key))
    .map(key => `${french.path} lacks ${key}`)
  const invented = [...target.keys()]
    .filter(key => !source.has(key))
    .map(key => `${french.path} has ${key}, which ${english.path} lacks`)
  const params = [...source]
    .filter(([key, text]) => target.has(key) && target.get(key) !== text)
    .map(([key, text]) => `${french.path}: ${key} has {${target.get(key)}} instead of {${text}}`)
  return [...lacking, ...invented, ...params]
}

/** Every key that holds a text, as a dotted path, with the names of the text's {parameters}. */
function textsIn({ path, text }: SourceFile): Map<string, string> {
  const found = new Map<string, string>()
  const visit = (node: ts.Node, keys: string[]): void => {
    if (ts.isPropertyAssignment(node)) {
      const key = [...keys, node.name.getText(source).replaceAll(/['"]/g, '')]
      const words = wordsOf(node.initializer)
      if (words !== undefined) found.set(key.join('.'), parametersOf(words))
      else visit(node.initializer, key)
      return
    }
    ts.forEachChild(node, child => visit(child, keys))
  }
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  visit(source, [])
  return found
}

/** The words of 'text', `text` or params('text'). */
function wordsOf(node: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isCallExpression(node)) {
    const [first] = node.arguments
    return first && ts.isStringLiteralLike(first) ? first.text : undefined
  }
  if (ts.isBinaryExpression(node)) {
    const left = wordsOf(node.left)
    const right = wordsOf(node.right)
    return left === undefined || right === undefined ? undefined : left + right
  }
  return undefined
}

function parametersOf(words: string): string {
  return [...new Set([...words.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))].sort().join(', ')
}
