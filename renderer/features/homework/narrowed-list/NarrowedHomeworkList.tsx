import { type ReactNode, useRef } from 'react'
import { Link } from 'react-router-dom'
import { useKeyTable } from '../../../ui/keys/use-key-table'
import { PageHeader } from '../../../ui/PageHeader'
import { Clipped, type ListColumn, Listing, type ListQuery } from './Listing'
import { NarrowBar } from './NarrowBar'
import type { Narrowed } from './narrowing'

/** The fields that the rows of all such lists have. */
interface HomeworkRow {
  homework_id: string
  title: string
  team_names: readonly string[]
}

interface Columns<Row> {
  labels: { title: string; status: string; teams: string; act: string }
  untitled: string
  path: (row: Row) => string
  status: { width: string; cell: (row: Row) => ReactNode }
  teamsWidth: string
  /** The columns that only this list has. */
  others: readonly ListColumn<Row>[]
  /** The last column; null for a teacher who cannot use the action. */
  action: ((row: Row) => ReactNode) | null
}

/** The columns of a list of homework: title, status and classes, then the list's own columns, then the action. */
export function homeworkColumns<Row extends HomeworkRow>(source: Columns<Row>): ListColumn<Row>[] {
  const { labels, untitled, path, status, teamsWidth, others, action } = source
  return [
    {
      key: 'title',
      label: labels.title,
      head: true,
      cell: row => (
        <Link to={path(row)} title={row.title || untitled}>
          {row.title || untitled}
        </Link>
      ),
    },
    { key: 'status', label: labels.status, ...status },
    {
      key: 'teams',
      label: labels.teams,
      width: teamsWidth,
      cell: row => <Clipped>{row.team_names.join('・')}</Clipped>,
    },
    ...others,
    ...(action ? [{ key: 'act', label: labels.act, width: '140px', cell: action }] : []),
  ]
}

interface Props<Row> {
  text: Record<
    | 'title'
    | 'lead'
    | 'list'
    | 'choice'
    | 'failed'
    | 'empty'
    | 'emptyHint'
    | 'emptyNarrowed'
    | 'emptyNarrowedHint'
    | 'searchKey',
    string
  >
  crumbs?: { label: string; to: string }[]
  /** The states that the list can be filtered by; the first has an empty value and means all. */
  choices: readonly { value: string; label: string }[]
  narrowed: Narrowed
  query: ListQuery<Row>
  columns: readonly ListColumn<Row>[]
}

/** A page with a list of homework that can be filtered by state, class and title. */
export function NarrowedHomeworkList<Row extends HomeworkRow>(props: Props<Row>) {
  const { text, crumbs, choices, narrowed, query, columns } = props
  const search = useRef<HTMLInputElement>(null)
  const keys = useKeyTable([{ label: text.searchKey, keys: { '/': () => search.current?.focus() } }])
  return (
    <>
      <PageHeader title={text.title} facts={text.lead} {...(crumbs ? { crumbs } : {})} />
      <NarrowBar narrowed={narrowed} choices={choices} choiceLabel={text.choice} search={search} />
      <Listing
        label={text.list}
        columns={columns}
        query={query}
        rowKey={row => row.homework_id}
        page={narrowed.value.page}
        onPage={page => narrowed.change({ page })}
        failed={text.failed}
        empty={
          narrowed.narrowed
            ? { message: text.emptyNarrowed, hint: text.emptyNarrowedHint }
            : { message: text.empty, hint: text.emptyHint }
        }
        keys={keys}
      />
    </>
  )
}
