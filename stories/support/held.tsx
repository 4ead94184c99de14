import { type ReactNode, useState } from 'react'

/** Keeps a field's value, as a form would: `<Held start="">{(value, onChange) => …}</Held>`. */
export function Held<Value>({
  start,
  children,
}: {
  start: Value
  children: (value: Value, onChange: (value: Value) => void) => ReactNode
}) {
  const [value, setValue] = useState(start)
  return children(value, next => setValue(next))
}
