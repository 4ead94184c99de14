import { customerCalls } from '../../core/customers/calls.ts'
import { customerTexts } from '../../core/customers/texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { StaffNotes } from '../staff-notes.tsx'
import { type CustomerQuestionProps, useCustomerReasons } from './customer-question.ts'

/** What staff wrote about a customer; on a host's page it is only read. */
export default function CustomerNotes({ customer }: Pick<CustomerQuestionProps, 'customer'>) {
  const { http, session } = useDesk()
  const texts = useTexts(customerTexts)
  const mayWrite = useCustomerReasons(customer)('note') === undefined && session.kind !== 'host'
  const { id, notes, timeZone } = customer
  return (
    <StaffNotes
      notes={notes}
      timeZone={timeZone}
      words={texts}
      {...(!mayWrite && { instead: null })}
      draft={`customer:${id}:note`}
      onWrite={(body, attempt) =>
        http.ask(customerCalls.note, { params: { id }, body }, { attempt })
      }
    />
  )
}
