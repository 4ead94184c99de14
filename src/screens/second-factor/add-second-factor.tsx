import { useState } from 'react'
import * as v from 'valibot'
import { secondFactorCalls } from '../../core/second-factor/calls.ts'
import { secondFactorTexts } from '../../core/second-factor/texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { TextField } from '../kit/fields/text-field.tsx'
import { fieldsOf } from '../kit/forms/fields-of.tsx'
import { FormDialog } from '../kit/forms/form-dialog.tsx'
import { KeyValueList } from '../kit/key-value-list.tsx'
import { QrCode } from '../kit/qr-code.tsx'
import { PresentPassword } from '../session/parts/present-password.tsx'
import { useForm } from '../use-form.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

const PasswordForm = v.object({ password: v.pipe(v.string(), v.nonEmpty('password-needed')) })
const CodeForm = v.object({ code: v.pipe(v.string(), v.trim(), v.nonEmpty('code-needed')) })
const noPassword = { password: '' }
const noCode = { code: '' }

interface AppKey {
  key: string
  address: string
}

interface AddProps {
  /** So that a password manager knows whose it is. */
  email: string
  onClose: () => void
}

/** The password, the key with the app's first code, and the recovery codes: one after the other. */
export default function AddSecondFactor({ email, onClose }: AddProps) {
  const texts = useTexts(secondFactorTexts)
  const [appKey, setAppKey] = useState<AppKey | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes !== null)
    return <RecoveryCodes codes={codes} email={email} hint={texts.codesHint} onClose={onClose} />
  if (appKey !== null) return <Confirm appKey={appKey} onDone={setCodes} onClose={onClose} />
  return <Begin email={email} onDone={setAppKey} onClose={onClose} />
}

function Begin({ email, onDone, onClose }: AddProps & { onDone: (key: AppKey) => void }) {
  const { http } = useDesk()
  const texts = useTexts(secondFactorTexts)
  const form = useForm(PasswordForm, {
    id: 'second-factor-password',
    values: noPassword,
    draft: 'no',
    messages: { 'password-needed': texts.passwordNeeded },
    async onSave(body, { idempotencyKey: attempt }) {
      onDone(await http.ask(secondFactorCalls.begin, { body }, { attempt }))
    },
  })
  return (
    <FormDialog
      form={form}
      title={texts.setUpTitle}
      description={texts.setUpHint}
      submitLabel={texts.next}
      onClose={onClose}
    >
      {fieldsOf(form)('password', texts.password, bound => (
        <PresentPassword {...bound} email={email} />
      ))}
    </FormDialog>
  )
}

interface ConfirmProps {
  appKey: AppKey
  onDone: (codes: readonly string[]) => void
  onClose: () => void
}

function Confirm({ appKey: { key, address }, onDone, onClose }: ConfirmProps) {
  const { http } = useDesk()
  const texts = useTexts(secondFactorTexts)
  const form = useForm(CodeForm, {
    id: 'second-factor-code',
    values: noCode,
    draft: 'no',
    messages: { 'code-needed': texts.codeNeeded },
    async onSave(body, { idempotencyKey: attempt }) {
      const { recoveryCodes } = await http.ask(secondFactorCalls.confirm, { body }, { attempt })
      onDone(recoveryCodes)
    },
  })
  return (
    <FormDialog
      form={form}
      title={texts.setUpTitle}
      description={texts.scanHint}
      submitLabel={texts.confirm}
      onClose={onClose}
    >
      <QrCode text={address} label={texts.qr} size={180} />
      <KeyValueList single items={[{ name: texts.key, value: spaced(key), copy: key }]} />
      {fieldsOf(form)('code', texts.appCode, bound => (
        <TextField {...bound} autoComplete="one-time-code" />
      ))}
    </FormDialog>
  )
}

/** In fours, as people type it. */
const spaced = (key: string) => key.replace(/(.{4})(?=.)/g, '$1 ')
