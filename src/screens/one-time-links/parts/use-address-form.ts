import { useEffect } from 'react'
import { perDesk } from '../../../core/per-desk.ts'
import { useDesk } from '../../desk.tsx'
import { useDoorForm } from '../../session/parts/door-form.tsx'
import { useEmailCheck } from '../../session/parts/use-checks.ts'

/** What was typed last where a link is asked for. It goes with the page. */
const typedOf = perDesk(() => ({ email: '' }))

/**
 * The form that asks for a link by an address, which stands there again for whoever comes back to correct it.
 *
 * @param request asks for it; the same is said of any address
 */
export function useAddressForm(request: (email: string, attempt: string) => Promise<void>) {
  const typed = typedOf(useDesk())
  const wrongEmail = useEmailCheck()
  const { form, field, values } = useDoorForm({
    initially: { email: typed.email },
    check: ({ email }) => wrongEmail('email', email),
    send: ({ email }, attempt) => request(email.trim(), attempt),
  })
  useEffect(() => {
    typed.email = values.email
  }, [typed, values.email])
  return { form, field }
}
