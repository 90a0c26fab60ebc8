import { useMemo, useRef } from 'react'
import { useApi, usePagedApi } from '../../../bridge/index'
import { homeworkTitle } from '../../../features/homework/homework-title'
import { RestLine } from '../../../features/sheets/RestLine'
import { SheetList } from '../../../features/sheets/SheetList'
import { useAllRows } from '../../../features/sheets/use-all-rows'
import { useAsOf } from '../../../features/study/use-as-of'
import { useNow } from '../../../ui/clock'
import { FilterBar } from '../../../ui/list/FilterBar'
import { withValues } from '../../../ui/list/list-state'
import { useListState } from '../../../ui/list/use-list-state'
import { readAtOnce, type TabProps } from '../tab-props'
import { text } from '../text'
import { homeworkColumns, type TopicRow } from './homework-columns'
import { filteredTopics, rules } from './homework-list'
import { TopicDetails } from './TopicDetails'

const words = text.homework
const keyOf = ({ homework_id, topic_id }: TopicRow): string => `${homework_id}|${topic_id}`
const typeOf = (value: string) => ([1, 2, 3] as const).find(type => String(type) === value)

/** The topics of the homework that she received in the period; or one of them, if the address names it. */
export function HomeworkTab(props: TabProps) {
  const { homeworkId, topicId } = props.place
  if (homeworkId !== null && topicId !== null) return <TopicDetails {...props} {...{ homeworkId, topicId }} />
  return <HomeworkTopics {...props} />
}

function HomeworkTopics({ student, name, period, to }: TabProps) {
  const now = useNow()
  const list = useListState('student-details/homework', rules)
  const { homework, type } = list.applied
  const choices = useApi('homework-search-filter2', { student_id: student.id }, { background: true })
  const homeworks = choices.data?.homeworks ?? []
  const request = withValues({
    student_id: student.id,
    // the homework that was chosen for another student may not be hers
    homework_id: homeworks.some(({ homework_id }) => homework_id === homework) ? homework : undefined,
    homework_type: typeOf(type),
    start_time: period.from,
    end_time: period.to,
  })
  const query = usePagedApi('study-survey-homework-topic-list', request, {
    limit: readAtOnce,
    enabled: list.ready && (!choices.isPending || homework === ''),
  })
  const { rows, rest } = useAllRows(query)
  const shown = useMemo(() => rows && filteredTopics(rows, list.applied), [rows, list.applied])
  const columns = useMemo(() => homeworkColumns({ to, student }, now), [to, student, now])
  const search = useRef<HTMLInputElement>(null)
  const keys = [['study-survey-homework-topic-list', request]]
  const asOf = useAsOf(keys)
  return (
    <SheetList
      list={list}
      columns={columns}
      rows={shown}
      reading={query}
      rowKey={keyOf}
      label={words.table}
      title={text.sheetTitle(words.table, name, period.from, period.to, asOf)}
      facts={
        <>
          {shown && <span>{text.rows(shown.length)}</span>}
          <span>{asOf}</span>
        </>
      }
      offlineKeys={keys}
      search={search}
      filters={
        <>
          <FilterBar
            list={list}
            rows={[
              {
                key: 'homework',
                label: words.filters.homework,
                kind: 'select',
                options: [
                  { value: '', label: words.filters.all },
                  ...homeworks.map(({ homework_id, title }) => ({ value: homework_id, label: homeworkTitle(title) })),
                ],
                error: choices.isError ? words.filtersFailed : undefined,
              },
              {
                key: 'type',
                label: words.filters.type,
                kind: 'select',
                width: 150,
                options: [
                  { value: '', label: words.filters.allTypes },
                  ...(choices.data?.homework_types ?? []).map(each => ({
                    value: String(each),
                    label: words.types[String(each)] ?? String(each),
                  })),
                ],
              },
              {
                key: 'state',
                label: words.filters.state,
                kind: 'select',
                width: 150,
                options: [
                  { value: '', label: words.states.all },
                  { value: 'done', label: words.states.done },
                  { value: 'idle', label: words.states.idle },
                ],
              },
            ]}
            search={{ key: 'kw', label: words.search, placeholder: words.searchPlaceholder, input: search }}
          />
          <RestLine rest={rest} />
        </>
      }
      failed={words.failed}
      empty={
        rows?.length === 0 && !list.isFiltered
          ? { message: words.empty, hint: words.emptyHint }
          : { message: words.notFound, hint: words.notFoundHint }
      }
    />
  )
}
