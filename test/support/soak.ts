/** The environment's variable that asks for the long version of a test. */
export const soakVariable = 'RAFFLE_DESK_SOAK'

/**
 * Whether the numbers are those of `npm run soak`. Tests that prove by quantity make few rounds in `npm test` and all of
 * them there: the same assertions in both.
 */
export const soak = process.env[soakVariable] === '1'
