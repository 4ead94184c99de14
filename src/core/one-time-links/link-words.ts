import { params } from '../i18n/phrases.ts'

/** What every page says of a link that isn't good. */
export const badLink = {
  unknown: 'This link is not one of ours. Check that the whole of it was copied.',
  failed: 'The link could not be checked',
}

/** What every page says that sends another link to an address. */
export const anotherLink = {
  newLink: 'Send another link',
  email: 'Email address',
  send: 'Send link',
  sending: 'Sending',
  sentTitle: 'Check your email',
  sentHint: 'Nothing there after a few minutes? Look in your spam folder, or check the address.',
  again: 'Send the link again',
  againIn: params<{ seconds: string }>('Send again in {seconds} s'),
  sentAgain: 'Sent again.',
  otherAddress: 'Try another address',
  login: 'Go to login',
}
export type AnotherLink = typeof anotherLink
