import { type RefObject, useContext, useEffect, useState } from 'react'
import { HeldSavesContext } from '../../held-saves.ts'

/**
 * Holds back every save of the form around an element, of the kit or not, for as long as it would be saved
 * without its file. True once somebody tried, until that is over.
 */
export function useHeldSave(element: RefObject<HTMLElement | null>, holding: boolean): boolean {
  const [held, setHeld] = useState(false)
  const saves = useContext(HeldSavesContext)
  useEffect(() => {
    if (!holding) return
    const tell = () => setHeld(true)
    const focus = () => element.current?.querySelector('button')?.focus()
    const release = saves?.add({ tell, focus })
    const form = element.current?.closest('form')
    const hold = (event: SubmitEvent) => {
      // A form in a dialog of the field is another one.
      if (event.target !== form) return
      event.preventDefault()
      event.stopImmediatePropagation()
      tell()
      focus()
    }
    form?.addEventListener('submit', hold, { capture: true })
    return () => {
      release?.()
      form?.removeEventListener('submit', hold, { capture: true })
      setHeld(false)
    }
  }, [element, saves, holding])
  return held
}
