import { TextField } from '../../kit/fields/text-field.tsx'
import { textOrNull } from '../../kit/forms/text-or-null.ts'
import { RaffleImage } from './image.tsx'
import type { SectionProps } from './parts.ts'
import { Rare } from './rare.tsx'

/** What stands on the ticket beside its numbers. The API calls some of it "ticker". */
export function TicketTexts({ parts }: SectionProps) {
  const { field, texts, labels } = parts
  const line = (name: 'tickerHeader' | 'tickerFooter') =>
    field(name, labels[name], bound => <TextField {...bound} maximumLength={300} />)
  const address = (name: 'tickerUrl' | 'ticketFooterQRCode') =>
    field(name, labels[name], bound => (
      <TextField {...textOrNull(bound)} type="url" autoComplete="off" />
    ))
  const image = (
    name: 'tickerLogo' | 'ticketFooterQRCodeImage' | 'ticketFooterImage',
    hint?: string,
  ) =>
    field(name, labels[name], bound => (
      <RaffleImage bound={bound} parts={parts} description={hint} />
    ))
  return (
    <Rare title={texts.ticketParts}>
      {line('tickerHeader')}
      {image('tickerLogo')}
      {address('tickerUrl')}
      {line('tickerFooter')}
      {image('ticketFooterImage')}
      {address('ticketFooterQRCode')}
      {image('ticketFooterQRCodeImage', labels.ticketFooterQRCodeImageHint)}
    </Rare>
  )
}
