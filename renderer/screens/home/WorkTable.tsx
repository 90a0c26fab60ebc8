import { text as workText } from '../../features/homework/work/text'
import type { Homework } from '../../features/homework/work/work-lists'
import { paths } from '../../paths'
import { EmptyState } from '../../ui/EmptyState'
import { Link } from '../../ui/Link'
import type { Column } from '../../ui/table/column'
import { DataTable } from '../../ui/table/DataTable'
import { homeColumns } from './home-columns'
import { homeText } from './text'

const text = homeText.work

interface Props {
  homeworks: readonly Homework[]
  unseenOf(homework: Homework): number
  now: number
}

const columnsAt = ({ unseenOf, now }: Omit<Props, 'homeworks'>): Column<Homework>[] => [
  ...homeColumns(now),
  {
    key: 'unseen',
    label: homeText.columns.unseen,
    width: '104px',
    cell: homework => {
      const count = unseenOf(homework)
      return (
        count > 0 && <Link to={paths.homeworkSubmissions(homework.homework_id)}>{workText.unseenCount(count)}</Link>
      )
    },
  },
]

/** The homework that needs the teacher first. */
export function WorkTable({ homeworks, ...at }: Props) {
  if (homeworks.length === 0) return <EmptyState message={text.empty} />
  return (
    <DataTable
      label={text.table}
      columns={columnsAt(at)}
      rows={homeworks}
      rowKey={({ homework_id }) => homework_id}
      rowHeight={52}
      cellPadding={8}
    />
  )
}
