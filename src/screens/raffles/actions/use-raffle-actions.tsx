import {
  Ban,
  CircleCheck,
  CirclePause,
  CircleX,
  Copy,
  Eye,
  Lock,
  Pencil,
  Send,
  Ticket,
  Trash2,
} from 'lucide'
import { type ReactNode, type RefObject, useCallback, useState } from 'react'
import { pathTo } from '../../../core/links.ts'
import { may } from '../../../core/permissions.ts'
import { type RaffleActionTexts, raffleActionTexts } from '../../../core/raffles/action-texts.ts'
import { cancelsRaffle } from '../../../core/raffles/raffle.ts'
import type { RaffleDetail } from '../../../core/raffles/raffle-detail.ts'
import type { RaffleRow } from '../../../core/raffles/raffle-row.ts'
import { decide, type RaffleAction } from '../../../core/raffles/rules.ts'
import type { Role } from '../../../core/session/role.ts'
import { useDesk, useTexts } from '../../desk.tsx'
import type { MenuAction, MenuEntry } from '../../kit/overlays/menu-entries.ts'
import { useNotify } from '../../use-notify.ts'
import { useRoles } from '../../use-roles.ts'
import { useGoTo } from '../use-go-to.ts'
import { type AskedAction, RaffleActionDialog } from './action-dialog.tsx'
import { type RuleWords, useRuleWords } from './use-rule-words.ts'

interface Options {
  /** An element of the screen: where going to another screen is asked for. */
  place: RefObject<HTMLElement | null>
  /** Something is done. @param after the raffle as it is then; null: it is gone. Not told of a copy */
  onDone: (action: AskedAction, after: RaffleDetail | null) => void
  /** The server refused, because the raffle is no longer what was shown. */
  onChanged: () => void
}

export interface RaffleActions {
  /** A raffle's menu: each action allowed, or with the reason why not. The same function while nothing changes. */
  entriesOf: (raffle: RaffleRow, from?: 'list' | 'view') => readonly MenuEntry[]
  ask: (action: AskedAction, raffle: RaffleRow) => void
  goTo: (path: string) => void
  /** The open question; draw it once. */
  dialog: ReactNode
}

/** What can be done with raffles, in the list and in the view alike. */
export function useRaffleActions({ place, onDone, onChanged }: Options): RaffleActions {
  const texts = useTexts(raffleActionTexts)
  const roles = useRoles()
  const words = useRuleWords()
  const notify = useNotify()
  const goTo = useGoTo(place)
  const { location } = useDesk()
  const [asked, setAsked] = useState<{ action: AskedAction; raffle: RaffleRow }>()

  const ask = useCallback(
    (action: AskedAction, raffle: RaffleRow) => setAsked({ action, raffle }),
    [],
  )
  const entriesOf = useCallback(
    (raffle: RaffleRow, from: 'list' | 'view' = 'list') =>
      menuOf({ raffle, from, texts, roles, words, ask, goTo, openHere: location.update }),
    [texts, roles, words, ask, goTo, location],
  )

  function done(after: RaffleDetail | null) {
    if (!asked) return
    const { action, raffle } = asked
    setAsked(undefined)
    const said = texts[doneWords[action]]({ name: after?.name ?? raffle.name })
    const copy = action === 'copy' && after ? pathTo('raffle', { raffle: after.id }) : null
    notify('ok', said, copy ? { label: texts.openCopy, onAction: () => goTo(copy) } : undefined)
    onDone(action, after)
  }

  const dialog = asked && (
    <RaffleActionDialog
      key={`${asked.action} ${asked.raffle.id}`}
      {...asked}
      onDone={done}
      onChanged={onChanged}
      onClose={() => setAsked(undefined)}
    />
  )
  return { entriesOf, ask, goTo, dialog }
}

const doneWords = {
  copy: 'copied',
  'request-activation': 'requested',
  activate: 'activated',
  deactivate: 'deactivated',
  end: 'endedNow',
  close: 'closedNow',
  delete: 'deleted',
} as const satisfies Record<AskedAction, keyof RaffleActionTexts>

const icons = {
  edit: Pencil,
  copy: Copy,
  'request-activation': Send,
  activate: CircleCheck,
  deactivate: CirclePause,
  end: Ban,
  close: Lock,
  delete: Trash2,
} as const

interface MenuOf {
  raffle: RaffleRow
  from: 'list' | 'view'
  texts: RaffleActionTexts
  roles: readonly Role[]
  words: RuleWords
  ask: RaffleActions['ask']
  goTo: RaffleActions['goTo']
  /** In the view that is open. */
  openHere: (parameters: Record<string, string>) => void
}

function menuOf(of: MenuOf): readonly MenuEntry[] {
  const { raffle, from, texts, roles, words, ask, goTo } = of
  const now = new Date()
  const go = (path: string) => () => goTo(path)
  function entry(action: Exclude<RaffleAction, 'pick-winner'>, onAction: () => void): MenuAction {
    const decision = decide(action, raffle, roles, now)
    const why = words.reasonsOf(decision)
    return {
      id: action,
      label: texts[action],
      icon: icons[action],
      // What is missing is listed by the question itself, each with the way there.
      ...(why && !onlyIncomplete(decision) ? { disabledBecause: why } : {}),
      onAction,
    }
  }
  const asking = (action: AskedAction) => entry(action, () => ask(action, raffle))
  const picking = pickOption(raffle, {
    now,
    texts,
    roles,
    onAction: go(pathTo('raffleDraw', { raffle: raffle.id })),
  })
  const view: MenuAction = {
    id: 'view',
    label: texts.view,
    icon: Eye,
    onAction: go(pathTo('raffle', { raffle: raffle.id })),
  }
  return [
    ...(from === 'list' ? [view] : []),
    entry('edit', go(pathTo('raffleEditor', { raffle: raffle.id }))),
    asking('copy'),
    { separator: true },
    asking('request-activation'),
    asking('activate'),
    asking('deactivate'),
    { separator: true },
    { ...asking('end'), tone: 'danger' },
    ...(picking ? [picking] : []),
    asking('close'),
    ...cancelOption(of),
    { ...asking('delete'), tone: 'danger' },
  ]
}

/** Section 4: an option that shows only where it may be taken; what it leads to says what is still to be done first. */
function pickOption(
  raffle: RaffleRow,
  {
    now,
    texts,
    roles,
    onAction,
  }: Pick<MenuOf, 'texts' | 'roles'> & { now: Date; onAction: () => void },
): MenuAction | null {
  if (!decide('pick-winner', raffle, roles, now).allowed) return null
  return { id: 'pick-winner', label: texts['pick-winner'], icon: Ticket, onAction }
}

/** All its orders become void, which is asked where they are listed. What sold nothing is deleted, and what is closed stays. */
function cancelOption({ raffle, from, texts, roles, goTo, openHere }: MenuOf): MenuAction[] {
  const { id, status } = raffle
  const isNever = status === 'draft' || status === 'pending' || status === 'closed'
  if (isNever || !may('orders:void', roles)) return []
  const there = { tab: 'orders', [cancelsRaffle]: 'open' }
  return [
    {
      id: 'cancel-raffle',
      label: texts['cancel-raffle'],
      icon: CircleX,
      tone: 'danger',
      ...(status !== 'ended' && { disabledBecause: texts.endFirst }),
      onAction: () =>
        from === 'view' ? openHere(there) : goTo(pathTo('raffle', { raffle: id, ...there })),
    },
  ]
}

/** A draft that lacks something may still ask what it is. */
function onlyIncomplete(decision: ReturnType<typeof decide>): boolean {
  if (decision.allowed) return false
  return decision.reasons.every(({ code }) => code === 'requirements-missing')
}
