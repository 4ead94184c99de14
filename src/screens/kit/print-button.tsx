import { Printer } from 'lucide'
import { Alert } from './alert.tsx'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { useWords } from './language.tsx'
import { type Printed, usePrint } from './print.tsx'
import { printTexts } from './print-texts.ts'

interface PrintButtonProps {
  /** A verb: "Print tickets". */
  label: string
  /** What goes on paper; made when the button is used. */
  content: () => Printed
}

/** Prints; it says so when that can't be done. */
export function PrintButton({ label, content }: PrintButtonProps) {
  const words = useWords(printTexts)
  const { printing, print } = usePrint()
  return (
    <>
      <Button
        icon={<Icon of={Printer} />}
        busy={printing.state === 'preparing'}
        onClick={event => void print(content(), event.currentTarget)}
      >
        {label}
      </Button>
      {printing.state === 'failed' && <Alert>{words.failed}</Alert>}
    </>
  )
}
