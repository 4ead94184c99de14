/** Why an RB admin changes what is another organization's, as this page knows: what holds, and until when. */
import { atom, onMount, type ReadableAtom } from 'nanostores'
import type { Asked } from '../contract.ts'
import type { Desk } from '../desk.ts'
import { perDesk } from '../per-desk.ts'
import { staffReasonCalls } from './calls.ts'
import type { StaffReason } from './staff-reason.ts'

/** Told among the tabs of a browser, which are one session: what holds in it has changed. */
export const staffReasonsChannel = 'raffle-desk.staff-reasons'

export interface StaffReasons {
  readonly $held: ReadableAtom<readonly StaffReason[]>
  /** As the server has them; where it can't be asked, those that are known stay. */
  read(): Promise<void>
  /** @throws DeskError */
  give(body: Asked<typeof staffReasonCalls.give>['body'], attempt: string): Promise<void>
  /** @throws DeskError */
  end(id: string): Promise<void>
}

/** Nothing of it is shown by lists or records. */
const unseen = true

export const staffReasonsOf = perDesk((desk: Desk): StaffReasons => {
  const { http } = desk
  const $held = atom<readonly StaffReason[]>([])
  let timer: ReturnType<typeof setTimeout> | undefined

  function hold(held: readonly StaffReason[]) {
    const now = Date.now()
    const living = held.filter(({ endsAt }) => Date.parse(endsAt) > now)
    $held.set(living)
    clearTimeout(timer)
    if (living.length === 0) return
    const first = Math.min(...living.map(({ endsAt }) => Date.parse(endsAt)))
    timer = setTimeout(() => hold($held.get()), first - now)
  }
  const read = async () => hold(await http.ask(staffReasonCalls.list, {}).catch(() => $held.get()))

  let tabs: BroadcastChannel | undefined
  onMount($held, () => {
    if (desk.session.kind !== 'standalone') return undefined
    const channel = new BroadcastChannel(staffReasonsChannel)
    channel.onmessage = () => void read()
    tabs = channel
    return () => channel.close()
  })
  function holdAndTell(held: readonly StaffReason[]) {
    hold(held)
    tabs?.postMessage(null)
  }

  const without = (isGone: (reason: StaffReason) => boolean) =>
    $held.get().filter(reason => !isGone(reason))

  desk.session.$session.listen(({ state }) => {
    if (state !== 'signed-in') hold([])
  })
  return {
    $held,
    read,
    async give(body, attempt) {
      const given = await http.ask(staffReasonCalls.give, { body }, { attempt, unseen })
      holdAndTell([
        ...without(({ organizationId }) => organizationId === given.organizationId),
        given,
      ])
    },
    async end(id) {
      await http.ask(staffReasonCalls.end, { params: { id } }, { unseen })
      holdAndTell(without(reason => reason.id === id))
    },
  }
})
