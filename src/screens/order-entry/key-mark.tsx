/** A key, as it is written on it, beside what it does: drawn, for those who hear it the control says its own. */
export function KeyMark({ of }: { of: string }) {
  return (
    <span className="rd-entry-key" aria-hidden="true">
      {of}
    </span>
  )
}
