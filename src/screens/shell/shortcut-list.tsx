import { Fragment } from 'react'
import { paletteTexts } from '../../core/shell/palette-texts.ts'
import { keyName, keyWords, type ShortcutGroup } from '../../core/shell/shortcuts.ts'
import { addSheet } from '../../core/style/sheets.ts'
import { useTexts } from '../desk.tsx'
import { Key } from '../kit/key.tsx'
import { Dialog } from '../kit/overlays/dialog.tsx'
import shortcutListCss from './shortcut-list.css?inline'

addSheet(shortcutListCss)

interface ShortcutListProps {
  groups: readonly ShortcutGroup[]
  /** Whether keys are named as on a Mac. */
  onMac: boolean
  onClose: () => void
}

/** What can be done by keyboard, on `?`. */
export function ShortcutList({ groups, onMac, onClose }: ShortcutListProps) {
  const texts = useTexts(paletteTexts)
  const nameOf = (key: string) => {
    const word = keyWords[key]
    return word ? texts[word] : keyName(key, onMac)
  }
  return (
    <Dialog title={texts.shortcuts} open dismissable onClose={onClose}>
      <div className="rd-shortcuts">
        {groups.map(({ title, shortcuts }) => (
          <section key={title}>
            <h3 className="rd-shortcuts-title">{texts[title]}</h3>
            <dl className="rd-shortcuts-list">
              {shortcuts.map(({ keys, does }) => (
                <div key={does} className="rd-shortcut">
                  <dt>{texts[does]}</dt>
                  <dd className="rd-shortcut-keys">
                    {keys.map(pressed => (
                      <Fragment key={pressed.join(' ')}>
                        {pressed.map(key => (
                          <Key key={key}>{nameOf(key)}</Key>
                        ))}
                      </Fragment>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
