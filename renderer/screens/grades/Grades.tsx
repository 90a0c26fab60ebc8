import { Link } from 'react-router-dom'
import type { EndpointResponse } from '../../../shared/endpoints/index'
import { apiKey, useApi } from '../../bridge/index'
import { paths } from '../../paths'
import { ListScreen, ListView, Total } from '../../ui/list/ListView'
import { allRows, useListPage } from '../../ui/list/use-list-page'
import { PageHeader } from '../../ui/PageHeader'
import type { Column, Sort } from '../../ui/table/column'
import { text } from './text'

type Team = EndpointResponse<'my-team-rows'>['items'][number]

const columns: Column<Team>[] = [
  {
    key: 'name',
    label: text.columns.name,
    head: true,
    cell: ({ id, name }) => <Link to={paths.manageClass(id)}>{name}</Link>,
  },
  {
    key: 'students',
    label: text.columns.students,
    width: '120px',
    numeric: true,
    cell: ({ student_count }) => text.students(student_count),
  },
]
const sort: Sort = { field: 'sort', order: 'asc' }
const onePage = { page: 1, goTo: () => undefined }

/** クラス・ID編集: all classes of the teacher in their order (SPEC §7 my-team-rows). */
export function Grades() {
  const query = useApi('my-team-rows', {})
  const page = useListPage(onePage, allRows(query.data?.items, query), Number.POSITIVE_INFINITY)
  return (
    <ListScreen>
      <PageHeader title={text.title} mark={page.total !== undefined && <Total>{text.count(page.total)}</Total>} />
      <ListView
        list={{ sort, sortBy: () => undefined }}
        page={{ ...page, pageSize: 10 }}
        offlineKeys={[apiKey('my-team-rows', {})]}
        label={text.table}
        columns={columns}
        rowKey={({ id }) => id}
        minWidth="640px"
        failed={text.failed}
        empty={{ message: text.empty }}
      />
    </ListScreen>
  )
}
