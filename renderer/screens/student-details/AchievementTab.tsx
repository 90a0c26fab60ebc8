import { useMemo } from 'react'
import { parseJst } from '../../../shared/domain/time'
import { usePagedApi } from '../../bridge/index'
import { formatWireTime } from '../../features/homework/format-wire-time'
import { RestLine } from '../../features/sheets/RestLine'
import { SheetList } from '../../features/sheets/SheetList'
import type { SheetColumn } from '../../features/sheets/sheet-column'
import { useAllRows } from '../../features/sheets/use-all-rows'
import { type Achievement, achievementWords } from '../../features/study/achievement-words'
import { useAsOf } from '../../features/study/use-as-of'
import { useNow } from '../../ui/clock'
import { EmptyState } from '../../ui/EmptyState'
import type { ListRules } from '../../ui/list/list-state'
import { useListState } from '../../ui/list/use-list-state'
import { Clip } from '../../ui/table/Clip'
import { timeNeed } from '../../ui/table/column'
import { readAtOnce, type TabProps } from './tab-props'
import { text } from './text'

const words = text.achievement

const sortFields = ['time', 'what'] as const
type SortField = (typeof sortFields)[number]

const rules: ListRules<Record<never, string>, SortField> = {
  noFilters: {},
  sort: { field: 'time', order: 'desc' },
  sortFields,
}

const columnsAt = (now: number): readonly SheetColumn<Achievement, SortField>[] => [
  {
    key: 'time',
    label: words.columns.time,
    need: timeNeed,
    grow: 0,
    sort: 'time',
    firstOrder: 'desc',
    value: ({ achieve_time }) => parseJst(achieve_time),
    words: ({ achieve_time }) => formatWireTime(achieve_time, now) ?? text.none,
  },
  { key: 'what', label: words.columns.what, need: 180, grow: 2, head: true, sort: 'what', words: achievementWords },
  {
    key: 'encourage',
    label: words.columns.encourage,
    need: 200,
    grow: 4,
    words: ({ encourage }) => encourage ?? text.none,
    show: (_row, said) => <Clip>{said}</Clip>,
  },
  {
    key: 'teacher',
    label: words.columns.teacher,
    need: 110,
    grow: 1,
    words: ({ teacher }) => teacher ?? text.none,
    show: (_row, name) => <Clip>{name}</Clip>,
  },
]

/** What she has achieved, and which teacher has encouraged her. The server gives the achievements of a class. */
export function AchievementTab({ student, name }: TabProps) {
  const now = useNow()
  const list = useListState('student-details/achievement', rules)
  const request = { team_id: student.teamId }
  const query = usePagedApi('student-achievement-page-list', request, {
    limit: readAtOnce,
    enabled: list.ready && student.teamId !== '',
  })
  const { rows, rest } = useAllRows(query)
  const own = useMemo(() => rows?.filter(({ student_id }) => student_id === student.id), [rows, student.id])
  const columns = useMemo(() => columnsAt(now), [now])
  const keys = [['student-achievement-page-list', request]]
  const asOf = useAsOf(keys)
  if (student.teamId === '') return <EmptyState message={words.noTeam} />
  return (
    <SheetList
      list={list}
      columns={columns}
      rows={rest === null ? own : undefined}
      reading={query}
      rowKey={({ motivation_id }) => motivation_id}
      label={words.table}
      title={text.wholeTitle(words.table, name, asOf)}
      facts={
        <>
          {own && rest === null && <span>{text.rows(own.length)}</span>}
          <span>{asOf}</span>
          <span>{words.note}</span>
        </>
      }
      offlineKeys={keys}
      filters={<RestLine rest={rest} />}
      failed={words.failed}
      empty={{ message: words.empty, hint: words.emptyHint }}
    />
  )
}
