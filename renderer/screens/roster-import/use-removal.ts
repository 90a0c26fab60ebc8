import { useQueryClient } from '@tanstack/react-query'
import type { ImportRow } from '../../../shared/contract/roster'
import type { PresentStudent } from '../../../shared/domain/roster/plan-types'
import { runRosterImport } from '../../bridge/index'
import { text as leaveText } from '../../features/roster/text'
import type { DeletionResult } from '../../ui/deletions/pending-deletions'
import { type RowDeletion, useRowDeletion } from '../../ui/deletions/use-row-deletion'
import { stateOf } from './import-rows'
import { text } from './text'

const idOf = ({ student_id }: PresentStudent): string => student_id
const nameOf = ({ nickname, student_id }: PresentStudent): string => nickname || student_id

const leavingRow = (student: PresentStudent, at: number): ImportRow => ({
  row: at + 1,
  student_id: student.student_id,
  from: stateOf(student),
  to: { ...stateOf(student), team_id: '' },
})

/**
 * Takes students out of their classes, after the time to undo. Main keeps it like an import, so it can be taken back for
 * 30 days.
 */
export function useRemoval(): RowDeletion<PresentStudent> {
  const client = useQueryClient()
  return useRowDeletion<PresentStudent>({
    name: 'roster-removal',
    describe: leaveText.leave.what,
    idOf,
    nameOf,
    async remove(students) {
      const answer = await runRosterImport(client, students.map(leavingRow))
      if (!answer.ok) return students.map(() => ({ refused: answer.error.message }))
      const left = new Map(answer.value?.rows.map(row => [row.student_id, row]))
      return students.map(({ student_id }): DeletionResult => {
        const row = left.get(student_id)
        return row?.state === 'done' ? 'deleted' : { refused: row?.message ?? text.absent.unfinished }
      })
    },
  })
}
