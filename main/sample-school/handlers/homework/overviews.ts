/** Averages and rows over a class (WIRE "Score matrix"; WIRE "One topic"). */
import { average } from '../../../../shared/domain/scores'
import { wireTime } from '../../../../shared/domain/time'
import { isWriting } from '../../../../shared/domain/view-families'
import { type CellResult, cellResultAt, marksOf } from '../../data/marks'
import { submitStatusAt } from '../../data/round-times'
import type { Homework, Student, Team, Topic } from '../../data/world-types'
import { personOf } from '../study/students'
import type { Call } from '../types'

/** Averages are shown with one decimal. */
export const oneDecimal = (value: number | null): number | null => (value === null ? null : Math.round(value * 10) / 10)

/** The result of each student of the homework for the topic by now, in the order of the students. */
export const cellResultsOf = (call: Call, topic: Topic): CellResult[] =>
  topic.homework.students.map((_, place) => cellResultAt(call.world.seed, topic, place, call.at))

/** The average of the latest scores of one class in the topic by now. */
export const teamAverageOf = (call: Call, topic: Topic, team: Team): number | null =>
  oneDecimal(
    average(
      cellResultsOf(call, topic).flatMap(({ score }, place) =>
        topic.homework.students[place]?.team === team ? [score] : [],
      ),
    ),
  )

export function column(call: Call, topic: Topic) {
  const results = cellResultsOf(call, topic)
  return {
    topic_id: topic.id,
    resource_title: topic.title,
    view_key: topic.resource.viewKey,
    full_score: 100,
    average_score: oneDecimal(average(results.map(one => one.score))),
    completed_count: results.filter(one => one.rounds > 0).length,
  }
}

/** The students of a homework with their places in it, class by class in the order that the teachers arranged. */
export function studentsByClass({ world }: Call, { students }: Homework): { student: Student; place: number }[] {
  const order = new Map(world.teams.map((team, at) => [team, at]))
  const orderOf = ({ team }: Student): number => order.get(team) ?? order.size
  return students
    .map((student, place) => ({ student, place }))
    .sort((one, other) => orderOf(one.student) - orderOf(other.student))
}

export function studentRow(call: Call, homework: Homework, student: Student, place: number) {
  const { seed } = call.world
  const results = homework.topics.map(topic => cellResultAt(seed, topic, place, call.at))
  const last = Math.max(0, ...results.map(one => one.time))
  return {
    ...personOf(student),
    submit_status: submitStatusAt(seed, homework, place, call.at),
    submit_time: last === 0 ? null : wireTime(last),
    scores: homework.topics.flatMap((topic, at) => {
      const { score, rounds, best } = results[at] ?? { score: null, rounds: 0, best: null }
      return rounds === 0 ? [] : [{ topic_id: topic.id, score, learn_count: rounds, best_score: best }]
    }),
  }
}

/** How many students have begun and not submitted. */
export const begunCount = (call: Call, homework: Homework): number =>
  homework.students.filter((_, place) => submitStatusAt(call.world.seed, homework, place, call.at) === 1).length

/**
 * The guid of one student's submission for one topic in one round. Comments belong to a submission (SPEC §2). Each of
 * several texts in one round has its own guid, because the offsets of a comment count in one text.
 */
export const guidOf = (topic: Topic, student: Student, round: number, place = 0): string =>
  `g-${topic.id}-${student.id}-${round}${place > 0 && isWriting(topic.resource.viewKey) ? `-${place + 1}` : ''}`

export function topicOverview(call: Call, topic: Topic) {
  const results = cellResultsOf(call, topic)
  return {
    average_score: oneDecimal(average(results.map(one => one.score))),
    items: studentsByClass(call, topic.homework).map(({ student, place }) => {
      const result = results[place]
      const rounds = result?.rounds ?? 0
      return {
        student_id: student.id,
        number: student.number,
        nickname: student.nickname,
        team_name: student.team.name,
        score: result?.score,
        best_score: result?.best,
        learn_count: rounds,
        submit_time: result !== undefined && rounds > 0 ? wireTime(result.time) : null,
        guid: rounds > 0 ? guidOf(topic, student, rounds) : null,
      }
    }),
    total: topic.homework.students.length,
  }
}

/**
 * For each question, over the latest round of each student of the class, or of the homework without a class: the
 * correct rate (SPEC §4: any score but 0 is correct) and the average score.
 */
export function questionAverages(call: Call, topic: Topic, team?: Team) {
  const { seed } = call.world
  const latest = cellResultsOf(call, topic).flatMap((result, place) => {
    const student = topic.homework.students[place]
    if (result.rounds === 0 || student === undefined || (team !== undefined && student.team !== team)) return []
    return [marksOf(seed, topic, student, result.rounds)]
  })
  return topic.resource.units.map((unit, at) => {
    const scores = latest.map(marks => marks[at]?.score ?? null)
    const right = scores.filter(score => score !== null && score > 0).length
    return {
      question_id: unit.id,
      correctRate: scores.length === 0 ? null : Math.round((100 * right) / scores.length),
      average: oneDecimal(average(scores)),
    }
  })
}
