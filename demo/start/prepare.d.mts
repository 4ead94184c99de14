/** The right Node and the lockfile's packages, or one line and the end. */
export function prepare(): Promise<void>

/** Whether the packages installed in a project's folder are those of its lockfile. */
export function packagesMatch(folder: URL): boolean
