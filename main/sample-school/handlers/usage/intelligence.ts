/** A student's five abilities, strengths and weak points over all their answers (SPEC §9 radar chart; DESIGN §7). */

import type * as v from 'valibot'
import { type Ability, abilities, abilityNames } from '../../../../shared/domain/abilities'
import { createMean } from '../../../../shared/domain/scores'
import type { usage } from '../../../../shared/endpoints/usage'
import { marksOf } from '../../data/marks'
import { eachRound, type Round } from '../../data/submitted-rounds'
import type { Student } from '../../data/world-types'
import { answerKey, readingMeasures } from '../homework/answers'
import { oneDecimal } from '../homework/overviews'
import { familyRows, familyTallies } from '../study/families'
import { spanOf } from '../study/period'
import { personOf, studentNamed } from '../study/students'
import { addRound, meanOf, newTally } from '../study/tallies'
import type { Call } from '../types'

type IntelligenceRequest = v.InferOutput<(typeof usage)['intelligence']['request']>

/** How far a family must be above or below the student's average to be listed. */
const minimumDifference = 3

/** A mean with the number of its answers. */
function countedMean() {
  const mean = createMean()
  let count = 0
  return {
    add(score: number) {
      mean.add(score)
      count++
    },
    value: () => oneDecimal(mean.value()),
    count: () => count,
  }
}

const abilityMeans = () =>
  Object.fromEntries(abilityNames.map(name => [name, countedMean()])) as Record<Ability, ReturnType<typeof countedMean>>

/** Adds the results of a round to the abilities, question by question; returns its number of answers. */
function addAbilities(means: ReturnType<typeof abilityMeans>, seed: number, { topic, student, round }: Round): number {
  let answers = 0
  for (const mark of marksOf(seed, topic, student, round)) {
    if (mark.score === null) continue
    answers++
    if (mark.unit.kind !== 'spoken') {
      means.content.add(mark.score)
      continue
    }
    const figures = readingMeasures(mark.score, answerKey(topic, student, round, mark.place))
    means.completeness.add(figures.integrity)
    means.reading_speed.add(figures.speed)
    means.pronunciation.add(figures.accuracy)
    means.fluency.add(figures.fluency)
  }
  return answers
}

/** The sums over all rounds of the span. */
export function intelligence(call: Call, request: IntelligenceRequest) {
  const { seed } = call.world
  const student = studentNamed(call, request.student_id)
  const team: ReadonlySet<Student> = new Set([...student.team.students, student])
  const [studentMeans, all] = [abilityMeans(), abilityMeans()]
  const [studentFamilies, allFamilies] = [familyTallies(), familyTallies()]
  const tally = newTally()
  let answers = 0
  const count = (round: Round) => {
    addAbilities(all, seed, round)
    allFamilies.add(round)
    if (round.student !== student) return
    answers += addAbilities(studentMeans, seed, round)
    studentFamilies.add(round)
    addRound(tally, round)
  }
  eachRound(call.world, spanOf(call, request), count, team)
  const families = familyRows(studentFamilies, allFamilies)
  const average = meanOf(tally) ?? 0
  const gaps = families.flatMap(({ family, average_score }) =>
    average_score === null ? [] : [{ family, gap: average_score - average }],
  )
  return {
    ...personOf(student),
    answer_count: answers,
    abilities: abilityNames.map(ability => ({
      ability,
      max: abilities[ability].max,
      value: studentMeans[ability].value(),
      team_average: all[ability].value(),
      answer_count: studentMeans[ability].count(),
      team_answer_count: all[ability].count(),
    })),
    families: families.map(row => ({ ...row, team_exercise_count: allFamilies.of(row.family).rounds })),
    strengths: gaps
      .filter(({ gap }) => gap >= minimumDifference)
      .sort((a, b) => b.gap - a.gap)
      .map(({ family }) => family),
    weak_points: gaps
      .filter(({ gap }) => gap <= -minimumDifference)
      .sort((a, b) => a.gap - b.gap)
      .map(({ family }) => family),
  }
}
