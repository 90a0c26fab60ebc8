/** Classes and students as the choosers in this folder take them. */

export interface Team {
  id: string
  name: string
  studentCount: number
}

export interface Student {
  id: string
  number: string
  name: string
}

/** A list that is read from the server. */
export interface LoadedList<Item> {
  /** Undefined until the list has been read once. */
  items: readonly Item[] | undefined
  hasFailed: boolean
  isBusy: boolean
  retry(): void
}

/** A student as a choice: the number, then the name. */
export const studentLabel = ({ number, name }: Student): string => `${number} ${name}`.trim()
