import { QrCode } from '../../src/screens/kit/qr-code.tsx'
import { kitStory } from '../support/story.tsx'

export default {}

const address = 'https://raffledesk.example/raffles/harbour-lights'
const label = 'QR code of the public link'

export const Plain = kitStory(() => <QrCode text={address} label={label} />)
export const ToBeSaved = kitStory(() => (
  <QrCode text={address} label={label} fileName="harbour-lights" correction="H" />
))
export const TooLong = kitStory(() => <QrCode text={'x'.repeat(4000)} label={label} />)
