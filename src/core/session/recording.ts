/**
 * Session recording (section 2, "Login screen"; the tool is rrweb). This file and rrweb load only
 * when someone signs in with the query parameter `log`; never embedded. Every entry and all text
 * are masked before anything leaves the browser.
 */
import { record } from '@rrweb/record'
import { atom, type ReadableAtom } from 'nanostores'
import type { Http } from '../http.ts'
import type { RecordedEvent } from './recorded-event.ts'
import { recordingCalls } from './recording-calls.ts'
import { maskEvent } from './recording-masks.ts'
import type { SessionUser } from './user.ts'

/**
 * Charts stay out, with all in them: the library writes each bar's amount into an attribute, and a bar's height gives it
 * away. rrweb asks of each changed element alone whether it is blocked, hence both.
 */
const leftOut = '.rd-chart, .rd-chart *'
const batchEvents = 50
const batchMs = 5_000
/** What a browser sends after the page is left: 64 KB, less the headers' share. */
const keepaliveBytes = 60_000

export interface ActiveRecording {
  /** `failed`: the API didn't take a batch, and recording has stopped. */
  readonly $state: ReadableAtom<'recording' | 'failed'>
  /** Ends it; what was not sent yet is sent. */
  stop(): void
  /** Ends it after a sign-out, when there is no session to send under. */
  discard(): void
}

/**
 * Starts recording this page; the first custom event names the person.
 * @lazy imported on demand, by session-watch.ts
 */
export function startRecording(http: Http, user: SessionUser): ActiveRecording {
  const $state = atom<'recording' | 'failed'>('recording')
  let waiting: RecordedEvent[] = []
  let sending = Promise.resolve()

  function take(event: RecordedEvent) {
    waiting.push(maskEvent(event))
    if (waiting.length >= batchEvents) flush()
  }

  function flush(call: { keepalive?: boolean } = {}) {
    if (waiting.length === 0) return
    const events = waiting
    waiting = []
    // One after another, so that the server keeps them in order.
    sending = call.keepalive
      ? send(events, call).catch(() => undefined)
      : sending.then(() => send(events)).catch(fail)
  }

  async function send(events: readonly RecordedEvent[], options: { keepalive?: boolean } = {}) {
    const body = { events: events.map(event => ({ ...event })) }
    await http.ask(recordingCalls.save, { body }, { ...options, unseen: true })
  }

  function fail() {
    end()
    $state.set('failed')
  }

  function onPageHide() {
    const fits = new Blob([JSON.stringify(waiting)]).size < keepaliveBytes
    flush({ keepalive: fits })
  }

  function end() {
    stopRecord?.()
    clearInterval(timer)
    removeEventListener('pagehide', onPageHide)
  }

  const stopRecord = record<RecordedEvent>({
    emit: take,
    maskAllInputs: true,
    maskTextSelector: '*',
    blockSelector: leftOut,
    recordCanvas: false,
    collectFonts: false,
    inlineImages: false,
    sampling: { mousemove: 100, scroll: 200, input: 'last' },
  })
  record.addCustomEvent('identify', {
    id: user.id,
    email: user.email.toLowerCase(),
    organizationId: user.organizationUuid,
  })
  const timer = setInterval(flush, batchMs)
  addEventListener('pagehide', onPageHide)

  return {
    $state,
    stop() {
      end()
      flush()
    },
    discard: end,
  }
}
