import { useStore } from '@nanostores/react'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { Reason } from '../../../core/decision.ts'
import type { Locale } from '../../../core/i18n/texts.ts'
import { may } from '../../../core/permissions.ts'
import type { DrawProcedure, DrawView } from '../../../core/raffles/draws/draw-procedure.ts'
import { drawName, formatCount, ruleWords } from '../../../core/raffles/draws/draw-words.ts'
import { drawRuleTexts } from '../../../core/raffles/draws/rule-texts.ts'
import { raffleTexts } from '../../../core/raffles/texts.ts'
import type { WinnerCircumstances } from '../../../core/raffles/winners/rules.ts'
import type { Role } from '../../../core/session/role.ts'
import { userOf } from '../../../core/session/session.ts'
import { useDesk, useTexts } from '../../desk.tsx'
import { useLocale } from '../../kit/language.tsx'
import { useMoment } from './use-moment.ts'

/** What every step of the procedure stands on. */
export interface ProcedureScene extends DrawView {
  procedure: DrawProcedure
  /** "Final draw". */
  name: string
  roles: readonly Role[]
  /** Who decides about a picked ticket, and from where. */
  decider: Omit<WinnerCircumstances, 'checks'>
  /** This person takes the draw's steps; others read. */
  draws: boolean
  /** The server's clock. */
  now: Date
  locale: Locale
  number: (count: number) => string
  moment: (instant: string) => string
  /** A rule's reason in words. */
  reason: (reason: Reason) => string
}

const Scene = createContext<ProcedureScene | null>(null)

interface ProviderProps {
  procedure: DrawProcedure
  view: DrawView
  children: ReactNode
}

export function ProcedureProvider({ procedure, view, children }: ProviderProps) {
  const desk = useDesk()
  const texts = useTexts(raffleTexts)
  const rules = useTexts(drawRuleTexts)
  const locale = useLocale()
  const user = userOf(useStore(desk.session.$session))
  const moment = useMoment(view.draw.timeZone)
  const scene = useMemo((): ProcedureScene => {
    const roles = user?.roles ?? []
    return {
      ...view,
      procedure,
      name: drawName(view.draw, { texts, locale }),
      roles,
      decider: {
        roles,
        userId: user?.id ?? '',
        byTwo: view.draw.secondPersonConfirms,
        embedded: desk.session.kind === 'host',
      },
      draws: may('raffles:draw', roles),
      now: new Date(view.draw.now),
      locale,
      number: count => formatCount(count, locale),
      moment,
      reason: ruleWords(rules, locale),
    }
  }, [view, procedure, texts, rules, locale, user, moment, desk])
  return <Scene value={scene}>{children}</Scene>
}

/** @throws Error outside a ProcedureProvider */
export function useProcedure(): ProcedureScene {
  const scene = useContext(Scene)
  if (!scene) throw new Error('A step of a draw needs a <ProcedureProvider> above it.')
  return scene
}
