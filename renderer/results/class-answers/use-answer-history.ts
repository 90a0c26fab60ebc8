/** The answers of one student to the questions of a topic, round by round (SPEC §7 question-answer-logs). */
import { useMemo } from 'react'
import type { EndpointResponse } from '../../../shared/endpoints/index'
import { useApi } from '../../bridge/index'
import { promptText } from '../content/blank-text'
import { answerText } from './answer-text'
import { type ClassQuestion, classQuestions } from './class-questions'
import { type GroupMark, groupAnswers } from './group-answers'
import { type ClassTopic, useContent } from './use-class-questions'

type Log = EndpointResponse<'question-answer-logs'>['items'][number]

/** One answer as the result view interprets it. */
export interface RoundAnswer {
  mark: GroupMark
  fullScore: number
  /** Empty if nothing was written, or the answer was only spoken. */
  words: string
  /** Null if it has none. */
  score: number | null
}

export interface QuestionHistory {
  id: string
  /** No.n, or No.n-m of a sub-question; the running number if the content does not have the question. */
  no: string
  prompt: string
  /** By round. */
  answers: ReadonlyMap<number, RoundAnswer>
}

/** An answer as those of a class are given: the round takes the place of the student. */
const roundAsStudent = ({ answer_result = '', score, round }: Log) => ({
  answer_result,
  score,
  student_ids: [String(round)],
})

const interpretRounds = ({ interpretation, answers }: ClassQuestion): [number, RoundAnswer][] =>
  answers.flatMap(answer =>
    groupAnswers(interpretation, [answer]).map((group): [number, RoundAnswer] => [
      Number(group.studentIds[0]),
      {
        mark: group.mark,
        fullScore: interpretation.fullScore,
        words: answerText(interpretation, group, group.parts),
        score: group.score,
      },
    ]),
  )

/** The questions in the order of the latest round, each with its answers. Never throws. */
function questionHistories(
  viewKey: string,
  content: Parameters<typeof classQuestions>[1],
  logs: readonly Log[],
): QuestionHistory[] {
  const ids = [...new Set(logs.map(({ question_id }) => question_id))]
  const overviews = ids.map(question_id => ({
    question_id,
    answers: logs.filter(log => log.question_id === question_id).map(roundAsStudent),
  }))
  return classQuestions(viewKey, content, overviews).map(question => {
    const { id, position, no = position, subNo } = question
    return {
      id,
      no: subNo === undefined ? String(no) : `${no}-${subNo}`,
      prompt: (question.question && promptText(question.question)) ?? '',
      answers: new Map(interpretRounds(question)),
    }
  })
}

/** Reads the answers, and the content that names the questions; without the content the answers are shown as sent. */
export function useAnswerHistory(homeworkId: string, topic: ClassTopic, studentId: string) {
  const { topicId, viewKey } = topic
  const logs = useApi('question-answer-logs', { student_id: studentId, topic_id: topicId })
  const { content } = useContent(homeworkId, topic, studentId)
  const items = logs.data?.items
  const questions = useMemo(
    () => (items === undefined || content === undefined ? undefined : questionHistories(viewKey, content, items)),
    [items, content, viewKey],
  )
  return { logs, questions }
}
