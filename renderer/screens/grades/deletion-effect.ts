/**
 * What a deletion of classes removes. The page reads it before it asks the teacher, and again just before the deletion
 * is sent. What the server does not say counts as unknown, never as 0.
 */
import { limits } from '../../../shared/domain/limits'
import type { EndpointResponse } from '../../../shared/endpoints/index'
import { BridgeError, callApi } from '../../bridge/index'
import { commonText } from '../../ui/text'
import { readFault } from './change-team'
import type { Team } from './team-list'
import { text } from './text'

const words = text.deletion

export interface Counts {
  students: number | undefined
  open: number | undefined
  unsubmitted: number | undefined
}

export interface DeletionEffect {
  rows: readonly (Counts & { id: string; name: string })[]
  total: Counts
  /** Why the teacher types a number before the deletion; empty: no need. */
  reasons: readonly string[]
  /** The number of students, or of classes if there are no students or their number is unknown. */
  typed: { number: number; label: string }
}

type Answer = EndpointResponse<'batch-deletion-confirm'>['items'][number]

const countNames = ['students', 'open', 'unsubmitted'] as const

const countsOf = (answer: Answer | undefined): Counts => ({
  students: answer?.student_count,
  open: answer?.open_homework_count,
  unsubmitted: answer?.unsubmitted_count,
})

/** The sum of one count; undefined if one of them is unknown. */
const sumOf = (rows: readonly Counts[], name: keyof Counts): number | undefined =>
  rows.reduce<number | undefined>((sum, row) => {
    const count = row[name]
    return sum === undefined || count === undefined ? undefined : sum + count
  }, 0)

/** Why these counts need a typed number. `school` is the number of all students; undefined if it is unknown. */
function reasonsFor({ students, open }: Counts, school: number | undefined): string[] {
  const percent = limits.massDeletionPercent
  const isMass = students !== undefined && school !== undefined && students * 100 > school * percent
  const isUnknown = students === undefined || open === undefined || school === undefined
  return [
    ...(open !== undefined && open > 0 ? [words.why.open] : []),
    ...(isMass ? [words.why.many(percent)] : []),
    ...(isUnknown ? [words.why.unknown] : []),
  ]
}

export function effectOf(
  teams: readonly Team[],
  answers: readonly Answer[],
  school: number | undefined,
): DeletionEffect {
  const rows = teams.map(({ id, name }) => ({ id, name, ...countsOf(answers.find(({ team_id }) => team_id === id)) }))
  const total = {
    students: sumOf(rows, 'students'),
    open: sumOf(rows, 'open'),
    unsubmitted: sumOf(rows, 'unsubmitted'),
  }
  const { students = 0 } = total
  return {
    rows,
    total,
    reasons: reasonsFor(total, school),
    typed:
      students > 0 ? { number: students, label: words.typeStudents } : { number: teams.length, label: words.typeTeams },
  }
}

const options = { background: true, strict: true } as const

const readAnswers = async (ids: readonly string[]): Promise<readonly Answer[]> =>
  (await callApi('batch-deletion-confirm', { team_ids: ids.join() }, options)).items

/** The number of all students of the school; undefined if it cannot be read. */
async function readSchool(): Promise<number | undefined> {
  try {
    return (await callApi('student-page-rows', { page: 1, limit: 1 }, options)).total
  } catch (error) {
    if (error instanceof BridgeError) return undefined
    throw error
  }
}

/** Reads what the deletion of these classes removes. Throws BridgeError. */
export async function readEffect(teams: readonly Team[]): Promise<DeletionEffect> {
  const [answers, school] = await Promise.all([readAnswers(teams.map(({ id }) => id)), readSchool()])
  return effectOf(teams, answers, school)
}

/** Whether the deletion would remove more than the teacher has agreed to, or a class with another name. */
export const hasGrown = (agreed: DeletionEffect['rows'], answers: readonly Answer[]): boolean =>
  agreed.some(row => {
    const answer = answers.find(({ team_id }) => team_id === row.id)
    const counts = countsOf(answer)
    const isMore = countNames.some(name => (counts[name] ?? Infinity) > (row[name] ?? Infinity))
    return answer === undefined || isMore || (answer.name !== '' && answer.name !== row.name)
  })

/** Why the classes must not be deleted any more; null if the teacher's agreement still holds. */
export async function checkAgreement(agreed: DeletionEffect['rows']): Promise<string | null> {
  try {
    const answers = await readAnswers(agreed.map(({ id }) => id))
    return hasGrown(agreed, answers) ? words.grown : null
  } catch (error) {
    return readFault(error) ?? commonText.operationFailed
  }
}
