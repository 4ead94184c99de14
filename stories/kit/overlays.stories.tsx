import { useRef } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Alert } from '../../src/screens/kit/alert.tsx'
import { ErrorDialog } from '../../src/screens/kit/overlays/error-dialog.tsx'
import { Popover } from '../../src/screens/kit/overlays/popover.tsx'
import { inside, type KitStory, kitStory } from '../support/story.tsx'

export default {}

export const RedAlert: KitStory = kitStory(({ locale }) => (
  <div className="rd-story-wide">
    <Alert>
      {locale === 'fr' ? 'Le réseau est injoignable.' : 'The network can’t be reached.'}
    </Alert>
  </div>
))

export const DismissibleAlert: KitStory = kitStory(({ locale }) => (
  <div className="rd-story-wide">
    <Alert onDismiss={() => undefined} dismissLabel={locale === 'fr' ? 'Fermer' : 'Dismiss'}>
      {locale === 'fr' ? 'La recherche a échoué. (E-17)' : 'The search failed. (E-17)'}
    </Alert>
  </div>
))

export const ErrorModal: KitStory = {
  ...kitStory(({ locale }) => (
    <ErrorDialog
      title={locale === 'fr' ? 'Erreur' : 'Error'}
      message={
        locale === 'fr'
          ? 'Vous n’avez plus accès à cet organisme.'
          : 'You no longer have access to this organization.'
      }
      closeLabel={locale === 'fr' ? 'Fermer' : 'Close'}
      onClose={() => undefined}
    />
  )),
  async play({ canvasElement }) {
    const { root } = await inside(canvasElement)
    await waitFor(() => expect(root.querySelector('dialog:modal')).not.toBeNull())
  },
}

function WithPopover({ word }: { word: string }) {
  const anchor = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className="rd-button rd-button-secondary"
        popoverTarget="panel"
      >
        {word}
      </button>
      <Popover id="panel" anchor={anchor} panel={panel} label={word}>
        {() => <p className="rd-story">{word}</p>}
      </Popover>
    </>
  )
}

export const OpenPopover: KitStory = {
  ...kitStory(({ locale }) => <WithPopover word={locale === 'fr' ? 'Détails' : 'Details'} />),
  async play({ canvasElement }) {
    const { root, findByRole } = await inside(canvasElement)
    await userEvent.click(await findByRole('button'))
    await waitFor(() => expect(root.querySelector('.rd-popover:popover-open')).not.toBeNull())
  },
}
