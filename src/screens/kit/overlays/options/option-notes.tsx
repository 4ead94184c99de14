import type { KeyboardEvent, Ref } from 'react'
import { addSheet } from '../../../../core/style/sheets.ts'
import { Alert } from '../../alert.tsx'
import { Button } from '../../button.tsx'
import { useWords } from '../../language.tsx'
import { DeclareContext } from '../../screen-state.ts'
import { Skeleton } from '../../skeleton.tsx'
import { optionsIn } from './option.ts'
import optionNotesCss from './option-notes.css?inline'
import { optionTexts } from './texts.ts'
import type { OptionSearch } from './use-option-search.ts'

addSheet(optionNotesCss)

export interface OptionNoteProps {
  /** Said when nothing is found of what was typed. */
  noMatch?: string | undefined
  /** What to say of a failure. */
  failureOf?: ((error: unknown) => string) | undefined
}

interface OptionNotesProps extends OptionNoteProps {
  search: OptionSearch
  /** Whether something was typed: nothing found and nothing there are two things. */
  typed: boolean
  ref?: Ref<HTMLDivElement>
  /** Back to where the person types: the button that had the focus is gone, or was left. */
  onLeave: () => void
}

/** What a search says below its list: on its way, nothing found, more than shown, or why it failed, with Retry. */
export function OptionNotes({ search, typed, noMatch, failureOf, ref, onLeave }: OptionNotesProps) {
  const words = useWords(optionTexts)
  const { found } = search
  const failed = found.state === 'failed' || found.state === 'dismissed'

  function leaveBy(event: KeyboardEvent<HTMLElement>) {
    const buttons = [...event.currentTarget.querySelectorAll('button')]
    const end = event.shiftKey ? buttons[0] : buttons.at(-1)
    if (event.key !== 'Tab' || event.target !== end) return
    event.preventDefault()
    event.stopPropagation()
    onLeave()
  }

  return (
    <>
      {found.state === 'loading' && <Waiting />}
      {failed && (
        <div ref={ref} className="rd-options-failure" onKeyDownCapture={leaveBy}>
          {found.state === 'failed' && (
            <Alert
              dismissLabel={words.dismiss}
              onDismiss={() => {
                search.dismiss()
                onLeave()
              }}
            >
              {failureOf?.(found.error) ?? words.failed}
            </Alert>
          )}
          <Button
            onClick={() => {
              search.retry()
              onLeave()
            }}
          >
            {words.retry}
          </Button>
        </div>
      )}
      <p className="rd-options-note" role="status">
        {found.state === 'loading' && <span className="rd-only-read-out">{words.loading}</span>}
        {found.state === 'ready' && sayReady(optionsIn(search.options).length, found.more)}
      </p>
    </>
  )

  function sayReady(shown: number, more: boolean): string {
    if (shown === 0) return typed ? (noMatch ?? words.noMatch) : words.nothing
    return more ? words.more({ count: String(shown) }) : ''
  }
}

/** As high as a few options. A list that isn't open is drawn where nobody sees it: the screen doesn't wait for it. */
function Waiting() {
  return (
    <DeclareContext value={undefined}>
      <div className="rd-options-waiting" aria-hidden="true">
        {['62%', '48%', '74%', '55%'].map(width => (
          <div key={width} className="rd-option">
            <Skeleton width={width} />
          </div>
        ))}
      </div>
    </DeclareContext>
  )
}
