import { type RefObject, useEffect, useRef, useState } from 'react'
import { type Action, useAction } from '../../use-action.ts'

interface DrawForm<Name extends string> {
  action: Action
  /** What a field is given: its place for the focus, that it is required, and what is wrong in it. */
  field<Value>(name: Name, change: (value: Value) => void): FieldProps<Value>
  /** Puts the focus into the first field with a fault. True when there is none. */
  check(): boolean
  /** After an entry the next one starts without faults; the focus is in its first field. */
  startAgain(first: Name): void
}

interface FieldProps<Value> {
  ref: (control: HTMLElement | null) => void
  required: true
  onChange: (value: Value) => void
  error: string | undefined
}

/**
 * A form of the draw's procedure: faults show once somebody has tried, a refusal of the server stands at its field until
 * that changes, and the focus goes to the first field with either.
 * @param faults of each field in the form's order: what is wrong in it now, in words
 */
export function useDrawForm<Name extends string>(
  faults: Readonly<Record<Name, string | false>>,
): DrawForm<Name> {
  const names = Object.keys(faults) as Name[]
  const action = useAction(names)
  const [tried, setTried] = useState(false)
  const controls = useRef<Partial<Record<Name, HTMLElement | null>>>({})
  const focus = (name: Name) => controls.current[name]?.focus()
  useFocusOnRefused(action, names, controls)

  return {
    action,
    field: (name, change) => ({
      ref: control => {
        controls.current[name] = control
      },
      required: true,
      onChange: value => {
        change(value)
        action.clear(name)
      },
      error: (tried && faults[name]) || action.refused[name],
    }),
    check() {
      setTried(true)
      const first = names.find(name => faults[name] !== false)
      if (first !== undefined) focus(first)
      return first === undefined
    },
    startAgain(first) {
      setTried(false)
      focus(first)
    },
  }
}

/** After a refusal the focus goes to the first field that was refused. */
function useFocusOnRefused<Name extends string>(
  { refused }: Action,
  names: readonly Name[],
  controls: RefObject<Partial<Record<Name, HTMLElement | null>>>,
): void {
  const order = useRef(names)
  useEffect(() => {
    order.current = names
  })
  const before = useRef(0)
  useEffect(() => {
    const count = Object.keys(refused).length
    const first = order.current.find(name => refused[name] !== undefined)
    // Fewer are left once somebody types in one of them: the focus is theirs then.
    if (count > before.current && first !== undefined) controls.current[first]?.focus()
    before.current = count
  }, [refused, controls])
}
