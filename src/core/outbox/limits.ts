/** How much a device may take on before the server has it, and for how long (issue: "a cap for each device offline"). */

/** Orders that wait on one device. */
export const mostWaiting = 300
/** What they come to together, in cents. */
export const mostWaitingCents = 2_000_000
/** After the first one that waits: then they are sent before another is taken. */
export const deadlineMs = 24 * 60 * 60 * 1000
/** Customers that a device can find offline, the oldest out first. */
export const mostKeptBuyers = 2000
/** How long the form waits for the server's word before the order is receipted as kept on this device. */
export const answerWithinMs = 8000
/** A sender that hasn't renewed its claim for so long is gone. */
export const leaseMs = 60_000
