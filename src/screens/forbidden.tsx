import type { Ref } from 'react'
import { errorTexts } from '../core/system/texts.ts'
import { useDesk, useTexts } from './desk.tsx'
import { ForbiddenState } from './kit/forbidden-state.tsx'
import { useRoles } from './use-roles.ts'

interface ForbiddenProps {
  title?: string | undefined
  /** The organization lacks the product: nobody of its own can change that. */
  lacksProduct?: boolean
  /** It stands for a whole screen, whose heading would be a page's first. */
  isScreen?: boolean
  ref?: Ref<HTMLDivElement>
}

/** In the place of what this person may not see: that it is so, and who can change it. */
export function Forbidden({ title, lacksProduct = false, isScreen = false, ref }: ForbiddenProps) {
  const texts = useTexts(errorTexts)
  const { supportEmail } = useDesk().config
  // Nobody of their organization can give them more than they have.
  const isOwner = useRoles().includes('account owner')
  return (
    <ForbiddenState
      ref={ref}
      heading={isScreen ? 'h1' : 'h2'}
      title={title ?? texts.forbidden}
      message={
        isOwner || lacksProduct
          ? texts.staffGivesAccess({ email: supportEmail })
          : texts.whoGivesAccess
      }
    />
  )
}
