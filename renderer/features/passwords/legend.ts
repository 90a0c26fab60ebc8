/** The characters that are taken for each other on paper. A pure function. */

const alike = ['0', 'O', '1', 'l', 'I'] as const

export type AlikeSign = (typeof alike)[number]

export const allAlike: readonly AlikeSign[] = alike

/** Those that occur in a text. */
export const alikeIn = (text: string): AlikeSign[] => alike.filter(sign => text.includes(sign))
