import type { Desk } from './desk.ts'

/**
 * After somebody switched to another language: what was told in the one before goes, but for bad news and ways back.
 *
 * @param say says what is to be said in the new one, once its words are there
 */
export function afterSwitch(
  { notices, texts }: Pick<Desk, 'notices'> & { texts: Pick<Desk['texts'], '$loading'> },
  say: () => void = () => undefined,
): void {
  for (const { id, kind, action } of notices.$notices.get())
    if (kind !== 'bad' && !action) notices.dismiss(id)
  if (texts.$loading.get()) {
    const stop = texts.$loading.listen(loading => {
      if (loading) return
      stop()
      say()
    })
  } else say()
}
