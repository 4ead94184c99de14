import { useStore } from '@nanostores/react'
import { Building2, ChevronsUpDown } from 'lucide'
import { useEffect, useId, useRef, useState } from 'react'
import type { Desk } from '../../core/desk.ts'
import { messageOf } from '../../core/errors.ts'
import { takeSwitched } from '../../core/organizations/switched.ts'
import { createSwitcher } from '../../core/organizations/switcher.ts'
import { organizationsTexts } from '../../core/organizations/texts.ts'
import type { OrganizationChoice } from '../../core/session/user.ts'
import { addSheet } from '../../core/style/sheets.ts'
import { errorTexts } from '../../core/system/texts.ts'
import { claimFocus } from '../claim-focus.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Icon } from '../kit/icon.tsx'
import { ErrorDialog } from '../kit/overlays/error-dialog.tsx'
import { Popover } from '../kit/overlays/popover.tsx'
import { Spinner } from '../kit/spinner.tsx'
import switcherCss from './organization-switcher.css?inline'
import { SwitcherPanel } from './switcher-panel.tsx'

addSheet(switcherCss)

/** Embedded, a switch draws everything anew, this button too: it takes the focus back. */
const justSwitched = new WeakSet<Desk>()

/** Its own picture, or anybody's where it has none or it can't be loaded. */
function Mark({ logo }: { logo: string | null }) {
  const [failed, setFailed] = useState(false)
  if (logo === null || failed) return <Icon of={Building2} />
  return <img className="rd-switcher-logo" src={logo} alt="" onError={() => setFailed(true)} />
}

/** The organisation switcher (section 2); nothing for people with nowhere to switch to. */
export default function OrganizationSwitcher() {
  const desk = useDesk()
  const texts = useTexts(organizationsTexts)
  const errors = useTexts(errorTexts)
  const [switcher] = useState(() => createSwitcher(desk))
  const current = useStore(switcher.$current)
  const state = useStore(switcher.$state)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const panelId = useId()
  const busy = state.state === 'switching'

  useEffect(() => {
    const switched = desk.session.kind === 'standalone' ? takeSwitched() : justSwitched.delete(desk)
    return switched && button.current ? claimFocus(button.current) : undefined
  }, [desk])

  if (!current) return null

  function choose(choice: OrganizationChoice) {
    panel.current?.hidePopover()
    if (choice.id === current?.id) return
    justSwitched.add(desk)
    void switcher.switchTo(choice).then(() => {
      if (switcher.$state.get().state === 'failed') justSwitched.delete(desk)
    })
  }

  return (
    <div className="rd-switcher">
      <button
        ref={button}
        type="button"
        data-next
        className="rd-switcher-button"
        popoverTarget={busy ? undefined : panelId}
        aria-haspopup="dialog"
        aria-label={
          busy ? texts.switching({ name: state.to.name }) : texts.switchFrom({ name: current.name })
        }
        aria-busy={busy}
      >
        {busy ? <Spinner /> : <Mark key={current.logo} logo={current.logo} />}
        <span className="rd-switcher-name">{busy ? state.to.name : current.name}</span>
        <Icon of={ChevronsUpDown} className="rd-switcher-chevrons" />
      </button>
      <p className="rd-only-read-out" role="status">
        {busy ? texts.switching({ name: state.to.name }) : ''}
      </p>
      <Popover id={panelId} anchor={button} panel={panel} label={texts.list}>
        {() => <SwitcherPanel currentId={current.id} onChoose={choose} />}
      </Popover>
      {state.state === 'failed' && (
        <ErrorDialog
          title={texts.error}
          message={messageOf(state.error, errors.unexpected)}
          closeLabel={texts.close}
          onClose={switcher.dismiss}
        />
      )}
    </div>
  )
}
