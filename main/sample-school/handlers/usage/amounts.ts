/** Study amounts by class and month, as rows and as a workbook. */
import type * as v from 'valibot'
import { limits } from '../../../../shared/domain/limits'
import { fromJst, jstParts, wireDate } from '../../../../shared/domain/time'
import { nextStep, stepOf, stepsOf } from '../../../../shared/domain/time-steps'
import type { usage } from '../../../../shared/endpoints/usage'
import { eachRound, type Round } from '../../data/submitted-rounds'
import type { Student, Team } from '../../data/world-types'
import { type Cell, writeBook } from '../../sheets/write-workbook'
import { teamsOf } from '../study/students'
import { createTallies, figuresOf } from '../study/tallies'
import { studyText } from '../study/text'
import { type Call, Refusal, type Sheet } from '../types'
import { usageText } from './text'

type AmountsRequest = v.InferOutput<(typeof usage)['usage-amount']['request']>

/** How many months are shown if the request names none. */
const defaultMonths = 6

const monthStart = (month: string): number => fromJst(Number(month.slice(0, 4)), Number(month.slice(5)))

/** The first instants of the requested months, latest first; future months are left out. */
function monthsOf({ at }: Call, { start_month, end_month }: AmountsRequest): number[] {
  const last = end_month === undefined ? stepOf('month', at) : monthStart(end_month)
  const { year, month } = jstParts(last)
  const first = start_month === undefined ? fromJst(year, month - defaultMonths + 1) : monthStart(start_month)
  if (first > last) throw new Refusal(400, studyText.period)
  const months = stepsOf('month', first, last, limits.usageMonths)
  if (months === null) throw new Refusal(400, studyText.longPeriod)
  return months.filter(start => start <= at).reverse()
}

/** One row per class and month. */
export function usageRows(call: Call, request: AmountsRequest) {
  const months = monthsOf(call, request)
  const teams = teamsOf(call, request.team_id)
  const each = createTallies<string>()
  const active = new Map<string, Set<Student>>()
  const keyOf = (team: Team, month: number) => `${month} ${team.id}`
  const from = months.at(-1)
  if (from !== undefined) {
    const until = Math.min(call.at, nextStep('month', months[0] ?? from) - 1)
    const students = new Set(teams.flatMap(team => team.students))
    const count = (round: Round) => {
      const key = keyOf(round.student.team, stepOf('month', round.time))
      each.add(key, round)
      active.set(key, (active.get(key) ?? new Set()).add(round.student))
    }
    eachRound(call.world, { from, until }, count, students)
  }
  const handedOut = (team: Team, month: number) =>
    [...call.world.homeworks, ...call.world.archive].filter(
      ({ start, teams }) => start <= call.at && stepOf('month', start) === month && teams.includes(team),
    ).length
  return months.flatMap(month =>
    teams.map(team => ({
      month: wireDate(month).slice(0, 7),
      team_id: team.id,
      team_name: team.name,
      student_count: team.students.length,
      active_student_count: active.get(keyOf(team, month))?.size ?? 0,
      homework_count: handedOut(team, month),
      ...figuresOf(each.of(keyOf(team, month))),
    })),
  )
}

/** The same rows as a workbook. */
export async function usageSheet(call: Call, request: AmountsRequest): Promise<Sheet> {
  const { title, head } = usageText.amounts
  const lines = usageRows(call, request).map((row): Cell[] => [
    row.month,
    row.team_name,
    row.student_count,
    row.active_student_count,
    row.homework_count,
    row.exercise_count,
    row.average_score,
    Math.round(row.study_seconds / 60),
    Math.round(row.record_duration / 60),
  ])
  const bytes = await writeBook(call.at, [{ title, rows: [[...head], ...lines], frozenColumns: 2 }])
  return { name: `${title}_${wireDate(call.at)}`, bytes }
}
