import { type ReactNode, useEffect, useRef, useState } from 'react'
import { DeskError } from '../../../core/errors.ts'
import { randomKey } from '../../../core/random-key.ts'
import { useDesk } from '../../desk.tsx'
import { Alert } from '../../kit/alert.tsx'
import { Button } from '../../kit/button.tsx'
import { useFailureMessage } from './use-failure-message.ts'

interface DoorFormOptions<Values> {
  initially: Values
  /** What is wrong with them, in the reader's words. */
  check: (values: Values) => Partial<Record<keyof Values, string>>
  /** One attempt, which a repeat after a lost answer carries again. Once it has settled, the screen shows something else, or another one is sent. */
  send: (values: Values, attempt: string) => Promise<void>
}

export interface DoorForm {
  busy: boolean
  error: unknown
  submit: () => void
  /** Counts the times that fields were found wrong as they were sent. */
  faults: number
}

/**
 * A short form for somebody who isn't signed in: nothing of it is kept, and nothing typed is lost while it stands. Fields are
 * checked on input and on blur (section 5), and all of them before they are sent.
 */
export function useDoorForm<Values extends Record<string, string | boolean>>({
  initially,
  check,
  send,
}: DoorFormOptions<Values>) {
  const [values, setValues] = useState(initially)
  const [touched, setTouched] = useState<Partial<Record<keyof Values, true>>>({})
  const [refused, setRefused] = useState<Partial<Record<string, string>>>({})
  const [state, setState] = useState<{ busy: boolean; error: unknown }>({
    busy: false,
    error: null,
  })
  const [faults, setFaults] = useState(0)
  const attempt = useRef<{ key: string; of: Values } | null>(null)
  const reasons = check(values)

  function field<Name extends keyof Values & string>(name: Name) {
    return {
      name,
      value: values[name],
      error: refused[name] ?? (touched[name] ? reasons[name] : undefined),
      onChange(value: Values[Name]) {
        setValues(before => ({ ...before, [name]: value }))
        setTouched(before => ({ ...before, [name]: true }))
        setRefused({})
      },
      onBlur: () => setTouched(before => ({ ...before, [name]: true })),
    }
  }

  async function submitted() {
    if (Object.keys(reasons).length > 0) {
      setTouched(
        // What only appears afterwards isn't wrong before somebody was there.
        Object.fromEntries(Object.keys(reasons).map(name => [name, true])) as typeof touched,
      )
      setFaults(count => count + 1)
      return
    }
    // What was changed is another request.
    if (attempt.current?.of !== values) attempt.current = { key: randomKey(), of: values }
    setState({ busy: true, error: null })
    try {
      await send(values, attempt.current.key)
      attempt.current = null
      setState({ busy: false, error: null })
    } catch (error) {
      const named = error instanceof DeskError ? error.errors : []
      const own = named.flatMap(({ field: name, message }) =>
        name !== undefined && name in values ? [[name, message] as const] : [],
      )
      setRefused(Object.fromEntries(own))
      setState({ busy: false, error: own.length > 0 ? null : error })
      if (own.length > 0) setFaults(count => count + 1)
    }
  }

  const form: DoorForm = {
    ...state,
    faults,
    submit: () => {
      if (!state.busy) void submitted()
    },
  }
  /** Changes some that weren't typed: nothing is said of them before they are left. */
  function put(changed: Partial<Values>) {
    setValues(before => ({ ...before, ...changed }))
  }
  return { form, values, field, put }
}

interface Props {
  form: DoorForm
  /** The button's, and what is read out while it works. */
  submit: string
  busyLabel: string
  children?: ReactNode
}

export function DoorForm({ form, submit, busyLabel, children }: Props) {
  const failureMessage = useFailureMessage()
  const desk = useDesk()
  const place = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (form.faults > 0) place.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [form.faults])

  // Alone on its page, one can type at once: as soon as its words show, unless something has the focus.
  useEffect(
    () =>
      desk.texts.$loading.subscribe(loading => {
        if (loading || desk.session.kind === 'host') return
        if (document.activeElement === document.body)
          // A hidden one, which says whose password it is, has no id.
          place.current?.querySelector<HTMLElement>('input[id], select')?.focus()
      }),
    [desk],
  )

  return (
    <>
      {form.error !== null && (
        <Alert>
          <p>{failureMessage(form.error)}</p>
        </Alert>
      )}
      <form
        ref={place}
        className="rd-login-form"
        noValidate
        // Should our code ever fail to answer, nothing typed may end up in an address.
        method="post"
        onSubmit={event => {
          event.preventDefault()
          form.submit()
        }}
      >
        {children}
        <Button
          type="submit"
          variant="primary"
          size="lg"
          busy={form.busy}
          // A press must not blur a field first: its message would move the button from under the pointer.
          onMouseDown={event => event.preventDefault()}
        >
          {submit}
        </Button>
        <p className="rd-only-read-out" role="status">
          {form.busy ? busyLabel : ''}
        </p>
      </form>
    </>
  )
}
