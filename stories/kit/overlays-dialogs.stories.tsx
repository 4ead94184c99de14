import { expect, waitFor } from 'storybook/test'
import * as v from 'valibot'
import { formRules } from '../../src/core/forms/form-rules.ts'
import { Button } from '../../src/screens/kit/button.tsx'
import { Field } from '../../src/screens/kit/fields/field.tsx'
import { TextField } from '../../src/screens/kit/fields/text-field.tsx'
import { fieldsOf } from '../../src/screens/kit/forms/fields-of.tsx'
import { FormDialog } from '../../src/screens/kit/forms/form-dialog.tsx'
import { useKitForm } from '../../src/screens/kit/forms/use-kit-form.ts'
import { Confirm } from '../../src/screens/kit/overlays/confirm.tsx'
import { Dialog } from '../../src/screens/kit/overlays/dialog.tsx'
import { Drawer } from '../../src/screens/kit/overlays/drawer.tsx'
import { inside, type KitStory, kitStory } from '../support/story.tsx'

export default {}

const nothing = () => undefined

/** Dialogs stand in the layer beside the story's root. */
async function isOpen(canvasElement: HTMLElement) {
  const { root } = await inside(canvasElement)
  await waitFor(() =>
    expect((root.getRootNode() as ShadowRoot).querySelector('.rd-modal')).not.toBeNull(),
  )
}

function story(draw: Parameters<typeof kitStory>[0]): KitStory {
  return { ...kitStory(draw), play: ({ canvasElement }) => isOpen(canvasElement) }
}

const footer = (french: boolean) => (
  <>
    <Button size="lg">{french ? 'Annuler' : 'Cancel'}</Button>
    <Button size="lg" variant="primary">
      {french ? 'Enregistrer' : 'Save changes'}
    </Button>
  </>
)

const email = (french: boolean) => (
  <Field label={french ? 'Adresse courriel' : 'Email address'}>
    {control => <input {...control} className="rd-input" defaultValue="r.thibodeau@example.org" />}
  </Field>
)

const clauses = Array.from({ length: 30 }, (_, index) => index + 1)

const rules = (french: boolean) =>
  clauses.map(clause => (
    <p key={clause}>
      {french
        ? `${clause}. Le numéro gagnant est tiré au sort parmi tous les billets vendus.`
        : `${clause}. The winning number is drawn from all tickets that were sold.`}
    </p>
  ))

const formSchema = v.object({ email: v.pipe(v.string(), v.nonEmpty('email-required'), v.email()) })
const questionRules = formRules(formSchema)

function Question({ french }: { french: boolean }) {
  const form = useKitForm({
    rules: questionRules,
    values: { email: 'r.thibodeau@example.org' },
    onSave: async () => ({ state: 'saved' }) as const,
  })
  return (
    <FormDialog
      form={form}
      title={french ? 'Envoyer de nouveau les billets' : 'Send the tickets again'}
      description={
        french
          ? 'L’acheteuse reçoit un nouveau courriel avec ses 20 billets.'
          : 'The buyer gets another email with all 20 tickets.'
      }
      submitLabel={french ? 'Envoyer' : 'Send'}
      onClose={nothing}
    >
      {fieldsOf(form)('email', french ? 'Adresse courriel' : 'Email address', bound => (
        <TextField {...bound} type="email" />
      ))}
    </FormDialog>
  )
}

export const WithFields = story(({ locale }) => <Question french={locale === 'fr'} />)

export const ADialog = story(({ locale }) => (
  <Dialog
    open
    title={locale === 'fr' ? 'Envoyer de nouveau les billets' : 'Send the tickets again'}
    description={
      locale === 'fr'
        ? 'L’acheteuse reçoit un nouveau courriel avec ses 20 billets.'
        : 'The buyer gets another email with all 20 tickets.'
    }
    onClose={nothing}
    footer={footer(locale === 'fr')}
  >
    {email(locale === 'fr')}
  </Dialog>
))

export const ScrollingDialog = story(({ locale }) => (
  <Dialog
    open
    dismissable
    size="lg"
    title={locale === 'fr' ? 'Règlement' : 'Rules'}
    onClose={nothing}
    footer={footer(locale === 'fr')}
  >
    {rules(locale === 'fr')}
  </Dialog>
))

export const BusyDialog = story(({ locale }) => (
  <Dialog
    open
    busy
    size="sm"
    title={locale === 'fr' ? 'Importation en cours' : 'Importing'}
    onClose={nothing}
    footer={
      <Button size="lg" variant="primary" busy>
        {locale === 'fr' ? 'Importer' : 'Import'}
      </Button>
    }
  >
    <p>{locale === 'fr' ? 'Cela prend une minute environ.' : 'This takes about a minute.'}</p>
  </Dialog>
))

export const ADrawer = story(({ locale }) => (
  <Drawer
    open
    title={locale === 'fr' ? 'Commande 4F09C2' : 'Order 4F09C2'}
    description="Rosalie Thibodeau"
    onClose={nothing}
    footer={footer(locale === 'fr')}
  >
    {email(locale === 'fr')}
  </Drawer>
))

export const ScrollingDrawer = story(({ locale }) => (
  <Drawer
    open
    size="sm"
    title={locale === 'fr' ? 'Règlement de la tombola Harbour Lights' : 'Rules of Harbour Lights'}
    onClose={nothing}
  >
    {rules(locale === 'fr')}
  </Drawer>
))

const voiding = (french: boolean) => ({
  title: french ? 'Annuler la commande 4F09C2?' : 'Void order 4F09C2?',
  message: french ? (
    <>
      Les <strong>20 billets</strong> de Rosalie Thibodeau sont retirés du tirage. Cette action est
      irréversible.
    </>
  ) : (
    <>
      The <strong>20 tickets</strong> of Rosalie Thibodeau leave the draw. This can’t be undone.
    </>
  ),
  confirmLabel: french ? 'Annuler la commande' : 'Void order',
  cancelLabel: french ? 'Garder la commande' : 'Keep order',
  tone: 'danger' as const,
  onConfirm: nothing,
  onClose: nothing,
})

export const AConfirmation = story(({ locale }) => <Confirm {...voiding(locale === 'fr')} />)

export const ConfirmationWithReason = story(({ locale }) => (
  <Confirm
    {...voiding(locale === 'fr')}
    reason={{ label: locale === 'fr' ? 'Motif' : 'Reason', required: true }}
  />
))

export const GraveConfirmation = story(({ locale }) => (
  <Confirm
    title={
      locale === 'fr' ? 'Supprimer la tombola Harbour Lights?' : 'Delete raffle Harbour Lights?'
    }
    message={
      locale === 'fr'
        ? 'Ses 12 prix et tous ses réglages disparaissent.'
        : 'Its 12 prizes and all its settings go with it.'
    }
    confirmLabel={locale === 'fr' ? 'Supprimer la tombola' : 'Delete raffle'}
    cancelLabel={locale === 'fr' ? 'Garder la tombola' : 'Keep raffle'}
    tone="danger"
    retype="Harbour Lights"
    onConfirm={nothing}
    onClose={nothing}
  />
))

export const BusyConfirmation = story(({ locale }) => (
  <Confirm {...voiding(locale === 'fr')} busy />
))

export const FailedConfirmation = story(({ locale }) => (
  <Confirm
    {...voiding(locale === 'fr')}
    error={
      locale === 'fr'
        ? 'Cette commande est déjà annulée. (ORDER_VOID)'
        : 'This order is already void. (ORDER_VOID)'
    }
  />
))
