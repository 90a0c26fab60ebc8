/** What an import would do, row by row. */
import type { FieldFault, StudentField } from '../students'
import type { CellFault, EntryNote, RosterEntry } from './entries'

/** A student that the school has. `team_id` is empty for one in no class. */
export interface PresentStudent {
  student_id: string
  nickname: string
  number: string
  grade_name: string
  class_name: string
  team_id: string
  team_name: string
}

export interface PresentTeam {
  id: string
  name: string
}

/** What a person decided about a row. `keepsName`: the student keeps the name that the school has. */
export type Decision = { is: 'student'; student_id: string; keepsName?: true } | { is: 'new' } | { is: 'skipped' }

/** In the order in which the page shows them. */
export const planKinds = ['fault', 'doubtful', 'new', 'moves', 'leaves', 'changed', 'unchanged', 'skipped'] as const

export type PlanKind = (typeof planKinds)[number]

/**
 * Why a row cannot be imported. `rows` are the other rows concerned. `otherTeam`: grade and class are not those of the
 * class that was chosen for rows without one.
 */
export type RowFault =
  | { is: 'cell'; cell: CellFault }
  | { is: 'field'; fault: FieldFault }
  | { is: 'noTeam'; name: string }
  | { is: 'manyTeams'; name: string }
  | { is: 'otherTeam'; name: string; chosen: string }
  | { is: 'noStudent'; id: string }
  | { is: 'sameStudent'; student: PresentStudent; rows: number[] }
  | { is: 'sameNumber'; number: string; rows: number[]; holder?: PresentStudent }

/**
 * Why a person must decide. `folded`: the names are equal only without variants of characters. `number`: a student with
 * another name has this number. `id`: the student with this ID has another name, which is another student's. `zeros`:
 * the ID fits only with zeros before it. `many`: several students have this name. `twice`: another row has this name,
 * or the student of this name. `signs`: a sign in the name may stand for a character that was lost. `unseen`: it has
 * signs that nobody sees. `long`: the name may have been cut. `remark`: perhaps no student at all. `grade`: the grade is
 * not that of the class. `seat`: the cell with grade, class and number can be read in several ways. `near`: a student of
 * the grade has a part of this name.
 */
export type Doubt =
  | 'folded'
  | 'number'
  | 'id'
  | 'zeros'
  | 'many'
  | 'twice'
  | 'signs'
  | 'unseen'
  | 'long'
  | 'remark'
  | 'grade'
  | 'seat'
  | 'near'

/**
 * `zeros`: the number has lost its zeros. `spelling`: grade or class in the school's spelling. `fromTeam`: from the class.
 * `absent`: the student is not in the file, and goes where her class goes.
 */
export type PlanNote = EntryNote | 'zeros' | 'spelling' | 'team' | 'fromTeam' | 'variant' | 'absent'

export interface Change {
  field: StudentField | 'team'
  from: string
  to: string
}

export interface PlannedRow {
  row: number
  kind: PlanKind
  entry: RosterEntry
  /** The class in which the student is after the import; undefined if it is not known. */
  team: PresentTeam | undefined
  /** The student that the row is about. */
  student: PresentStudent | undefined
  changes: Change[]
  faults: RowFault[]
  doubt: Doubt | undefined
  /** The students of whom a doubtful or skipped row may be one. */
  candidates: PresentStudent[]
  notes: PlanNote[]
}

export interface Plan {
  rows: PlannedRow[]
  /** Students of the classes in the file who are not in it. An import never removes them. */
  absent: PresentStudent[]
}
