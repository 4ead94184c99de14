import type { Ref } from 'react'
import { errorTexts } from '../core/system/texts.ts'
import { useTexts } from './desk.tsx'
import { ForbiddenState } from './kit/forbidden-state.tsx'

interface ForbiddenProps {
  title?: string | undefined
  ref?: Ref<HTMLDivElement>
}

/** In the place of what this person may not see: that it is so, and who can change it. */
export function Forbidden({ title, ref }: ForbiddenProps) {
  const texts = useTexts(errorTexts)
  return (
    <ForbiddenState ref={ref} title={title ?? texts.forbidden} message={texts.whoGivesAccess} />
  )
}
