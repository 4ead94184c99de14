import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Button } from './kit/button.tsx'
import type { KitForm } from './kit/forms/form.ts'
import { Form } from './kit/forms/form.tsx'
import { Drawer, type DrawerProps } from './kit/overlays/drawer.tsx'

interface FormDrawerProps<Values extends FieldValues>
  extends Pick<DrawerProps, 'size' | 'title' | 'description' | 'onClose'> {
  form: KitForm<Values>
  /** On the button that sends it. */
  submit: string
  cancel: string
  children: ReactNode
}

/** A form in a drawer, with what sends it and the way back at its foot: nothing closes it while it is sent. */
export function FormDrawer<Values extends FieldValues>(props: FormDrawerProps<Values>) {
  const { form, submit, cancel, children, onClose, ...drawer } = props
  const saving = form.status.state === 'saving'
  return (
    <Drawer
      {...drawer}
      open
      busy={saving}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button type="submit" form={form.id} variant="primary" busy={saving}>
            {submit}
          </Button>
        </>
      }
    >
      <Form form={form} bar="none">
        {children}
      </Form>
    </Drawer>
  )
}
