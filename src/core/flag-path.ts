/** Chosen here: Flagsmith-compatible endpoints of the local API live below this. */
export const flagsPath = '/flag-service/v1/'
