import { Button } from '@mantine/core'
import { type RefObject, useState } from 'react'
import { limits } from '../../../shared/domain/limits'
import type { EndpointResponse } from '../../../shared/endpoints/index'
import { useApi } from '../../bridge/index'
import { text as studyText } from '../../features/study/text'
import { paths } from '../../paths'
import { KeyHints } from '../../ui/keys/KeyHints'
import { Link } from '../../ui/Link'
import { ListView } from '../../ui/list/ListView'
import { allRows, useListPage } from '../../ui/list/use-list-page'
import { Clip } from '../../ui/table/Clip'
import type { Column, Sort } from '../../ui/table/column'
import { useRowKeys } from '../../ui/table/use-row-keys'
import classes from './Grades.module.css'
import { text } from './text'

const words = text.search

type Student = EndpointResponse<'search-student'>['items'][number]

const idOf = ({ student_id }: Student) => student_id

/** A student without a class has no page: the name is no link. */
const columns: Column<Student>[] = [
  {
    key: 'name',
    label: words.columns.name,
    head: true,
    need: 180,
    grow: 3,
    cell: ({ student_id, nickname, team_id }) =>
      team_id === '' ? (
        <Clip>{nickname}</Clip>
      ) : (
        <Link to={paths.manageClass(team_id, student_id)} title={nickname}>
          {nickname}
        </Link>
      ),
  },
  {
    key: 'team',
    label: words.columns.team,
    need: 140,
    grow: 2,
    cell: ({ team_id, team_name }) => <Clip>{team_id === '' ? words.noTeam : team_name}</Clip>,
  },
  { key: 'number', label: words.columns.number, need: 100, numeric: true, cell: ({ number }) => number },
  {
    key: 'study',
    label: studyText.study,
    need: 120,
    grow: 0,
    cell: ({ student_id, nickname }) => (
      <Link to={paths.studentDetails(student_id)} aria-label={studyText.studyOf(nickname)}>
        {studyText.showStudy}
      </Link>
    ),
  },
  { key: 'id', label: words.columns.id, need: 120, cell: ({ student_id }) => <Clip>{student_id}</Clip> },
  {
    key: 'grade',
    label: words.columns.grade,
    need: 100,
    spare: 1,
    cell: ({ grade_name }) => <Clip>{grade_name}</Clip>,
  },
  {
    key: 'class',
    label: words.columns.class,
    need: 100,
    spare: 2,
    cell: ({ class_name }) => <Clip>{class_name}</Clip>,
  },
]

/** The server's order: by class and number. */
const sort: Sort = { field: 'server', order: 'asc' }

interface Props {
  kw: string
  card: RefObject<HTMLDivElement | null>
  onClear(): void
}

/** The students of the whole school who match the search (SPEC §7 search-student); each leads to the page of the class. */
export function StudentSearch({ kw, card, onClear }: Props) {
  const [page, goTo] = useState(1)
  const query = useApi('search-student', { kw })
  const list = useListPage({ page, goTo }, allRows(query.data?.items, query), limits.pageSizes.list)
  const keys = useRowKeys(card)
  const { items = [], total = 0 } = query.data ?? {}
  const back = (
    <Button variant="default" onClick={onClear}>
      {words.back}
    </Button>
  )
  return (
    <ListView
      list={{ sort, sortBy: () => undefined }}
      page={list}
      label={words.table}
      columns={columns}
      rowKey={idOf}
      client={list}
      cardRef={card}
      above={
        <p className={classes.found} role="status">
          {items.length > 0 && (total > items.length ? words.more(items.length, total) : words.found(total))}
        </p>
      }
      foot={<KeyHints rows={keys} />}
      failed={words.failed}
      empty={{
        message: words.empty(kw),
        hint: (
          <>
            <p>{words.emptyHint}</p>
            {back}
          </>
        ),
      }}
    />
  )
}
