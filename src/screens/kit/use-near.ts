import { type RefObject, useEffect, useState } from 'react'

/** More than half a screen's height above and below: whoever scrolls finds it there. */
const nearness = '60% 0px'

/** Whether a place is in sight or near it; for good, once it was. What is printed has no sight: all of it is near. */
export function useNear(place: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (near || !place.current) return
    const come = () => setNear(true)
    const watch = new IntersectionObserver(
      entries => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) come()
      },
      { rootMargin: nearness },
    )
    watch.observe(place.current)
    addEventListener('beforeprint', come)
    return () => {
      watch.disconnect()
      removeEventListener('beforeprint', come)
    }
  }, [near, place])
  return near
}
