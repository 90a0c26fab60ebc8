import { parseJst } from '../../../../shared/domain/time'
import { apiKey, type BridgeError, useApi, useApiAll, useLive } from '../../../bridge/index'
import type { AssignDraft, Content, DraftDay, Receiver } from '../../../features/homework/draft/assign-draft'
import { fieldTime } from '../../../features/homework/draft/field-times'
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

/** Whether its students can be changed: only then it is asked who they are. */
const needsStudents = (homework: Homework | undefined): boolean =>
  homework !== undefined && offeredParts(homework).includes('students')

const idsOf = (joined: string): string[] => joined.split(',').filter(id => id !== '')

export interface SavedHomework {
  homework: Homework | undefined
  /** Absent until all has come that is needed to change it. */
  draft: AssignDraft | undefined
  error: BridgeError | null
  busy: boolean
  retry(): void
}

/** A homework as it stands on the server, read again by itself and just after its start and its deadline. */
export function useSavedHomework(id: string): SavedHomework {
  const info = useApi('homework-basic-info', { id }, { enabled: id !== '' })
  const homework = info.data
  const periodic = homework !== undefined && kindOf(homework) === 2
  const topics = useApi('homework-topic-list', { id }, { enabled: homework !== undefined && !periodic })
  const plan = useApi('periodic-plan-details', { homework_id: id }, { enabled: periodic })
  const asks = needsStudents(homework)
  const people = useApi('reissue-details', { homework_id: id }, { enabled: asks })
  const teamIds = idsOf(homework?.team_ids ?? '')
  const lists = useApiAll('student-list-by-team', asks ? teamIds.map(team_id => ({ team_id })) : [])
  const moments = [homework?.start_time, homework?.end_time].flatMap(time => parseJst(time ?? '') ?? [])
  useLive([apiKey('homework-basic-info', { id })], moments)

  const receivers = teamIds.map((team_id, at): Receiver => {
    if (!asks) return { team_id, student_ids: null }
    const own = (people.data?.items ?? []).filter(student => student.team_id === team_id)
    const ids = own.map(({ student_id }) => student_id)
    const all = lists[at]?.items ?? null
    // of a class that cannot be read any more those who are there are named
    const whole = all !== null && all.length === ids.length && all.every(({ student_id }) => ids.includes(student_id))
    return { team_id, student_ids: whole ? null : ids }
  })
  const used = [info, ...(periodic ? [plan] : [topics]), ...(asks ? [people] : [])]
  const complete = used.every(query => query.data !== undefined) && lists.every(list => list !== undefined)
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
    error: used.find(query => query.isError && !query.data)?.error ?? null,
    busy: used.some(query => query.isFetching),
    retry: () => {
      for (const query of used) if (query.isError) void query.refetch()
    },
  }
}
