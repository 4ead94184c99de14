import { useStore } from '@nanostores/react'
import { createContext, type ReactNode, useContext } from 'react'
import type { Desk } from '../core/desk.ts'
import type { TextSet, Texts } from '../core/i18n/texts.ts'
import { LanguageContext } from './kit/language.tsx'

const DeskContext = createContext<Desk | null>(null)

/** Gives a screen its desk; the element that shows the screen does it. */
export function DeskProvider({ desk, children }: { desk: Desk; children: ReactNode }) {
  return (
    <DeskContext value={desk}>
      <LanguageContext value={desk}>{children}</LanguageContext>
    </DeskContext>
  )
}

/** @throws Error outside a DeskProvider */
export function useDesk(): Desk {
  const desk = useContext(DeskContext)
  if (!desk) throw new Error('useDesk needs a <DeskProvider> above it.')
  return desk
}

/** A set of texts in the desk's language. */
export function useTexts<English extends Texts>(set: TextSet<English>): English {
  return useStore(useDesk().texts(set))
}
