import { useState } from 'react'
import type { DecidedLine } from '../../../shared/domain/own-sheet/remember-people'
import type { OwnFile } from './use-own-file'

/** What the teacher has chosen for one sheet of the file; what is absent is proposed. */
export interface SheetChoices {
  /** By the homework; null: none. */
  columns: Readonly<Record<string, number | null>>
  /** The class of rows that name none. */
  team: string | null
  /** Which of several rows of each student, counted from 0. */
  rowSet: number | null
  /** By the line's key. */
  decided: ReadonlyMap<number, DecidedLine>
}

const none: SheetChoices = { columns: {}, team: null, rowSet: null, decided: new Map() }

/** The choices for the sheets of a file: what is chosen for one stays while another is looked at, and is not its own. */
export function useSheetChoices(file: OwnFile | null) {
  const [all, setAll] = useState<ReadonlyMap<string, SheetChoices>>(new Map())
  const key = file === null ? '' : `${file.id} ${file.sheet.sheet}`
  return {
    choices: all.get(key) ?? none,
    change: (next: (old: SheetChoices) => Partial<SheetChoices>) =>
      setAll(old => {
        const own = old.get(key) ?? none
        return new Map(old).set(key, { ...own, ...next(own) })
      }),
  }
}

export type OwnChoices = ReturnType<typeof useSheetChoices>
