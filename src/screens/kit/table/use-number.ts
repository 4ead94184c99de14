import { useCallback } from 'react'
import { useLocale } from '../language.tsx'

/** Counts in the reader's language: "1,234", « 1 234 ». */
export function useNumber(): (count: number) => string {
  const locale = useLocale()
  return useCallback(
    count => new Intl.NumberFormat(`${locale}-CA`, { maximumFractionDigits: 0 }).format(count),
    [locale],
  )
}
