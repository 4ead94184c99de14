import { useCallback } from 'react'
import { useDesk } from './desk.tsx'

/** Notices make room for a bar of buttons: it stands where they would come. For an effect that ends with the bar. */
export function useBarForNotices(): () => () => void {
  const { $bars } = useDesk().notices
  return useCallback(() => {
    $bars.set($bars.get() + 1)
    return () => $bars.set($bars.get() - 1)
  }, [$bars])
}
