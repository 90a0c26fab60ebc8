import { Button } from '@mantine/core'
import { useMemo } from 'react'
import { limits } from '../../../shared/domain/limits'
import { apiKey, useApi, useDeletion, useLive } from '../../bridge/index'
import { useComingLessons } from '../../features/lessons/coming-lessons'
import { changeTimes, idOf, type Lesson, nameOf, statusOf } from '../../features/lessons/lesson-times'
import { NotificationPermission } from '../../features/lessons/NotificationPermission'
import { ReminderSwitch } from '../../features/lessons/ReminderSwitch'
import { useStartLesson } from '../../features/lessons/use-start-lesson'
import { paths } from '../../paths'
import { useMinute } from '../../ui/clock'
import { toast } from '../../ui/dialogs'
import { Link } from '../../ui/Link'
import { FilterBar } from '../../ui/list/FilterBar'
import { ListScreen, ListView, Total } from '../../ui/list/ListView'
import { RemovalActions } from '../../ui/list/RemovalActions'
import { useListPage } from '../../ui/list/use-list-page'
import { useListState } from '../../ui/list/use-list-state'
import { useRemovableRows } from '../../ui/list/use-removable-rows'
import { PageHeader } from '../../ui/PageHeader'
import { useStableCallback } from '../../ui/use-stable-callback'
import { lessonColumns } from './lesson-columns'
import { checkUnchanged, listRequest, listRules } from './lesson-list'
import { NowAndNext } from './NowAndNext'
import { text } from './text'
import { WeekPrint } from './WeekPrint'

const pageSize = limits.pageSizes.list

/** オンライン授業: what is on and what is next, and the list of all lessons (SPEC §7 Online class, §9: 20 a page). */
export function LessonList() {
  const now = useMinute()
  const list = useListState('live/list', listRules)
  const request = listRequest(list.applied, list.page)
  const query = useApi('online-class-page-list', request, { keepPrevious: true, enabled: list.ready })
  const choices = useApi('online-class-search-filter-list', {})
  const coming = useComingLessons()
  useLive([['online-class-page-list']], changeTimes([...(coming.lessons ?? []), ...(query.data?.items ?? [])]))
  const { start, startingId } = useStartLesson()
  const deletion = useDeletion<Lesson, 'online-class-delete'>('online-class-delete', {
    idOf,
    nameOf,
    describe: text.deletion.describe,
    requestOf: class_id => ({ class_id }),
    check: checkUnchanged,
  })
  const page = useListPage(list, query, pageSize, deletion.isDeleted)
  const rows = useRemovableRows<Lesson>({
    page,
    idOf,
    nameOf,
    deletion,
    mayRemove: lesson => statusOf(lesson, now) !== 1,
    onRefused: () => toast(text.deletion.isLive),
  })
  const { remove } = rows
  const begin = useStableCallback((lesson: Lesson) => void start(lesson))
  const columns = useMemo(
    () => lessonColumns(now, { startingId, start: begin, remove: lesson => remove([lesson]) }),
    [now, startingId, begin, remove],
  )
  const optionsOf = (all: string, offered: readonly { value: number; label: string }[] = []) => [
    { value: '', label: all },
    ...offered.map(({ value, label }) => ({ value: String(value), label })),
  ]
  const error = choices.isError && !choices.data ? text.choicesFailed : undefined
  return (
    <ListScreen>
      <PageHeader
        title={text.title}
        mark={page.total !== undefined && <Total>{text.count(page.total)}</Total>}
        actions={
          rows.selected.length > 0 ? (
            <RemovalActions rows={rows} />
          ) : (
            <>
              <ReminderSwitch />
              <WeekPrint lessons={coming.lessons?.filter(lesson => !deletion.isDeleted(lesson))} now={now} />
              <Button component={Link} to={paths.liveCreate()}>
                {text.create.button}
              </Button>
            </>
          )
        }
      />
      <ListView
        list={list}
        page={page}
        offlineKeys={[apiKey('online-class-page-list', request)]}
        above={
          <>
            <NotificationPermission />
            <NowAndNext
              coming={coming}
              now={now}
              isGone={lesson => deletion.isDeleted(lesson) || deletion.stateOf(lesson) !== null}
              startingId={startingId}
              onStart={begin}
            />
            <FilterBar
              list={list}
              rows={[
                {
                  key: 'status',
                  kind: 'select',
                  label: text.status,
                  options: optionsOf(text.allStatuses, choices.data?.live_statuses),
                  error,
                },
                {
                  key: 'type',
                  kind: 'select',
                  label: text.type,
                  options: optionsOf(text.allTypes, choices.data?.live_types),
                  error,
                },
              ]}
            />
          </>
        }
        label={text.table}
        columns={columns}
        rowHeight={44}
        {...rows.table}
        failed={text.failed}
        empty={
          list.isFiltered
            ? { message: text.emptyFiltered, hint: text.emptyFilteredHint }
            : { message: text.empty, hint: text.emptyHint }
        }
      />
    </ListScreen>
  )
}
