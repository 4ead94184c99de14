/** What every page says of a link that isn't good. */
export const badLink = {
  unknown: 'This link is not one of ours. Check that the whole of it was copied.',
  failed: 'The link could not be checked',
}

/** What every page says that sends another link to an address. */
export const anotherLink = {
  newLink: 'Send another link',
  sentTitle: 'Check your email',
  sentHint: 'Nothing there after a few minutes? Look in your spam folder, or check the address.',
  otherAddress: 'Try another address',
  login: 'Go to login',
}
