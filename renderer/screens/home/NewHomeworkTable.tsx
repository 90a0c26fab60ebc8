import { limits } from '../../../shared/domain/limits'
import type { EndpointResponse } from '../../../shared/endpoints/index'
import { useApi } from '../../bridge/index'
import { paths } from '../../paths'
import { useNow } from '../../ui/clock'
import { Link } from '../../ui/Link'
import { PagedList } from '../../ui/list/PagedList'
import { allRows, useListPage } from '../../ui/list/use-list-page'
import { StatusChip } from '../../ui/StatusChip'
import type { Column } from '../../ui/table/column'
import { DataTable } from '../../ui/table/DataTable'
import { homeColumns } from './home-columns'
import { homeText } from './text'

type Homework = EndpointResponse<'new-homework-list'>['items'][number]

const text = homeText.newHomework
const pageSize = limits.pageSizes.homework
const firstPage = { page: 1, goTo() {} }

const columnsAt = (now: number): Column<Homework>[] => [
  {
    key: 'status',
    label: homeText.columns.status,
    width: '122px',
    spare: 1,
    cell: homework => <StatusChip homework={homework} />,
  },
  ...homeColumns(now),
]

/** The first new homework. The homework list has the others. */
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
