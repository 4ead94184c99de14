import type { LineFault } from '../../../core/raffles/members/member-file-rows.ts'
import { type MemberTexts, memberTexts } from '../../../core/raffles/members/texts.ts'
import { useTexts } from '../../desk.tsx'
import { useLocale } from '../../kit/language.tsx'
import { RowErrors } from '../../kit/row-errors.tsx'

/** Row, column, what is wrong and how to mend it. */
export function FaultList({ faults }: { faults: readonly LineFault[] }) {
  const texts = useTexts(memberTexts)
  const format = new Intl.NumberFormat(`${useLocale()}-CA`)
  return (
    <RowErrors
      label={texts.faults}
      rows={faults.map(fault => {
        const { line, column } = fault
        const number = format.format(line)
        return {
          id: `${line} ${column} ${fault.code}`,
          label: column
            ? texts.lineColumn({ number, column: texts[column].toLowerCase() })
            : texts.lineLabel({ number }),
          message: faultWords(fault, texts),
        }
      })}
    />
  )
}

function faultWords({ code, column, value }: LineFault, texts: MemberTexts): string {
  switch (code) {
    case 'too-long':
      return column === 'name' ? texts['fault-too-long-name'] : texts['fault-too-long-number']
    case 'invalid':
    case 'member-number-twice':
    case 'active-unreadable':
      return texts[`fault-${code}`]({ value })
    default:
      return texts[`fault-${code}`]
  }
}
