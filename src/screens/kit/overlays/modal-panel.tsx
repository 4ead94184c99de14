import { X } from 'lucide'
import { type RefObject, useEffect, useId, useRef } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { addSheet } from '../../../core/style/sheets.ts'
import { IconButton } from '../icon-button.tsx'
import { useWords } from '../language.tsx'
import { AriaRoot } from './aria-root.tsx'
import { focusFirst } from './focus-first.ts'
import modalPanelCss from './modal-panel.css?inline'
import type { ModalProps } from './modal-props.ts'
import { overlayTexts } from './texts.ts'
import { useOverflow } from './use-overflow.ts'

addSheet(modalPanelCss)

interface ModalPanelProps extends ModalProps {
  className: string
  veilClassName?: string
}

/**
 * A surface above everything else, with a head and a foot that stay in sight. The focus begins where
 * `focusFirst` says and goes round inside; closed, it is where it was before. What lies below is inert.
 */
export default function ModalPanel({
  open,
  onClose,
  busy = false,
  dismissable = false,
  showsOnce = false,
  ...panel
}: ModalPanelProps) {
  return (
    <AriaRoot>
      <ModalOverlay
        className={`rd-modal-veil ${panel.veilClassName ?? ''}`}
        isOpen={open}
        onOpenChange={isOpen => isOpen || onClose()}
        isDismissable={dismissable && !busy}
        isKeyboardDismissDisabled={busy || showsOnce}
      >
        <Modal className={panel.className}>
          <Panel {...panel} onClose={onClose} busy={busy} showsOnce={showsOnce} />
        </Modal>
      </ModalOverlay>
    </AriaRoot>
  )
}

type PanelProps = Omit<ModalPanelProps, 'open' | 'className'>

function Panel(props: PanelProps) {
  const { title, onClose, description, footer, busy, showsOnce, role, children } = props
  const words = useWords(overlayTexts)
  const descriptionId = useId()
  const body = useRef<HTMLDivElement>(null)
  const overflows = useOverflow(body)
  return (
    <AriaDialog
      className="rd-modal"
      role={role ?? 'dialog'}
      aria-busy={busy || undefined}
      {...(description ? { 'aria-describedby': descriptionId } : {})}
    >
      <header className="rd-modal-head">
        <Heading slot="title" className="rd-modal-title">
          {title}
        </Heading>
        {!showsOnce && (
          <IconButton
            className="rd-modal-close"
            label={words.close}
            icon={X}
            idle={busy ?? false}
            onClick={onClose}
          />
        )}
        {description && (
          <div id={descriptionId} className="rd-modal-description">
            {description}
          </div>
        )}
      </header>
      {/* Scrolled by keyboard too, when nothing in it takes the focus. */}
      <div ref={body} className="rd-modal-body" {...(overflows ? { tabIndex: 0 } : {})}>
        {children}
      </div>
      {footer && <footer className="rd-modal-foot">{footer}</footer>}
      <FocusAtFirst within={body} />
    </AriaDialog>
  )
}

/** Inside, for its effect to come before the library's, which gives the focus to the frame unless something in it has it. */
function FocusAtFirst({ within }: { within: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    if (within.current) focusFirst(within.current)
  }, [within])
  return null
}
