/** One question across the class: the answers, each with its students (WIRE "One question across the class"). */
import type { QuestionOverview } from '../../../../shared/endpoints/homework-reading'
import { cellResultAt } from '../../data/marks'
import type { Topic } from '../../data/world-types'
import { answersOf } from '../homework/answers'
import { averageInPoints } from '../homework/five-points'
import { questionAverages } from '../homework/overviews'
import { hasCorrectRate } from '../homework/papers'
import type { Call } from '../types'

type Group = QuestionOverview['answers'][number]

interface StudentAnswers {
  studentId: string
  /** Answers by question id; a question that was left open may have no record. */
  answers: Map<string, { answer_result: string; score: number | null }>
}

/** The answers of each student's latest round. */
function latestAnswersOf(call: Call, topic: Topic): StudentAnswers[] {
  const { seed } = call.world
  return topic.homework.students.flatMap((student, place) => {
    const latest = cellResultAt(seed, topic, place, call.at)
    if (latest.rounds === 0) return []
    const answers = answersOf(seed, topic, student, latest.rounds, latest.time).map(answer => {
      const result = 'answer_result' in answer ? answer.answer_result : 'choose' in answer ? answer.choose : ''
      return [answer.question_id, { answer_result: String(result), score: answer.score }] as const
    })
    return [{ studentId: student.id, answers: new Map(answers) }]
  })
}

/** Groups equal answers; spoken answers are grouped by score. The largest group comes first, open answers come last. */
function groupsOf(studentsAnswers: readonly StudentAnswers[], question: string): Group[] {
  const groups = new Map<string, Group>()
  for (const { studentId, answers } of studentsAnswers) {
    const { answer_result, score } = answers.get(question) ?? { answer_result: '', score: null }
    const key = JSON.stringify([answer_result, score])
    const group = groups.get(key) ?? { answer_result, score: score ?? undefined, student_ids: [] }
    group.student_ids.push(studentId)
    groups.set(key, group)
  }
  const open = ({ score }: Group) => (score === undefined ? 1 : 0)
  return [...groups.values()].sort(
    (a, b) =>
      open(a) - open(b) ||
      b.student_ids.length - a.student_ids.length ||
      a.answer_result.localeCompare(b.answer_result),
  )
}

/** Every question of the topic, in order. */
export function questionOverviews(call: Call, topic: Topic) {
  const studentsAnswers = latestAnswersOf(call, topic)
  const figures = questionAverages(call, topic)
  return topic.resource.units.map((unit, at) => {
    return {
      question_id: unit.id,
      correct_percent: hasCorrectRate({ units: [unit] }) ? figures[at]?.correctRate : null,
      average_score: averageInPoints(topic.resource.viewKey, figures[at]?.average ?? null),
      answers: groupsOf(studentsAnswers, unit.id),
    }
  })
}
