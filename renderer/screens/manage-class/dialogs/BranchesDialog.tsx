import { Modal } from '@mantine/core'
import { longDate, parseJst } from '../../../../shared/domain/time'
import type { EndpointResponse } from '../../../../shared/endpoints/index'
import { useApi } from '../../../bridge/index'
import { EmptyState } from '../../../ui/EmptyState'
import { QueryView } from '../../../ui/QueryView'
import { Clip } from '../../../ui/table/Clip'
import type { Column } from '../../../ui/table/column'
import { DataTable } from '../../../ui/table/DataTable'
import { commonText } from '../../../ui/text'
import { nameOf, type Student } from '../student-cells'
import { text } from './text'

const words = text.branches

type Branch = EndpointResponse<'student-branch-rows'>['items'][number]

const dateText = (time: string | undefined): string | null => {
  const instant = parseJst(time ?? '')
  return instant === null ? null : longDate(instant)
}

const columns: Column<Branch>[] = [
  { key: 'team', label: words.columns.team, head: true, cell: ({ team_name }) => <Clip>{team_name}</Clip> },
  {
    key: 'join',
    label: words.columns.join,
    width: '150px',
    cell: ({ join_time }) => dateText(join_time) ?? words.fromStart,
  },
  {
    key: 'leave',
    label: words.columns.leave,
    width: '150px',
    cell: ({ is_current, leave_time }) => (is_current === 1 ? words.current : dateText(leave_time)),
  },
]

/** The classes that a student is and was in (SPEC §7 student-branch-rows). */
export function BranchesDialog({ student, onClose }: { student: Student; onClose(): void }) {
  const query = useApi('student-branch-rows', { student_id: student.student_id })
  return (
    <Modal
      opened
      size="lg"
      title={words.title(nameOf(student))}
      closeButtonProps={{ 'aria-label': commonText.close }}
      onClose={onClose}
    >
      <QueryView query={query} failed={words.failed}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState message={words.empty} />
          ) : (
            <DataTable
              label={words.table}
              columns={columns}
              rows={items}
              rowKey={({ team_id, join_time }) => `${team_id} ${join_time ?? ''}`}
              minWidth="420px"
            />
          )
        }
      </QueryView>
    </Modal>
  )
}
