import { useEffect } from 'react'
import { typedAddress } from '../../../core/session/typed-address.ts'
import { useDesk } from '../../desk.tsx'
import { useDoorForm } from '../../session/parts/door-form.tsx'
import { useEmailCheck } from '../../session/parts/use-checks.ts'

/**
 * The form that asks for a link by an address, which stands there already for whoever comes from login or back.
 *
 * @param request asks for it; the same is said of any address
 */
export function useAddressForm(request: (email: string, attempt: string) => Promise<void>) {
  const typed = typedAddress(useDesk())
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
