/** Each drawn by a design token (screens/tags/parts). A tag's name always stands beside its colour. */
export const tagColours = ['grey', 'violet', 'blue', 'green', 'amber', 'red'] as const
export type TagColour = (typeof tagColours)[number]
