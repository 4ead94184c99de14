import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as v from 'valibot'
import { editorCalls } from '../../../src/core/raffles/editor/calls.ts'
import { EditorSchema } from '../../../src/core/raffles/editor/fields.ts'
import { newValues } from '../../../src/core/raffles/editor/values.ts'

const ChangeSchema = editorCalls.change.body
const empty = { ...newValues('America/Halifax'), name: 'Harbour', province: 'NS' }

/** What each side makes of a field: the value that it keeps, or that it refuses it. */
function bothSides(change: object): { editor: unknown; api: unknown } {
  const settings = { ...empty.settings, ...Reflect.get(change, 'settings') }
  const typed = v.safeParse(EditorSchema, { ...empty, ...change, settings })
  const sent = v.safeParse(ChangeSchema, { version: 1, ...change })
  return {
    editor: typed.success ? kept(typed.output, change) : 'refused',
    api: sent.success ? kept(sent.output, change) : 'refused',
  }
}

/** The members of `whole` that `part` names. */
function kept(whole: unknown, part: object): unknown {
  const members = Object.entries(part).map(([name, inner]) => {
    const value = Reflect.get(Object(whole), name)
    const isGroup = typeof inner === 'object' && inner !== null
    return [name, isGroup ? kept(value, inner) : value]
  })
  return Object.fromEntries(members)
}

function bothKeep(change: object, stored: object = change): void {
  assert.deepEqual(bothSides(change), { editor: stored, api: stored })
}

function bothRefuse(change: object): void {
  assert.deepEqual(bothSides(change), { editor: 'refused', api: 'refused' }, JSON.stringify(change))
}

const button = (buttonColor: string) => ({
  settings: { whiteLabel: { ...empty.settings.whiteLabel, buttonColor } },
})

test('editor and API take the same cron expressions', () => {
  for (const frequencyCron of ['0 20 * * 5', '0 0 20 * * 5', '@daily', '@WEEKLY', null])
    bothKeep({ frequencyCron })
  for (const frequencyCron of ['', 'every Friday', '@reboot', '@', '0 20 * *', '60 0 20 * * 5'])
    bothRefuse({ frequencyCron })
})

test('editor and API take a colour in capitals, and keep it in small letters', () => {
  bothKeep(button('#5db966'))
  bothKeep(button('#5DB966'), button('#5db966'))
  for (const wrong of ['green', '#5DB96', '#5DB9666', '5DB966', 'red;}*{display:none', ''])
    bothRefuse(button(wrong))
})

test('editor and API refuse to say “almost sold out” from no ticket left', () => {
  bothRefuse({ settings: { ticketThreshold: 0 } })
  bothRefuse({ settings: { ticketThreshold: 1.5 } })
  bothKeep({ settings: { ticketThreshold: 1 } })
  bothKeep({ settings: { ticketThreshold: null } })
})

test('editor and API take as many packages', () => {
  const verdicts = (count: number) => {
    const sent = Array.from({ length: count }, (_, index) => {
      return { ticketCount: index + 1, priceCents: 100, inventory: null }
    })
    const typed = sent.map(each => ({ packageId: null, ...each }))
    return [
      v.is(EditorSchema, { ...empty, packages: typed }),
      v.is(ChangeSchema, { version: 1, packages: sent }),
    ]
  }
  assert.deepEqual(verdicts(50), [true, true])
  assert.deepEqual(verdicts(51), [false, false])
})
