import type { QueryKey } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { joinClasses } from '../../../../shared/domain/class-order'
import { limits } from '../../../../shared/domain/limits'
import { useApi } from '../../../bridge/index'
import { KeyHints } from '../../../ui/keys/KeyHints'
import { useKeyTable } from '../../../ui/keys/use-key-table'
import { Link } from '../../../ui/Link'
import { FilterBar, type FilterRow } from '../../../ui/list/FilterBar'
import { ListView } from '../../../ui/list/ListView'
import { type ListQuery, useListPage } from '../../../ui/list/use-list-page'
import { PageHeader } from '../../../ui/PageHeader'
import { Clip } from '../../../ui/table/Clip'
import type { Column } from '../../../ui/table/column'
import { useRowKeys } from '../../../ui/table/use-row-keys'
import { homeworkTitle } from '../homework-title'
import type { FilteredList, HomeworkFilters } from './filtered-list-state'
import { text as words } from './text'

/** The fields that the rows of all such lists have. */
interface HomeworkRow {
  homework_id: string
  title: string
  team_names: readonly string[]
}

interface Columns<Row> {
  labels: { title: string; status: string; teams: string; act: string }
  path: (row: Row) => string
  status: { width: string; cell: (row: Row) => ReactNode }
  /** The columns that only this list has. */
  others: readonly Column<Row, 'title'>[]
  /** The last column; null for a teacher who cannot use the action. */
  action: ((row: Row) => ReactNode) | null
}

/** The columns of a list of homework: title, status and classes, then the list's own columns, then the action. */
export function homeworkColumns<Row extends HomeworkRow>(source: Columns<Row>): Column<Row, 'title'>[] {
  const { labels, path, status, others, action } = source
  return [
    {
      key: 'title',
      label: labels.title,
      need: 200,
      grow: 5,
      head: true,
      cell: row => (
        <Link to={path(row)} title={homeworkTitle(row.title)}>
          {homeworkTitle(row.title)}
        </Link>
      ),
    },
    { key: 'status', label: labels.status, ...status },
    {
      key: 'teams',
      label: labels.teams,
      need: 110,
      grow: 3,
      cell: row => <Clip>{joinClasses(row.team_names)}</Clip>,
    },
    ...others,
    ...(action ? [{ key: 'act', label: labels.act, width: '140px', cell: action }] : []),
  ]
}

interface Props<Row extends HomeworkRow> {
  text: Record<
    | 'title'
    | 'lead'
    | 'list'
    | 'choice'
    | 'failed'
    | 'empty'
    | 'emptyHint'
    | 'emptyFiltered'
    | 'emptyFilteredHint'
    | 'searchKey',
    string
  >
  crumbs?: { label: string; to: string }[]
  /** The states that the list can be filtered by; the first has an empty value and means all. */
  choices: readonly { value: string; label: string }[]
  list: FilteredList
  query: ListQuery<Row>
  offlineKeys: readonly QueryKey[]
  columns: readonly Column<Row, 'title'>[]
}

/** A page with a list of homework that can be filtered by state, class and title. */
export function FilteredHomeworkList<Row extends HomeworkRow>(props: Props<Row>) {
  const { text, crumbs, choices, list, query, offlineKeys, columns } = props
  const page = useListPage(list, query, limits.pageSizes.homework)
  const search = useRef<HTMLInputElement>(null)
  const card = useRef<HTMLDivElement>(null)
  const teams = useApi('team-rows', {})
  const searchKeys = useKeyTable([{ label: text.searchKey, keys: { '/': () => search.current?.focus() } }])
  const rowKeys = useRowKeys(card)
  const filters: FilterRow<HomeworkFilters>[] = [
    { key: 'choice', kind: 'segments', label: text.choice, options: choices },
    {
      key: 'team',
      kind: 'select',
      label: words.team,
      options: [
        { value: '', label: words.allTeams },
        ...(teams.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
      ],
      error: teams.isError ? words.teamsFailed : undefined,
    },
  ]
  return (
    <>
      <PageHeader title={text.title} facts={text.lead} {...(crumbs ? { crumbs } : {})} />
      <ListView
        list={list}
        page={page}
        offlineKeys={offlineKeys}
        label={text.list}
        columns={columns}
        rowKey={row => row.homework_id}
        rowHeight={44}
        cardRef={card}
        above={
          <FilterBar
            list={list}
            rows={filters}
            search={{ key: 'search', label: words.search, placeholder: words.searchPlaceholder, input: search }}
          />
        }
        foot={<KeyHints rows={[...searchKeys, ...rowKeys]} />}
        failed={text.failed}
        empty={
          list.isFiltered
            ? { message: text.emptyFiltered, hint: text.emptyFilteredHint }
            : { message: text.empty, hint: text.emptyHint }
        }
      />
    </>
  )
}
