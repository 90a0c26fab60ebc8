/** What the preview says about a row. */
import { columnLetters } from '../../../shared/domain/cell'
import type { RosterEntry } from '../../../shared/domain/roster/entries'
import type { PlannedRow, PresentStudent, RowFault } from '../../../shared/domain/roster/plan-types'
import { text } from './text'

/** The letters of a column as in Excel, from 0. In the right one of two lists, the column stands further right. */
export const columnLetter = (column: number, shift?: RosterEntry['shift']): string =>
  columnLetters(column + 1 + (shift !== undefined && column >= shift.from ? shift.by : 0))

export const studentText = ({ nickname, team_name, number }: PresentStudent): string =>
  text.candidate(nickname, team_name, number)

const words = text.faults

/** A fault with the cell that it is about. */
function faultText(fault: RowFault, { entry }: PlannedRow): string {
  const at = (field: keyof typeof text.fields) => {
    const column = entry.columns[field]
    return column === undefined ? '' : words.at(text.fields[field], columnLetter(column, entry.shift))
  }
  switch (fault.is) {
    case 'cell':
      return at(fault.cell.field) + words.cell[fault.cell.fault]
    case 'field':
      return fault.fault.field === 'number'
        ? at('number') + words.field.number[fault.fault.fault]
        : at(fault.fault.field) + words.field[fault.fault.field][fault.fault.fault]
    case 'noTeam':
      return at('team') + words.noTeam(fault.name)
    case 'manyTeams':
      return at('team') + words.manyTeams(fault.name)
    case 'otherTeam':
      return at('class_name') + words.otherTeam(fault.name, fault.chosen)
    case 'noStudent':
      return at('student_id') + words.noStudent(fault.id)
    case 'sameStudent':
      return words.sameStudent(fault.student.nickname, text.rows(fault.rows))
    case 'sameNumber': {
      const { number, rows, holder } = fault
      const others = [
        rows.length > 0 ? words.rows(text.rows(rows)) : '',
        holder ? words.holder(studentText(holder)) : '',
      ]
      const said = words.sameNumber(number, others.filter(part => part !== '').join(words.and))
      return at('number') + (holder ? [said, words.free].join(text.stop) : said)
    }
  }
}

/** Why a row cannot be imported, or why a person must decide; empty if nothing stands in the way. */
export function reasonOf(row: PlannedRow): string {
  if (row.faults.length > 0) return row.faults.map(fault => faultText(fault, row)).join(text.stop)
  if (row.doubt === undefined) return ''
  const names = row.candidates.map(studentText)
  const read = row.doubt === 'seat' ? [text.seat(row.entry)] : []
  return [text.doubts[row.doubt], ...read, ...(names.length > 0 ? [text.candidates(names.join(text.comma))] : [])].join(
    text.stop,
  )
}

/** What a row changes, and what was noticed. */
export function contentOf(row: PlannedRow): string {
  const reason = reasonOf(row)
  if (reason !== '') return reason
  const notes = [...new Set(row.notes)].map(note => (note === 'seat' ? text.seat(row.entry) : text.notes[note]))
  const changes = row.changes.map(row.student === undefined ? text.change.fresh : text.change.of)
  return [...(row.kind === 'new' ? [text.change.new] : []), ...changes, ...notes].join(text.stop)
}

/** The field of each fault, for the mark of its cell. */
export function faultFields({ faults }: PlannedRow): ReadonlySet<string> {
  return new Set(
    faults.map(fault => {
      if (fault.is === 'cell') return fault.cell.field
      if (fault.is === 'field') return fault.fault.field
      return (
        {
          noTeam: 'team',
          manyTeams: 'team',
          otherTeam: 'class_name',
          noStudent: 'student_id',
          sameStudent: 'student_id',
          sameNumber: 'number',
        } as const
      )[fault.is]
    }),
  )
}
