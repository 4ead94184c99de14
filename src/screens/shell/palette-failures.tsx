import { messageOf } from '../../core/errors.ts'
import type { FoundGroup } from '../../core/shell/palette-search.ts'
import { paletteTexts } from '../../core/shell/palette-texts.ts'
import { useTexts } from '../desk.tsx'
import { Alert } from '../kit/alert.tsx'
import { Button } from '../kit/button.tsx'

interface PaletteFailuresProps {
  groups: readonly FoundGroup[]
  nameOf: (title: string) => string
  onRetry: () => void
}

/** Which searches failed, and why; what the others found stands above. */
export function PaletteFailures({ groups, nameOf, onRetry }: PaletteFailuresProps) {
  const texts = useTexts(paletteTexts)
  const failed = groups.flatMap(({ id, title, answer }) =>
    answer.state === 'failed' ? [{ id, group: nameOf(title), error: answer.error }] : [],
  )
  if (failed.length === 0) return null
  return (
    <div className="rd-palette-failures">
      <Alert>
        {failed.map(({ id, group, error }) => (
          <p key={id}>{texts.failed({ group, message: messageOf(error) })}</p>
        ))}
        <Button className="rd-palette-retry" onClick={onRetry}>
          {texts.retry}
        </Button>
      </Alert>
    </div>
  )
}
