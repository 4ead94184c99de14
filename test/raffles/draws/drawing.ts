import type { Locale } from '../../../src/core/i18n/texts.ts'
import { type DrawSteps, drawCalls } from '../../../src/core/raffles/draws/calls.ts'
import { winnerCalls } from '../../../src/core/raffles/winners/calls.ts'
import { tagOf } from '../../../src/core/screen-row.ts'
import type { Role } from '../../../src/core/session/role.ts'
import { defineElements } from '../../../src/elements/define.ts'
import { type DrawWorld, liveDrawAnswers } from '../../../stories/raffles/draw-answers.ts'
import { finalDrawId, pickedWinner, raffleId } from '../../../stories/raffles/draw-fixtures.ts'
import {
  type Answers,
  at,
  type Call,
  type Endpoint,
  onWire,
} from '../../../stories/support/fake-api.ts'
import { type StoryDeskOptions, storyDesk } from '../../../stories/support/fake-desk.ts'
import { usualGlobals } from '../../../stories/support/toolbar.ts'
import { box } from '../../support/browser/fixture.ts'
import { waitFor } from '../../support/browser/wait-for.ts'

export interface Scene {
  root: HTMLElement
  element: HTMLElement
  /** What the server has now. */
  world: DrawWorld
  /** Bodies and queries of the calls that wrote, in order. */
  written: { endpoint: Endpoint; call: Call }[]
  /** The screen anew on the same desk, as after a way to elsewhere and back. */
  placeAgain(): Promise<Pick<Scene, 'root' | 'element'>>
}

interface Options {
  role?: Role
  locale?: Locale
  kind?: StoryDeskOptions['kind']
  server?: (scene: { world: DrawWorld; written: Scene['written'] }) => Answers
}

/** The draw's screen on a server that is this world; what it writes is kept. */
export async function placeDraw(start: DrawWorld, options: Options = {}): Promise<Scene> {
  defineElements()
  const state = { world: start, written: [] as Scene['written'] }
  const writing = (options.server?.(state) ?? []).map(({ endpoint, prepared }) => ({
    endpoint,
    prepared: async (call: Call) => {
      state.written.push({ endpoint, call })
      const reply: unknown = typeof prepared === 'function' ? await prepared(call) : prepared
      return reply === done ? writtenAnswer(endpoint, state.world) : reply
    },
  }))
  const answers = [...liveDrawAnswers(() => state.world), ...writing]
  const { role = 'account owner', locale = 'en', kind = 'host' } = options
  const desk = storyDesk({ ...usualGlobals, role, locale }, { answers, kind })
  let placed: HTMLElement | undefined
  async function place() {
    placed?.remove()
    const element = Object.assign(document.createElement(tagOf('raffleDraw')), { desk })
    placed = element
    element.setAttribute('raffle-id', raffleId)
    element.setAttribute('draw-id', finalDrawId)
    box().append(element)
    const root = await waitFor(
      () =>
        element.shadowRoot?.querySelector<HTMLElement>('.rd-root .rd-step')?.closest('.rd-root'),
      'the steps',
    )
    return { element, root: root as HTMLElement }
  }
  return Object.assign(state, await place(), { placeAgain: place })
}

export const step = <const Name extends keyof DrawSteps>(name: Name) =>
  at(drawCalls[name] as (typeof drawCalls)[Name] & { path: '/:id' }, { id: finalDrawId })

export const picks = winnerCalls.pick

/** It is written: answered as the API does. */
export const done = onWire({ body: { data: {} } })

function writtenAnswer(endpoint: Endpoint, { draw, winners = [pickedWinner] }: DrawWorld) {
  const { path } = endpoint
  if (path.endsWith('/stubs')) return { stubCount: 1 }
  if (path.endsWith('/clear-cheques')) return { cleared: 1 }
  if (path.includes('/draws/')) return draw
  if (endpoint === picks || path.endsWith('/reject-buyer')) return []
  return path.includes('/winner') ? winners[0] : {}
}

/** A control of the screen or of the dialog above it, by its name. */
export async function control(
  scene: Pick<Scene, 'element'>,
  selector: string,
  name: string | RegExp,
): Promise<HTMLElement> {
  return waitFor(() => {
    const found = [...(scene.element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? [])]
    return found.find(each => {
      const own = each.getAttribute('aria-label') ?? each.textContent ?? ''
      return typeof name === 'string' ? own.trim() === name : name.test(own)
    })
  }, `${selector} ${name}`)
}

/** The control of the field with this label. */
export async function field(scene: Pick<Scene, 'element'>, label: RegExp): Promise<HTMLElement> {
  return waitFor(() => {
    const fields = [...(scene.element.shadowRoot?.querySelectorAll('.rd-field') ?? [])]
    const found = fields.find(each =>
      label.test(each.querySelector('.rd-field-label')?.textContent ?? ''),
    )
    return found?.querySelector<HTMLElement>('input, textarea')
  }, `field ${label}`)
}

/** The open dialog. */
export function dialogOf(scene: Pick<Scene, 'element'>): HTMLElement | null {
  return (
    scene.element.shadowRoot?.querySelector<HTMLElement>('[role="alertdialog"], [role="dialog"]') ??
    null
  )
}
