import { useEffect, useId, useRef, useSyncExternalStore } from 'react'
import { orderEntryTexts } from '../../core/order-entry/texts.ts'
import { claimFocus } from '../claim-focus.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Alert } from '../kit/alert.tsx'
import { Button } from '../kit/button.tsx'
import { faultWords } from '../kit/forms/fault-words.ts'
import { FormField } from '../kit/forms/form-field.tsx'
import { formTexts } from '../kit/forms/texts.ts'
import { GiveUp } from './give-up.tsx'
import type { Entry } from './use-entry.ts'

/** Why the order isn't entered, where no field of it can say so, and what to do about it. */
export function EntryFault({ entry }: { entry: Entry }) {
  const texts = useTexts(orderEntryTexts)
  const words = useTexts(formTexts)
  const { form, said, unsure } = entry
  const { faults, places, status } = form
  const shown = useSyncExternalStore(faults.subscribe, faults.shown)
  if (unsure) return <Unsure entry={entry} />
  const { type } = form.methods.getValues('tender')
  const labels: Readonly<Record<string, string>> = {
    'tender.number': type === 'cheque' ? texts.chequeNumber : texts.moneyOrderNumber,
    'tender.bank': texts.bank,
    'tender.date': texts.chequeDate,
    'tender.givenCents': texts.given,
    tender: texts.payment,
    customer: texts.customer,
    lines: texts.tickets,
    donation: texts.donation,
    shipping: texts.ships,
    batchId: texts['source-mail'],
    receivedOn: texts.receivedOn,
  }
  const labelOf = (path: string) => labels[path] ?? labels[path.split('.')[0] ?? ''] ?? texts.order
  const message = status.state === 'refused' ? status.message : null
  const homeless = shown.filter(({ path }) => places.nameOf(path) === undefined)
  return (
    <>
      {(message !== null || homeless.length > 0 || said.length > 0) && (
        <Alert>
          <strong>{texts.notEntered}</strong> {message ?? said.join(' ')}
          {homeless.map(fault => (
            <p key={fault.path}>{faultWords(fault, labelOf(fault.path), words, form.messages)}</p>
          ))}
        </Alert>
      )}
      <FormField form={form} name="notDuplicate" label={texts.asked}>
        {({ error }) => error !== undefined && <Asked why={error} entry={entry} />}
      </FormField>
    </>
  )
}

/**
 * It may be an order of just now: the seller, who is asked, knows. The words have the focus, not a button: Enter, pressed
 * out of habit, does nothing. With the focus they are read out: once, since it is no alert.
 */
function Asked({ why, entry }: { why: string; entry: Entry }) {
  const texts = useTexts(orderEntryTexts)
  const element = useRef<HTMLFieldSetElement>(null)
  const words = useId()
  useEffect(() => element.current?.focus(), [])
  return (
    <fieldset
      ref={element}
      className="rd-entry-asked"
      aria-labelledby={words}
      tabIndex={-1}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) entry.forgetCard()
      }}
    >
      <p id={words}>
        <strong>{texts.asked}</strong> {why}
      </p>
      <Button onClick={entry.dropAnother}>{texts.noOther}</Button>
      <Button onClick={entry.enterAnother}>{texts.another}</Button>
    </fieldset>
  )
}

/** The answer was lost: the same again does no harm, another order may be a second one. */
function Unsure({ entry }: { entry: Entry }) {
  const texts = useTexts(orderEntryTexts)
  const { form } = entry
  const isBusy = form.status.state === 'saving'
  const isNews = form.status.state === 'refused'
  const { kind } = useDesk().session
  const again = useRef<HTMLButtonElement>(null)
  // What had the focus can't be changed until this is answered; whoever signed in anew came for this.
  useEffect(() => {
    const button = again.current
    if (isNews) button?.focus()
    return !isNews && button && kind === 'standalone' ? claimFocus(button, 'title') : undefined
  }, [isNews, kind])
  return (
    <>
      <Alert>
        <strong>{texts.unsureTitle}.</strong> {texts.unsureHint}
      </Alert>
      <Button
        ref={again}
        variant="primary"
        size="lg"
        className="rd-entry-enter"
        busy={isBusy}
        onClick={entry.enter}
      >
        {texts.again}
      </Button>
      <GiveUp
        entry={entry}
        label={texts.anew}
        title={texts.anewTitle}
        message={texts.anewMessage}
      />
    </>
  )
}
