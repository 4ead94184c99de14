/** What the page says, in English. {gaps} are filled in; checks are named as `core/raffles/certificate.ts` names them. */
export const english = {
  title: 'Check a draw',
  product: 'Raffle Desk',
  tagline: 'Draw check',
  language: 'Language',
  intro:
    'A draw certificate shows how the winners of a raffle were picked. This page checks it step by step, on your own device: you need to trust neither the organization nor us.',
  dropTitle: 'Drop a certificate here',
  dropDetail: 'You may add the proof of your own ticket. Both are small .json files.',
  choose: 'Choose files',
  chooseOthers: 'Check other files',
  private:
    'Nothing leaves this device. The page works without a network, and its own rules forbid it one.',
  checking: 'Checking…',
  noScript: 'This page computes with JavaScript, which is switched off.',
  tooLarge: '{name} is larger than 50 MB. A certificate is far smaller: choose another file.',
  unreadable: '{name} could not be read. Choose it again.',

  valid: 'This certificate holds',
  validDetail:
    'All {total} checks passed: list, numbers and picks fit together. Compare it with a code of your own as well, further down.',
  invalid: 'This certificate does not hold',
  invalidDetail:
    '{failed} of {total} checks failed. Ask the organization for its certificate again; if that one fails too, tell the regulator.',
  notCertificate: 'This is not a draw certificate',
  notCertificateDetail:
    '{name} has another form. Choose the file that the organization published as its draw certificate.',
  raffle: 'Raffle',
  organization: 'Organization',
  license: 'Licence',
  drawDate: 'Draw date',
  cutOff: 'Sales ended',
  tickets: 'Tickets in the list',
  winners: 'Winners',
  redraws: 'Redraws',
  none: 'None',
  kind: 'Draw type',
  kindRng: 'Random numbers',
  kindBarrel: 'Barrel',

  winnersTitle: 'Winning tickets',
  winnersUnproven: 'What the file claims; the checks below did not all pass.',
  prize: 'Prize',
  ticket: 'Ticket',
  outcome: 'Outcome',
  confirmed: 'Confirmed',
  rejected: 'Rejected',
  reason: 'Reason',

  checksTitle: 'What was checked',
  passed: 'Passed',
  failed: 'Failed',
  shouldHold: 'What should be true: {meaning}',
  'check.readable': 'The file is a draw certificate',
  'means.readable': 'It has the form of one, so that each of its statements can be checked.',
  'check.unaltered': 'Nothing in the file was changed',
  'means.unaltered': 'Its fingerprint fits its content. A single changed letter would show here.',
  'check.commitment': 'The secret number is the promised one',
  'means.commitment':
    'Before the tickets were listed, the organization fixed a secret number and printed its fingerprint on the tickets. The number revealed now has that fingerprint.',
  'check.terms': 'Prizes and dates were fixed with the list',
  'means.terms':
    'Which prizes, in which order, how many winners each: that stood before anybody could know the outcome.',
  'check.locks': 'Every version of the list is here',
  'means.locks':
    'If the list was opened again to correct it, that is shown, and it happened before the draw.',
  'check.receipts': 'A witness held the list’s fingerprint first',
  'means.receipts':
    'A witness took a receipt of the locked list before rolling the dice or choosing the words. No ticket could be added or taken out unseen after that.',
  'means.receipts.barrel': 'Each receipt that a witness took says what the locked list says.',
  'check.entropy': 'The dice or words came after the list',
  'means.entropy':
    'One entry decided the first picks. Each redraw used a new one, given after the rejection, and none was repeated.',
  'check.witnesses': 'Every drawing had witnesses',
  'means.witnesses': 'The certificate names who watched each ticket being drawn.',
  'check.tickets': 'Every picked ticket was in the list',
  'means.tickets':
    'Each winning ticket leads, through its own proof, to the fingerprint that the witness holds.',
  'check.picks': 'The picks follow from the numbers',
  'means.picks':
    'Computed again from secret number, list and dice: the same tickets, in the same order, none added, none left out.',
  'means.picks.barrel':
    'No ticket was drawn twice, and another one was drawn only after a rejection.',
  'check.picks.barrel': 'Every drawing had its turn',
  'check.receipts.barrel': 'The receipts agree with the list',
  'check.times': 'Everything happened in order',
  'means.times': 'List first, then dice, then picks on the draw date or later, then decisions.',
  'means.times.barrel': 'List first, then the drawings on the draw date or later, then decisions.',
  'check.finished': 'Every prize has its winners',
  'means.finished': 'As many confirmed winners as promised; each rejected ticket has its reason.',

  notesTitle: 'Worth knowing',
  'note.committed-late':
    'The secret number was fixed when tickets had been sold already: {tickets}. The organization could not know the dice then, but the promise was not printed on those tickets.',
  'note.reopened':
    'Times the list was opened again and corrected before the draw: {times}. Each version and its reason is in the story below.',
  'note.redrawn':
    'Picked tickets that were rejected and drawn again: {times}. Each has its reason; judge whether you find them fair.',
  'note.locked-early':
    'The list was locked before sales were due to end. Tickets sold after that took no part.',
  'note.short-entropy':
    'Entries of so few dice or words that the organization could have prepared for many of them: {times}. Twelve dice or more are safe.',
  'note.left-out-late':
    'Staff left out orders that came after the cut-off ({late}), and what was still on its way from sellers’ devices ({devices}).',
  'note.left-out':
    'Unpaid tickets left out of the list. Pending orders: {orders}. Cheques not cleared: {cheques}.',

  proofTitle: 'Your ticket',
  proofAdd: 'Add your own ticket’s proof',
  proofAddDetail:
    'The organization gives every buyer a small file for each ticket. It shows that your ticket took part, without naming anybody.',
  proofAdded: 'Ticket {number}',
  'proof.readable': 'The file is a ticket proof',
  'proof.in-list': 'The ticket stands in a locked list',
  'proofMeans.in-list': 'At place {place} of {count}, it leads to the list’s fingerprint.',
  'proof.same-draw': 'It is of this draw',
  'proofMeans.same-draw': 'The draw and the promised number are those of the certificate.',
  'proof.same-list': 'It is of the list that was drawn from',
  'proofMeans.same-list':
    'If the list was opened again after you got this proof, ask for a new one.',
  'proof.same-place': 'No other ticket has its place',
  'proofMeans.same-place': 'Nothing in the certificate contradicts the proof.',
  proofTookPart: 'Your ticket took part and was not picked.',
  proofWon: 'Your ticket was picked for “{prize}” and confirmed.',
  proofRejected: 'Your ticket was picked for “{prize}” and rejected. The reason is given above.',
  proofAlone:
    'The proof holds in itself. Compare the list’s fingerprint below with a printed one, or add the draw’s certificate.',
  proofUnsure: 'The certificate itself does not hold, so this says nothing about the draw.',
  proofFails: 'This proof does not hold for this draw. Ask the organization for a new one.',
  proofRoot: 'Fingerprint of the list',
  proofCommitment: 'Promise on the ticket',

  compareTitle: 'Compare with what you hold',
  compareDetail:
    'The strongest check is yours. Enter a code from your ticket or confirmation email, or from the witness’s receipt: a forged certificate cannot match what was printed before.',
  compareLabel: 'Code or receipt',
  compare: 'Compare',
  compareEmpty: 'Enter a code of 64 letters and digits, or the text of a receipt.',
  'same.commitment': 'It matches: this promise was printed before the draw.',
  'same.root': 'It matches the fingerprint of the list that was drawn from.',
  'same.receipt': 'It matches: the receipt is of the very list and prizes that were drawn.',
  'same.terms': 'It matches the fingerprint of prizes and dates.',
  'same.digest': 'It matches: this is the very certificate that was published.',
  'same.seed': 'It matches the revealed secret number.',
  'same.activity-head': 'It matches the state of the activity log.',
  'same.earlier-list':
    'It is of version {version} of the list, which was opened again before the draw. Look at the reason in the story.',
  'same.none':
    'It matches nothing in this certificate. If it was printed for this draw, the certificate is not to be trusted.',

  storyTitle: 'What happened',
  storyCommitted: 'Secret number fixed',
  storyCommittedDetail: 'Its fingerprint was published. Tickets sold by then: {tickets}.',
  storyLocked: 'List locked',
  storyLockedVersion: 'List locked, version {version}',
  storyLockedDetail: '{count} tickets, numbers {first} to {last}.',
  storyReopened: 'List opened again',
  storyReceipt: 'Receipt taken',
  storyReceiptDetail: '{witness} took root and count of version {version}.',
  storyEntropy: 'Dice or words entered',
  storyEntropyDetail: 'Given by {witness}:',
  storyFresh: 'New dice or words for a redraw',
  storyPicked: 'Ticket {number} picked',
  storyPickedDetail: 'For “{prize}”, place {place} of the list.',
  storyDrawn: 'Ticket {number} drawn',
  storyDrawnDetail: 'For “{prize}”, watched by {witnesses}.',
  storyConfirmed: 'Ticket {number} confirmed',
  storyRejected: 'Ticket {number} rejected',
  storyIssued: 'Certificate issued',
  storyRevealed: 'Certificate issued, secret number revealed',
  storyZone: 'Times in {zone}',
  storyMore: 'Show all {count} steps',

  codesTitle: 'All codes',
  codeDigest: 'Certificate’s fingerprint',
  codeCommitment: 'Promise (fingerprint of the secret number)',
  codeSeed: 'Secret number',
  codeRoot: 'Fingerprint of the list (root)',
  codeTerms: 'Fingerprint of prizes and dates',
  codeActivity: 'Head of the activity log',

  limitsTitle: 'What this can and cannot show',
  limitProves:
    'It shows that list, prizes and picks were not changed, and that nobody chose the winners, as long as organization and witness did not work together.',
  limitSales:
    'It cannot show that every sale reached the list. Your own ticket’s proof shows that yours did.',
  limitCollusion:
    'If the organization told the witness its secret number before the dice, both together could choose the outcome. Witnesses should be independent, and roll in public.',
  limitReject: 'A rejection is a decision of people. Every one is listed with its reason.',
  limitPublished:
    'A forger could write another certificate that fits itself. It would not fit what was printed before: compare the codes.',
  limitBarrel:
    'A barrel draw stands on its witnesses: the certificate shows list and drawn numbers, not the hand in the barrel.',

  'reason.board-or-staff': 'Member of the board or staff',
  'reason.household': 'Same household as board or staff',
  'reason.underage': 'Under age',
  'reason.out-of-province': 'Lives outside the region',
  'reason.payment-failed': 'Payment failed',
  'reason.not-present': 'Not present at the draw',
  'reason.not-reached': 'Could not be reached',
  'reason.declined': 'Declined the prize',
  'reason.other': 'Other reason',
}
export type TextKey = keyof typeof english
