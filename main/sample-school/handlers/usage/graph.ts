/** Scores and counts over time, by class and by student. */
import type * as v from 'valibot'
import { limits } from '../../../../shared/domain/limits'
import { parseJst, wireDate } from '../../../../shared/domain/time'
import { stepOf, stepsOf } from '../../../../shared/domain/time-steps'
import type { usage } from '../../../../shared/endpoints/usage'
import { eachRound, type Round } from '../../data/submitted-rounds'
import type { Student, Team } from '../../data/world-types'
import { spanOf } from '../study/period'
import { studentNamed, teamNamed } from '../study/students'
import { createTallies, figuresOf } from '../study/tallies'
import { studyText } from '../study/text'
import { type Call, Refusal, required } from '../types'

type GraphRequest = v.InferOutput<(typeof usage)['progress-graph']['request']>

interface Line {
  series_type: 'team' | 'student'
  id: string
  name: string
  students: Student[]
}

const ofTeam = ({ id, name, students }: Team): Line => ({ series_type: 'team', id, name, students })
const ofStudent = (student: Student): Line => ({
  series_type: 'student',
  id: student.id,
  name: student.nickname,
  students: [student],
})

function linesOf(call: Call, { team_id, student_id }: GraphRequest): Line[] {
  if (student_id !== undefined) {
    const student = studentNamed(call, student_id)
    return [ofStudent(student), ...(student.team.id === '' ? [] : [ofTeam(student.team)])]
  }
  if (team_id === undefined) return call.world.teams.map(ofTeam)
  const team = teamNamed(call, team_id)
  return [ofTeam(team), ...team.students.map(ofStudent)]
}

/** The requested lines, each with a point per step. */
export function progressGraph(call: Call, request: GraphRequest) {
  const span = spanOf(call, request)
  const { unit } = request
  // If the end is in the future, the future steps are empty: the axis covers the requested period.
  const last = required(parseJst(request.end_time), studyText.period)
  const lines = linesOf(call, request)
  const maxPoints = Math.min(limits.graphPoints, Math.floor(limits.graphTotal / lines.length))
  const steps = stepsOf(unit, span.from, last, maxPoints)
  if (steps === null) throw new Refusal(400, studyText.longPeriod)
  const linesWith = new Map<Student, Line[]>()
  for (const line of lines) {
    for (const student of line.students) linesWith.set(student, [...(linesWith.get(student) ?? []), line])
  }
  const points = new Map(lines.map(line => [line, createTallies<number>()]))
  const count = (round: Round) => {
    const step = stepOf(unit, round.time)
    for (const line of linesWith.get(round.student) ?? []) points.get(line)?.add(step, round)
  }
  eachRound(call.world, span, count, new Set(linesWith.keys()))
  return {
    dates: steps.map(wireDate),
    items: lines.map(line => ({
      series_type: line.series_type,
      id: line.id,
      name: line.name,
      points: steps.flatMap(step => {
        const tally = points.get(line)?.of(step)
        return tally === undefined ? [] : [{ date: wireDate(step), ...figuresOf(tally) }]
      }),
    })),
    total: lines.length,
  }
}
