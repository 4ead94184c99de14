/** What the payments banner says (section 2, Dashboard, and section 8). One store a desk. */
import { computed, onMount, type ReadableAtom } from 'nanostores'
import { messageOf } from '../errors.ts'
import { isOn } from '../flag-state.ts'
import { perDesk } from '../per-desk.ts'
import { may } from '../permissions.ts'
import { createResource } from '../resource.ts'
import { userOf } from '../session/session.ts'
import type { Account } from './account.ts'
import { accountCalls } from './calls.ts'
import { type Attention, attentionOf } from './rules.ts'

/** `none`: no connected account, nothing outstanding, or nothing that this person may see. */
export type PaymentsBannerState =
  | { state: 'loading' }
  | { state: 'none' }
  | { state: 'attention'; attention: Exclude<Attention, { kind: 'none' }> }
  /** `message` is empty when the error has no words of its own. */
  | { state: 'failed'; message: string }

export interface PaymentsBanner {
  readonly $banner: ReadableAtom<PaymentsBannerState>
  reload(): void
}

const flag = 'show-stripe-banner'

/** The store behind every showing of the banner on this desk. It asks only where flag and role allow. */
export const paymentsBannerOf = perDesk((desk): PaymentsBanner => {
  const account = createResource<Account | null>(desk, {
    async load({ signal }) {
      const user = userOf(desk.session.$session.get())
      const id = desk.$organization.get()?.stripeConnectedAccountId
      const wanted = isOn(desk.$flags.get(), flag) && may('account:read', user?.roles ?? [])
      if (!id || !wanted) return { data: null, version: '' }
      return {
        data: await desk.http.ask(accountCalls.get, { params: { id } }, { signal }),
        version: '',
      }
    },
  })

  const $banner = computed(account.$state, (resource): PaymentsBannerState => {
    switch (resource.state) {
      case 'loading':
        return { state: 'loading' }
      case 'failed':
        return { state: 'failed', message: messageOf(resource.error, '') }
      case 'ready': {
        if (!resource.data) return { state: 'none' }
        const attention = attentionOf(resource.data.providerData.futureRequirements)
        return attention.kind === 'none' ? { state: 'none' } : { state: 'attention', attention }
      }
      default:
        return { state: 'none' }
    }
  })

  onMount($banner, () => {
    let was = isOn(desk.$flags.get(), flag)
    return desk.$flags.listen(flags => {
      const is = isOn(flags, flag)
      if (is !== was) account.reload()
      was = is
    })
  })

  return { $banner, reload: account.reload }
})
