import { Link } from 'react-router-dom'
import { joinClasses } from '../../../shared/domain/class-order'
import { limits } from '../../../shared/domain/limits'
import type { EndpointResponse } from '../../../shared/endpoints/index'
import { useApi } from '../../bridge/index'
import { homeworkPath } from '../../features/homework/homework-path'
import { WireTime } from '../../features/homework/WireTime'
import { paths } from '../../paths'
import { useNow } from '../../ui/clock'
import { PagedList } from '../../ui/list/PagedList'
import { allRows, useListPage } from '../../ui/list/use-list-page'
import { ProgressBar } from '../../ui/ProgressBar'
import { StatusChip } from '../../ui/StatusChip'
import { Clip } from '../../ui/table/Clip'
import type { Column } from '../../ui/table/column'
import { DataTable } from '../../ui/table/DataTable'
import classes from './NewHomeworkTable.module.css'
import { homeText } from './text'

type Homework = EndpointResponse<'new-homework-list'>['items'][number]

const text = homeText.newHomework
const pageSize = limits.pageSizes.homework
const firstPage = { page: 1, goTo() {} }

const columnsAt = (now: number): Column<Homework>[] => [
  {
    key: 'status',
    label: text.columns.status,
    width: '122px',
    spare: 1,
    cell: homework => <StatusChip homework={homework} />,
  },
  {
    key: 'title',
    label: text.columns.title,
    need: 200,
    head: true,
    cell: homework => (
      <>
        <Link to={homeworkPath(homework)} title={homework.title}>
          {homework.title}
        </Link>
        <span className={classes.teams}>
          <Clip>{joinClasses(homework.team_names)}</Clip>
        </span>
      </>
    ),
  },
  {
    key: 'end',
    label: text.columns.end,
    width: '144px',
    cell: ({ end_time }) => <WireTime value={end_time} now={now} none={end_time} />,
  },
  {
    key: 'progress',
    label: text.columns.progress,
    width: '240px',
    spare: 2,
    cell: homework => <ProgressBar submitted={homework.submitted_count} total={homework.student_count} />,
  },
]

/** The first new homework; a title links to the homework. The homework list has the others. */
export function NewHomeworkTable() {
  const now = useNow()
  const query = useApi('new-homework-list', {})
  const page = useListPage(firstPage, allRows(query.data?.items.slice(0, pageSize), query), pageSize)
  return (
    <PagedList
      isPlain
      page={page}
      empty={{
        message: text.empty,
        hint: (
          <>
            {text.emptyHint} <Link to={paths.homeworkManagement()}>{text.all}</Link>
          </>
        ),
      }}
    >
      <DataTable
        label={text.table}
        columns={columnsAt(now)}
        rows={page.rows}
        rowKey={({ homework_id }) => homework_id}
        rowHeight={52}
        cellPadding={8}
        skeletonRows={5}
      />
    </PagedList>
  )
}
