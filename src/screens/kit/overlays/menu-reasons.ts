import type { MenuAction, MenuEntry } from './menu-entries.ts'

export interface SharedReason {
  reason: string
  /** What it stands against; empty where nothing else in the menu has another reason. */
  labels: readonly string[]
}

/** Reasons that several items have: said once for all of them, they don't fill the menu. */
export function sharedReasons(items: readonly MenuEntry[]): readonly SharedReason[] {
  const disabled = items.flatMap(actionsIn).flatMap(({ label, disabledBecause }) => {
    return disabledBecause === undefined ? [] : [{ label, reason: disabledBecause }]
  })
  const reasons = [...new Set(disabled.map(({ reason }) => reason))]
  return reasons.flatMap(reason => {
    const labels = disabled.filter(item => item.reason === reason).map(({ label }) => label)
    if (labels.length < 2) return []
    return [{ reason, labels: reasons.length === 1 ? [] : labels }]
  })
}

function actionsIn(entry: MenuEntry): readonly MenuAction[] {
  if ('separator' in entry) return []
  return 'onAction' in entry ? [entry] : entry.items
}
