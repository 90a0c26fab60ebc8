/**
 * The rules that find out whether a change of a homework was carried out when its answer was lost. Three reads show the
 * parts that a change can have.
 */
import type * as v from 'valibot'
import { tidyText } from '../domain/text-rules'
import { parseJst } from '../domain/time'
import type { homework } from './homework'
import { allDone, type Evidence, recoverBy } from './recovery'

type Homework = v.InferOutput<typeof homework>

/** The fields of the request that decide which reads are needed. */
interface Change {
  homework_id: string
  student_ids?: string
  topics?: readonly { resource_id: string }[]
}

const sortedIds = (joined: unknown): string => String(joined).split(',').sort().join()
const isSameTime = (one: string, other: unknown): boolean => parseJst(one) === parseJst(String(other))

/** Compares a wanted value with the homework after the change; null if that does not show the outcome. */
type Compare = (wanted: unknown, after: Homework, before: Homework | undefined) => boolean | null

/** A field of the homework that has the wanted value itself. */
const isEqual =
  (name: keyof Homework): Compare =>
  (wanted, after) =>
    after[name] === wanted

/** The fields of the request that homework-basic-info shows. */
const comparisons: Readonly<Record<string, Compare>> = {
  title: (wanted, after) => tidyText(after.title) === tidyText(String(wanted)),
  team_ids: (wanted, after) => sortedIds(after.team_ids) === sortedIds(wanted),
  // Only the server knows the new start of a homework that is delivered at once.
  delivery_type: (wanted, after, before) =>
    wanted === 1 || (before === undefined ? null : !isSameTime(after.start_time, before.start_time)),
  start_time: (wanted, after) => isSameTime(after.start_time, wanted),
  end_time: (wanted, after) => isSameTime(after.end_time, wanted),
  // The homework can carry the number of answer times instead of a flag.
  required_times: (wanted, after) => after.required_times > 0 === (wanted === 1),
  delay: isEqual('delay'),
  translation: isEqual('translation'),
  subtitle: isEqual('subtitle'),
  sample_answer: isEqual('sample_answer'),
  speech_speed: isEqual('speech_speed'),
  answer_tips: isEqual('answer_tips'),
}

const byFields = recoverBy({
  read: 'homework-basic-info',
  request: ({ homework_id }: Change) => ({ id: homework_id }),
  wasDone: ({ sent, after, before }: Evidence<Change, Homework>) =>
    allDone(
      Object.entries(sent).map(([name, wanted]) => {
        const compare = comparisons[name]
        return compare ? compare(wanted, after, before) : true
      }),
    ),
})

const byTopics = recoverBy({
  read: 'homework-topic-list',
  request: ({ homework_id, topics }: Change) => (topics === undefined ? null : { id: homework_id }),
  wasDone: ({ sent, after }: Evidence<Change, { items: readonly { resource_id: string }[] }>) =>
    after.items.map(topic => topic.resource_id).join() === sent.topics?.map(topic => topic.resource_id).join(),
})

const byStudents = recoverBy({
  read: 'reissue-details',
  request: ({ homework_id, student_ids }: Change) => (student_ids === undefined ? null : { homework_id }),
  wasDone: ({ sent, after }: Evidence<Change, { items: readonly { student_id: string }[] }>) =>
    sortedIds(after.items.map(student => student.student_id)) === sortedIds(sent.student_ids),
})

export const byChangedParts = [byFields, byTopics, byStudents] as const
