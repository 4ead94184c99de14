import type { FieldValues } from 'react-hook-form'
import { Banner } from '../banner.tsx'
import { Button } from '../button.tsx'
import { useLocale, useWords } from '../language.tsx'
import { clockTime } from './clock-time.ts'
import type { KitForm } from './form.ts'
import { formTexts } from './texts.ts'

/** Says that what somebody typed before a forced sign-out, or in a tab that was killed, stands in the form again. */
export function RestoredDraft<Values extends FieldValues>({
  form,
  onDiscard = form.discard,
}: {
  form: KitForm<Values>
  /** Where more than the form has to begin anew. */
  onDiscard?: () => void
}) {
  const words = useWords(formTexts)
  const locale = useLocale()
  if (!form.restored) return null
  const time = clockTime(form.restored.at, locale)
  return (
    <Banner
      tone="info"
      title={words.restored({ time })}
      detail={form.restored.unsure ? words.restoredUnsure : words.restoredDetail}
    >
      <Button onClick={onDiscard}>{words.discardRestored}</Button>
    </Banner>
  )
}
