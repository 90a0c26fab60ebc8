import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { limits } from '../../../shared/domain/limits'
import type { EndpointResponse } from '../../../shared/endpoints/index'
import { apiKey, isMissing, useApi } from '../../bridge/index'
import { paths } from '../../paths'
import { EmptyState } from '../../ui/EmptyState'
import { ListScreen, ListView, Total } from '../../ui/list/ListView'
import { useListPage } from '../../ui/list/use-list-page'
import { PageHeader } from '../../ui/PageHeader'
import type { Column, Sort } from '../../ui/table/column'
import { text } from './text'

type Student = EndpointResponse<'student-page-rows'>['items'][number]
type Field = 'number'

const pageSize = limits.pageSizes.list
const columns: Column<Student, Field>[] = [
  { key: 'number', label: text.columns.number, width: '90px', numeric: true, cell: ({ number }) => number },
  { key: 'name', label: text.columns.name, head: true, cell: ({ nickname }) => nickname },
  { key: 'id', label: text.columns.id, width: '160px', cell: ({ student_id }) => student_id },
  { key: 'grade', label: text.columns.grade, width: '120px', cell: ({ grade_name }) => grade_name },
  { key: 'class', label: text.columns.class, width: '120px', cell: ({ class_name }) => class_name },
]
const sort: Sort<Field> = { field: 'number', order: 'asc' }

/** 生徒の管理: the students of one class (SPEC §7 student-page-rows). */
export function ManageClass() {
  const { teamId = '' } = useParams()
  const [page, goTo] = useState(1)
  const team = useApi('team-info', { team_id: teamId })
  const request = { page, limit: pageSize, team_id: teamId }
  const query = useApi('student-page-rows', request, { keepPrevious: true })
  const list = useListPage({ page, goTo }, query, pageSize)
  const back = <Link to={paths.grades()}>{text.back}</Link>
  return (
    <ListScreen>
      <PageHeader
        title={team.data?.name || text.title}
        crumbs={[{ label: text.list, to: paths.grades() }]}
        mark={list.total !== undefined && <Total>{text.count(list.total)}</Total>}
      />
      {isMissing(team.error) ? (
        <EmptyState message={text.missing} hint={back} />
      ) : (
        <ListView
          list={{ sort, sortBy: () => undefined }}
          page={list}
          offlineKeys={[apiKey('student-page-rows', request)]}
          label={text.table}
          columns={columns}
          rowKey={({ student_id }) => student_id}
          minWidth="640px"
          failed={text.failed}
          empty={{ message: text.empty, hint: back }}
        />
      )}
    </ListScreen>
  )
}
