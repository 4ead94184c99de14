/** Something to import. */
export const expectedAnswer: number = 42
