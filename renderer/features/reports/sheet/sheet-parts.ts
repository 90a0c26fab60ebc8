/** The parts of a sheet that a teacher can leave out: the school's name, and fields to write in by hand. */
export const sheetParts = ['school', 'remarks', 'guardian'] as const

export type SheetPart = (typeof sheetParts)[number]
