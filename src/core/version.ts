declare const __RAFFLE_DESK_VERSION__: string
declare const __RAFFLE_DESK_BUILD__: string

/** The package's version, named in every call. */
export const version =
  typeof __RAFFLE_DESK_VERSION__ === 'undefined' ? '0.0.0' : __RAFFLE_DESK_VERSION__

/** The build's id: a hash of what it was made from; "dev" where nothing was built. */
export const build = typeof __RAFFLE_DESK_BUILD__ === 'undefined' ? 'dev' : __RAFFLE_DESK_BUILD__
