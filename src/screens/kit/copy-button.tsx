import { Check, Copy } from 'lucide'
import { useEffect, useState } from 'react'
import { addSheet } from '../../core/style/sheets.ts'
import copyButtonCss from './copy-button.css?inline'
import { copyText } from './copy-text.ts'
import { Icon } from './icon.tsx'
import { useWords } from './language.tsx'
import { kitTexts } from './texts.ts'

addSheet(copyButtonCss)

/** How long it says so. */
const sayMs = 2_000

interface CopyButtonProps {
  /** What is copied. */
  text: string
  /** What it is, for its name: "Copy public link". */
  what: string
}

/** Copies a text, and says that it did. */
export function CopyButton({ text, what }: CopyButtonProps) {
  const words = useWords(kitTexts)
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')
  useEffect(() => {
    if (state !== 'copied') return
    const timer = setTimeout(() => setState('idle'), sayMs)
    return () => clearTimeout(timer)
  }, [state])
  const label = words.copy({ what })
  return (
    <>
      <button
        type="button"
        className="rd-copy"
        aria-label={label}
        title={label}
        onClick={async event => {
          setState((await copyText(text, event.currentTarget)) ? 'copied' : 'failed')
        }}
      >
        <Icon of={state === 'copied' ? Check : Copy} size={14} />
      </button>
      <span role="status" className={`rd-copy-said rd-copy-${state}`}>
        {state === 'copied' && words.copied}
        {state === 'failed' && words.notCopied}
      </span>
    </>
  )
}
