/** Which part of what an order shows is what somebody typed, so that it can be marked. */
import { bareLetters } from '../format/bare-letters.ts'
import { isSlipOf } from '../format/edit-distance.ts'
import type { FindReason, FoundOrder } from './find.ts'
import { wordsIn } from './name-words.ts'

/** A piece of a text, marked or not. */
export interface Piece {
  text: string
  marked: boolean
}

type Why = FoundOrder['why']
type Place = readonly [from: number, to: number]

/**
 * A shown text in pieces.
 * @param reasons those that this text can be the reason of
 */
export function piecesOf(text: string, why: Why, reasons: readonly FindReason[]): Piece[] {
  const places = why
    .filter(({ reason }) => reasons.includes(reason))
    .flatMap(({ typed, reason }) => placesOf(text, typed, reason))
    .sort(([one, oneEnd], [other, otherEnd]) => one - other || otherEnd - oneEnd)
  const pieces: Piece[] = []
  let at = 0
  for (const [from, to] of places) {
    if (from < at) continue
    if (from > at) pieces.push({ text: text.slice(at, from), marked: false })
    pieces.push({ text: text.slice(from, to), marked: true })
    at = to
  }
  if (at < text.length) pieces.push({ text: text.slice(at), marked: false })
  return pieces
}

function placesOf(text: string, typed: string, reason: FindReason): Place[] {
  switch (reason) {
    case 'name':
    case 'raffle':
      return wordsIn(typed).flatMap(word => beginningsOf(text, word))
    case 'similar-name':
      return wordsIn(typed).flatMap(word => similarTo(text, word))
    case 'email':
      return whereIn(text.toLowerCase(), typed.toLowerCase())
    case 'phone':
      return digitsIn(text, typed.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, ''))
    case 'order':
      return [[0, Math.min(text.length, typed.replaceAll(/[#-]/g, '').length)]]
    case 'ticket':
    case 'card':
    case 'similar-email':
      return [[0, text.length]]
    case 'reference':
    case 'former-email':
    case 'former-phone':
      return []
  }
}

function whereIn(text: string, typed: string): Place[] {
  const at = text.indexOf(typed)
  return at === -1 ? [] : [[at, at + typed.length]]
}

/** Its words with where they stand: "Saint-Amand" is two. */
function shownWords(text: string): { word: string; at: number }[] {
  return [...text.matchAll(/[\p{Letter}\p{Mark}\p{Number}'’ʼ‘`]+/gu)].map(({ 0: word, index }) => ({
    word,
    at: index,
  }))
}

function beginningsOf(text: string, typed: string): Place[] {
  return shownWords(text).flatMap(({ word, at }): Place[] => {
    if (!wordsIn(word).join('').startsWith(typed)) return []
    let length = 0
    let bare = ''
    for (const letter of word) {
      if (bare.length >= typed.length && /[^\p{Mark}]/u.test(letter)) break
      bare += bareLetters(letter).replace(/['’ʼ‘`]/g, '')
      length += letter.length
    }
    return [[at, at + length]]
  })
}

/** All but for a slip of the keyboard or two. */
function similarTo(text: string, typed: string): Place[] {
  return shownWords(text)
    .filter(({ word }) => isSlipOf(typed, wordsIn(word).join('')))
    .map(({ word, at }): Place => [at, at + word.length])
}

/** "5550142" in "(902) 555-0142". */
function digitsIn(text: string, digits: string): Place[] {
  const places = [...text.matchAll(/\d/g)].map(({ index }) => index)
  const at = text.replace(/\D/g, '').indexOf(digits)
  const [from, to] = [places[at], places[at + digits.length - 1]]
  return at === -1 || from === undefined || to === undefined ? [] : [[from, to + 1]]
}
