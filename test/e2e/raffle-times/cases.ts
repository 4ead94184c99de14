/** Raffles whose dates lie around both changes of the clocks: typed, stored and shown. All of it worked out by hand. */

/** Between the two changes: the clocks of product and browser stand here when it begins. */
export const now = '2026-11-20T12:00:00.000Z'

export interface Moment {
  /** Year, month, day, hour, minute and half of the day, as they are typed. */
  keys: string
  /** Worked out by hand. */
  at: string
  /** As the raffle's clock shows it, and Kolkata's. */
  shown: RegExp
  own: string
}

interface Case {
  email: string
  name: string
  timeZone: string
  province: string
  start: Moment
  end: Moment
  draw: Moment
  cutoff: Moment
  early: Moment
  /** In the confirmation email. */
  letter: string
  /** Until sales end. */
  left: string
  /** In the list's file. */
  file: string[]
}

export const halifax: Case = {
  email: 'marguerite.doucette@terncove.example',
  name: 'Clocks of Halifax 50/50',
  timeZone: 'America/Halifax',
  province: 'NS',
  // The clocks go back at 2:00 a.m.: half past one comes twice, and the second one is meant.
  start: {
    keys: '202611010130a',
    at: '2026-11-01T05:30:00.000Z',
    shown: /Nov 1, (2026, )?1:30 a\.m\. AST/,
    own: '11:00 a.m.',
  },
  // The clocks go forward at 2:00 a.m.: half past two is never.
  end: {
    keys: '202703140330a',
    at: '2027-03-14T06:30:00.000Z',
    shown: /Mar 14, 2027, 3:30 a\.m\. ADT/,
    own: '12:00 p.m.',
  },
  draw: {
    keys: '202703141200p',
    at: '2027-03-14T15:00:00.000Z',
    shown: /Mar 14, 2027, 12:00 p\.m\. ADT/,
    own: '8:30 p.m.',
  },
  cutoff: {
    keys: '202703130900p',
    at: '2027-03-14T01:00:00.000Z',
    shown: /Mar 13, 2027, 9:00 p\.m\. AST/,
    own: 'Sunday at 6:30 a.m.',
  },
  early: {
    keys: '202703140159a',
    at: '2027-03-14T05:59:00.000Z',
    shown: /Mar 14, 2027, 1:59 a\.m\. AST/,
    own: '11:29 a.m.',
  },
  letter: 'Draw: Sunday, March 14, 2027 at 12:00 p.m. ADT',
  left: '113 days 18 hrs',
  file: [
    'Nov 1, 2026, 1:30 a.m. AST',
    'Mar 14, 2027, 3:30 a.m. ADT',
    'Mar 14, 2027, 12:00 p.m. ADT',
  ],
}

export const phoenix: Case = {
  email: 'ingrid.solberg@kettlebrook.example',
  name: 'Clocks of Phoenix 50/50',
  timeZone: 'America/Phoenix',
  province: 'AZ',
  start: {
    keys: '202611010130a',
    at: '2026-11-01T08:30:00.000Z',
    shown: /Nov 1, (2026, )?1:30 a\.m\. (MST|GMT-7)/,
    own: '2:00 p.m.',
  },
  end: {
    keys: '202703140230a',
    at: '2027-03-14T09:30:00.000Z',
    shown: /Mar 14, 2027, 2:30 a\.m\. (MST|GMT-7)/,
    own: '3:00 p.m.',
  },
  draw: {
    keys: '202703141200p',
    at: '2027-03-14T19:00:00.000Z',
    shown: /Mar 14, 2027, 12:00 p\.m\. (MST|GMT-7)/,
    own: 'Monday at 12:30 a.m.',
  },
  cutoff: {
    keys: '202703130900p',
    at: '2027-03-14T04:00:00.000Z',
    shown: /Mar 13, 2027, 9:00 p\.m\. (MST|GMT-7)/,
    own: 'Sunday at 9:30 a.m.',
  },
  early: {
    keys: '202703140159a',
    at: '2027-03-14T08:59:00.000Z',
    shown: /Mar 14, 2027, 1:59 a\.m\. (MST|GMT-7)/,
    own: '2:29 p.m.',
  },
  letter: 'Draw: Sunday, March 14, 2027 at 12:00 p.m. MST',
  left: '113 days 21 hrs',
  file: [
    'Nov 1, 2026, 1:30 a.m. MST',
    'Mar 14, 2027, 2:30 a.m. MST',
    'Mar 14, 2027, 12:00 p.m. MST',
  ],
}
