import { Ellipsis, Mail, Printer, SlidersHorizontal, Trash2 } from 'lucide'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../src/screens/kit/button.tsx'
import { Icon } from '../../src/screens/kit/icon.tsx'
import { Menu } from '../../src/screens/kit/overlays/menu.tsx'
import { MoreMenu } from '../../src/screens/kit/overlays/more-menu.tsx'
import { PopoverButton } from '../../src/screens/kit/overlays/popover-button.tsx'
import { type Toast, Toasts } from '../../src/screens/kit/overlays/toasts/toasts.tsx'
import { Tooltip } from '../../src/screens/kit/overlays/tooltip.tsx'
import { PrintButton } from '../../src/screens/kit/print-button.tsx'
import { inside, type KitStory, kitStory } from '../support/story.tsx'

export default {}

const nothing = () => undefined

/** Opens by the story's button what then stands in the layer beside its root. */
function opened(draw: Parameters<typeof kitStory>[0], selector: string): KitStory {
  return {
    ...kitStory(draw),
    async play({ canvasElement }) {
      const { root, findByRole } = await inside(canvasElement)
      await userEvent.click(await findByRole('button'))
      const scope = root.getRootNode() as ShadowRoot
      await waitFor(() => expect(scope.querySelector(selector)).not.toBeNull())
    },
  }
}

const orderMenu = (french: boolean) => (
  <Menu
    label={french ? 'Actions pour la commande 4F09C2' : 'Actions for order 4F09C2'}
    trigger={
      <Button variant="quiet" aria-label={french ? 'Actions' : 'Actions'}>
        <Icon of={Ellipsis} />
      </Button>
    }
    align="start"
    items={[
      {
        id: 'email',
        label: french ? 'Envoyer par courriel' : 'Send by email',
        icon: Mail,
        onAction: nothing,
      },
      {
        id: 'print',
        label: french ? 'Imprimer les billets' : 'Print tickets',
        icon: Printer,
        disabledBecause: french
          ? 'Les billets sont envoyés par courriel seulement.'
          : 'The tickets are sent by email only.',
        onAction: nothing,
      },
      { separator: true },
      {
        id: 'void',
        label: french ? 'Annuler la commande' : 'Void order',
        icon: Trash2,
        tone: 'danger',
        onAction: nothing,
      },
    ]}
  />
)

export const ClosedMenu: KitStory = kitStory(({ locale }) => orderMenu(locale === 'fr'))

export const OpenMenu = opened(({ locale }) => orderMenu(locale === 'fr'), '[role=menu]')

/** What else a page's head has, behind a button. */
export const MoreOfARecord = opened(
  ({ locale }) => (
    <MoreMenu
      words={locale === 'fr' ? 'Plus' : 'More'}
      of="Tern Cove Hospice Society"
      items={[
        {
          id: 'remove',
          label: locale === 'fr' ? 'Retirer' : 'Remove',
          icon: Trash2,
          onAction: nothing,
        },
      ]}
    />
  ),
  '[role=menu]',
)

export const MenuInSections = opened(
  ({ locale }) => (
    <Menu
      label={locale === 'fr' ? 'Exporter' : 'Export'}
      trigger={<Button>{locale === 'fr' ? 'Exporter' : 'Export'}</Button>}
      align="start"
      items={[
        {
          id: 'orders',
          title: locale === 'fr' ? 'Commandes' : 'Orders',
          items: [
            { id: 'page', label: locale === 'fr' ? 'Cette page' : 'This page', onAction: nothing },
            {
              id: 'all',
              label: locale === 'fr' ? 'Toutes les commandes' : 'All orders',
              onAction: nothing,
            },
          ],
        },
        {
          id: 'tickets',
          title: locale === 'fr' ? 'Billets' : 'Tickets',
          items: [
            {
              id: 'numbers',
              label: locale === 'fr' ? 'Numéros de billets' : 'Ticket numbers',
              onAction: nothing,
            },
          ],
        },
      ]}
    />
  ),
  '[role=menu]',
)

export const OpenPopoverButton = opened(
  ({ locale }) => (
    <PopoverButton
      label={locale === 'fr' ? 'Colonnes' : 'Columns'}
      trigger={
        <Button icon={<Icon of={SlidersHorizontal} />}>
          {locale === 'fr' ? 'Colonnes' : 'Columns'}
        </Button>
      }
    >
      {close => (
        <>
          <p>{locale === 'fr' ? 'Choisissez ce qui s’affiche.' : 'Choose what the table shows.'}</p>
          <Button onClick={close}>{locale === 'fr' ? 'Terminé' : 'Done'}</Button>
        </>
      )}
    </PopoverButton>
  ),
  '.rd-popover-panel',
)

export const ATooltip: KitStory = {
  ...kitStory(({ locale }) => (
    <Tooltip text={locale === 'fr' ? 'Envoyé à toutes les acheteuses' : 'Sent to every buyer'}>
      <Button>{locale === 'fr' ? 'Envoyer' : 'Send'}</Button>
    </Tooltip>
  )),
  async play({ canvasElement }) {
    const { root, findByRole } = await inside(canvasElement)
    await userEvent.tab()
    ;(await findByRole('button')).focus()
    const scope = root.getRootNode() as ShadowRoot
    await waitFor(() => expect(scope.querySelector('[role=tooltip]')).not.toBeNull())
  },
}

const toasts = (french: boolean): Toast[] => [
  {
    id: 1,
    kind: 'ok',
    text: french ? 'La commande 4F09C2 est annulée.' : 'Order 4F09C2 was voided.',
    action: { label: french ? 'Rétablir' : 'Undo', onAction: nothing },
  },
  {
    id: 2,
    kind: 'bad',
    text: french
      ? 'La commande 4F09B8 n’a pas pu être annulée : elle est déjà remboursée.'
      : 'Order 4F09B8 could not be voided: it is already refunded.',
  },
  { id: 3, kind: 'info', text: french ? 'L’exportation a commencé.' : 'The export has started.' },
]

export const SomeToasts: KitStory = kitStory(({ locale }) => (
  <div className="rd-story-wide">
    <Toasts toasts={toasts(locale === 'fr')} onDismiss={nothing} />
  </div>
))

export const PrintsOnPaper: KitStory = kitStory(({ locale }) => (
  <PrintButton
    label={locale === 'fr' ? 'Imprimer les billets' : 'Print tickets'}
    content={() => ({
      title: locale === 'fr' ? 'Billets de la commande 4F09C2' : 'Tickets of order 4F09C2',
      size: 'letter',
      css: '.rd-story-ticket { break-after: page; font-size: 24pt; }',
      content: (
        <>
          <p className="rd-story-ticket">000 101</p>
          <p className="rd-story-ticket">000 102</p>
        </>
      ),
    })}
  />
))
