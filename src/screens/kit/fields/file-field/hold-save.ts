import { type RefObject, useEffect, useState } from 'react'

/**
 * Holds back the save of the form around an element while work is under way in it: saved now, the form
 * would lack its file. True once somebody tried, until the work is over.
 */
export function useHeldSave(element: RefObject<HTMLElement | null>, underWay: boolean): boolean {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    const form = element.current?.closest('form')
    if (!underWay || !form) return
    const hold = (event: SubmitEvent) => {
      // A form in a dialog of the field is another one.
      if (event.target !== form) return
      event.preventDefault()
      event.stopImmediatePropagation()
      setHeld(true)
      element.current?.querySelector('button')?.focus()
    }
    form.addEventListener('submit', hold, { capture: true })
    return () => {
      form.removeEventListener('submit', hold, { capture: true })
      setHeld(false)
    }
  }, [element, underWay])
  return held
}
