import { parseJst } from '../../../../shared/domain/time'
import { apiKey, type BridgeError, useApi, useApiAll, useLive } from '../../../bridge/index'
import type { AssignDraft, Content, DraftDay, Receiver } from '../../../features/homework/draft/assign-draft'
import { fieldTime } from '../../../features/homework/draft/field-times'
import { splitIds } from '../../../features/homework/homework-teams'
import { type Homework, kindOf, offeredParts, savedDraftOf } from './edit-draft'

interface Topic {
  resource_id: string
  resource_title: string
  resource_level?: string
  view_key: string
}

const contentOf = ({ resource_id, resource_title, resource_level = '', view_key }: Topic): Content => ({
  resource_id,
  resource_title,
  resource_level,
  view_key,
  from: '',
})

/** Whether the students can be changed: only then are they read. */
const needsStudents = (homework: Homework | undefined): boolean =>
  homework !== undefined && offeredParts(homework).includes('students')

export interface SavedHomework {
  homework: Homework | undefined
  /** Undefined until everything that the form needs has loaded. */
  draft: AssignDraft | undefined
  error: BridgeError | null
  busy: boolean
  retry(): void
}

/** Reads a homework as saved on the server, and again automatically, also just after its start and its deadline. */
export function useSavedHomework(id: string): SavedHomework {
  const info = useApi('homework-basic-info', { id }, { enabled: id !== '' })
  const homework = info.data
  const periodic = homework !== undefined && kindOf(homework) === 2
  const topics = useApi('homework-topic-list', { id }, { enabled: homework !== undefined && !periodic })
  const plan = useApi('periodic-plan-details', { homework_id: id }, { enabled: periodic })
  const readsStudents = needsStudents(homework)
  const redistribution = useApi('reissue-details', { homework_id: id }, { enabled: readsStudents })
  const teamIds = splitIds(homework?.team_ids ?? '')
  const lists = useApiAll('student-list-by-team', readsStudents ? teamIds.map(team_id => ({ team_id })) : [])
  const moments = [homework?.start_time, homework?.end_time].flatMap(time => parseJst(time ?? '') ?? [])
  useLive([apiKey('homework-basic-info', { id })], moments)

  const receivers = teamIds.map((team_id, at): Receiver => {
    if (!readsStudents) return { team_id, student_ids: null }
    const receiving = (redistribution.data?.items ?? []).filter(student => student.team_id === team_id)
    const ids = receiving.map(({ student_id }) => student_id)
    const all = lists[at]?.items ?? null
    // if the class can no longer be read, its students are listed one by one
    const hasWholeClass =
      all !== null && all.length === ids.length && all.every(({ student_id }) => ids.includes(student_id))
    return { team_id, student_ids: hasWholeClass ? null : ids }
  })
  const queries = [info, ...(periodic ? [plan] : [topics]), ...(readsStudents ? [redistribution] : [])]
  const complete = queries.every(query => query.data !== undefined) && lists.every(list => list !== undefined)
  const days = (plan.data?.items ?? []).map(({ start_time, topics: contents }): DraftDay => {
    const at = parseJst(start_time)
    return { start: at === null ? '' : fieldTime(at), contents: contents.map(contentOf) }
  })
  return {
    homework,
    draft:
      homework && complete
        ? savedDraftOf({
            homework,
            contents: periodic ? [] : (topics.data?.items ?? []).map(contentOf),
            days: periodic ? days : [],
            receivers,
          })
        : undefined,
    error: queries.find(query => query.isError && !query.data)?.error ?? null,
    busy: queries.some(query => query.isFetching),
    retry: () => {
      for (const query of queries) if (query.isError) void query.refetch()
    },
  }
}
