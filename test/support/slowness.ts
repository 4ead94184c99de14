/** The environment's variable that slows a browser's processor down, so many times. */
export const slownessVariable = 'RAFFLE_DESK_SLOWNESS'

/** 1 is as it is. */
export const slowness = Number(process.env[slownessVariable] ?? 1)
