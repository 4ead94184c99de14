import { count, params } from '../i18n/phrases.ts'
import { defineTexts } from '../i18n/texts.ts'

type Counted = { number: string }

const english = {
  about:
    'Each provisional receipt carries its order, sealed. Read the slips here when the machine that took them is lost or broken: every order is entered once, however often its slip is read.',
  back: 'All orders',
  read: 'Read slips',
  scan: 'Hand scanner',
  scanHint: 'Scan into this field. A code that is typed or pasted ends with Enter.',
  scanRead: 'Read',
  isReference:
    'That is a receipt’s reference, and no order can be made of it. If the order was sent, search for the reference under Orders. Otherwise scan the code on the receipt.',
  noSlip: 'This is no slip of Raffle Desk. Scan the code on a provisional receipt.',
  readBefore: params<{ slip: string }>('Already read: {slip}.'),
  pictures: 'Pictures',
  picturesHint:
    'Photographs or scans, several slips in one if you like. They stay on this machine.',
  choose: 'Choose pictures',
  drop: 'Or drop them here',
  reading: params<Counted>(
    count({ one: 'Reading {number} picture…', many: 'Reading {number} pictures…' }),
  ),
  pictureNone: params<{ name: string }>(
    '{name}: no slip was found in it. Take it nearer and straight from above.',
  ),
  pictureBad: params<{ name: string }>('{name}: this is no picture that can be opened.'),
  readerFailed: 'What reads codes could not be loaded. Check the network, then try again.',
  camera: 'Camera',
  cameraHint: 'Hold each slip before the camera until it is read.',
  startCamera: 'Start camera',
  stopCamera: 'Stop camera',
  cameraStarting: 'Starting the camera…',
  cameraPicture: 'What the camera sees',
  cameraDenied:
    'The camera may not be used. Allow it for this page in the browser, then start it again.',
  cameraNone: 'No camera was found. Read pictures instead.',
  cameraFailed: 'The camera could not be started. Another program may be using it.',
  cameraInsecure: 'The camera works over HTTPS only. Read pictures instead.',
  heard: params<Counted>(count({ one: '{number} slip read.', many: '{number} slips read.' })),

  list: 'What was read',
  none: 'Nothing was read yet.',
  keep: 'The orders stay entered when you leave this page; this list goes.',
  sumEntered: 'Entered',
  sumAmount: 'Amount entered',
  sumStood: 'Stood already',
  sumNotEntered: 'Not entered',
  openTitle: params<Counted>(
    count({
      one: '{number} slip has no answer yet',
      many: '{number} slips have no answer yet',
    }),
  ),
  openDetail: 'Nothing is lost: trying again does no harm.',
  retry: 'Try again',
  slip: params<Counted>('Slip {number}'),
  waiting: 'Waits for its turn',
  sending: 'Being entered…',
  entered: 'Entered',
  stood: 'Stood already',
  refused: 'Refused',
  unread: 'Not entered',
  failed: 'No answer',
  raffleOrders: params<{ raffle: string; number: string }>('{raffle} × {number}'),
  total: 'Total',
  takenAt: 'Taken',
  takenBy: params<{ name: string }>('Taken by {name}'),
  takenBySomebody: 'Taken by somebody who is gone',
  numbers: params<{ first: string; last: string }>('{first} – {last}'),
  noDrawLeft:
    'It came after the last list was locked: it takes part in nothing any more. Void it, and give the money back.',
  late: 'It came after the end of sales: it takes part in no draw until you let it.',
  another: 'It is another order',
}
export type SlipTexts = typeof english

export const slipTexts = defineTexts('slips', english, () => import('./texts.fr.ts'))
