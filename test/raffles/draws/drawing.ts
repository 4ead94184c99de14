import type { Locale } from '../../../src/core/i18n/texts.ts'
import { tagOf } from '../../../src/core/screens.ts'
import type { Role } from '../../../src/core/session/role.ts'
import { defineElements } from '../../../src/elements/define.ts'
import { type DrawWorld, liveDrawAnswers } from '../../../stories/raffles/draw-answers.ts'
import { finalDrawId, pickedWinner, raffleId } from '../../../stories/raffles/draw-fixtures.ts'
import { type Answers, data, type StoryCall } from '../../../stories/support/fake-api.ts'
import { rafflePaths } from '../../../stories/support/paths.ts'
import { type StoryDeskOptions, storyDesk } from '../../../stories/support/story-desk.ts'
import { usualGlobals } from '../../../stories/support/toolbar.ts'
import { box } from '../../support/browser/fixture.ts'
import { waitFor } from '../../support/browser/wait-for.ts'

export interface Scene {
  root: HTMLElement
  element: HTMLElement
  /** What the server has now. */
  world: DrawWorld
  /** Bodies and queries of the calls that wrote, by their path. */
  written: { path: string; call: StoryCall }[]
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
  const server = options.server?.(state) ?? {}
  const writing = Object.fromEntries(
    Object.entries(server).map(([path, prepared]) => [
      path,
      async (call: StoryCall) => {
        state.written.push({ path, call })
        const reply = typeof prepared === 'function' ? await prepared(call) : prepared
        if (reply === done) return writtenAnswer(path, state.world)
        return reply === 'never' ? {} : reply
      },
    ]),
  )
  const answers = { ...liveDrawAnswers(() => state.world), ...writing }
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

export const step = (name: Parameters<typeof rafflePaths.drawStep>[1]) =>
  `POST ${rafflePaths.drawStep(finalDrawId, name)}`

export const picks = `POST ${rafflePaths.winners}`

/** It is written: answered as the API does. */
export const done = data({})

function writtenAnswer(path: string, { draw, winners = [pickedWinner] }: DrawWorld) {
  if (path.endsWith('/stubs')) return data({ stubCount: 1 })
  if (path.endsWith('/clear-cheques')) return data({ cleared: 1 })
  if (path.includes('/draws/')) return data(draw)
  if (path === picks || path.endsWith('/reject-buyer')) return data([])
  return data(path.includes('/winner') ? winners[0] : {})
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
