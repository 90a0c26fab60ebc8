/**
 * Groups the answers of a class to one question by their text (SPEC §7 one-topic-question-overview; the grouping is
 * chosen).
 */
import { type ScoreClass, scoreClass } from '../../../shared/domain/score-class'
import { average } from '../../../shared/domain/scores'
import type { QuestionOverview } from '../../../shared/endpoints/homework-reading'
import { outcomeOf } from '../content/outcome'
import type { Choice, NormalQuestion, Outcome, ViewScoring } from '../content/types'
import { comparableAnswer } from './comparable-answer'

type ClassAnswer = QuestionOverview['answers'][number]

/**
 * `unanswered`: not marked by anybody, counts as 未回答 (SPEC §4). A spoken answer has its score class instead of a mark.
 */
export type GroupMark = 'right' | 'partial' | 'wrong' | 'unanswered' | Exclude<ScoreClass, 'unread'>

export interface AnswerGroup {
  /** Unique within its question, and stable when the data is fetched again. */
  key: string
  mark: GroupMark
  /** The answer as most students of the group wrote it: a text per blank or piece; empty if nothing was written. */
  parts: string[]
  /** The choices whose contents are in `parts`; the content of a picture is a file name. */
  choices: Choice[]
  /** Other spellings of the same answer in this group. */
  variants: string[][]
  /** The average of their points; null if there are none. */
  score: number | null
  /** Each student once. */
  studentIds: string[]
}

/** How to interpret the answers to a question: depends on its view (`registry`) and on the question itself. */
export interface AnswerInterpretation {
  /** Absent if the content does not contain the question; answers are then shown as sent. */
  question?: NormalQuestion | undefined
  scoring: ViewScoring
  /** The full score, used to find the score class of a spoken answer. */
  fullScore: number
}

const unknownQuestion: NormalQuestion = {
  key: '',
  no: 0,
  names: { id: '' },
  pictures: [],
  audios: [],
  choices: [],
  blanks: [],
  pieces: [],
  samples: [],
}

const isBlank = (parts: readonly string[]): boolean => parts.every(part => part.trim() === '')

function markOf({ state, isPartial, scoring, score }: Outcome, fullScore: number): GroupMark {
  if (state === 'unanswered' || score === undefined) return 'unanswered'
  if (scoring === 'marked') return state === 'wrong' ? 'wrong' : isPartial ? 'partial' : 'right'
  const kind = scoreClass(score, fullScore)
  return kind === 'unread' ? 'unanswered' : kind
}

interface InterpretedAnswer {
  mark: GroupMark
  parts: string[]
  choices: Choice[]
  score: number | undefined
  students: string[]
}

function interpretAnswer(
  { question = unknownQuestion, scoring, fullScore }: AnswerInterpretation,
  classAnswer: ClassAnswer,
): InterpretedAnswer {
  const outcome = outcomeOf(question, { answer_result: classAnswer.answer_result, score: classAnswer.score }, scoring)
  const parts = isBlank(outcome.given) ? [] : outcome.given
  return {
    mark: markOf(outcome, fullScore),
    parts,
    choices: question.choices.filter(choice => outcome.chosenIndexes.includes(choice.index)),
    score: classAnswer.score,
    students: classAnswer.student_ids,
  }
}

interface GroupInProgress extends Omit<AnswerGroup, 'parts' | 'variants' | 'score'> {
  wordings: Map<string, { parts: string[]; count: number }>
  scores: number[]
}

/** The most frequent wording first; of equally frequent ones, the one that came first. */
function finishGroup({ wordings, scores, ...group }: GroupInProgress): AnswerGroup {
  const [first, ...others] = [...wordings.values()].sort((one, other) => other.count - one.count)
  return {
    ...group,
    parts: first?.parts ?? [],
    variants: others.map(wording => wording.parts),
    score: average(scores),
  }
}

/** The order of equally large groups: better marks first, unanswered last. */
const markOrder: Record<GroupMark, number> = {
  right: 0,
  good: 0,
  partial: 1,
  middle: 1,
  wrong: 2,
  bad: 2,
  unanswered: 3,
}

const unansweredRank = ({ mark }: AnswerGroup): number => Number(mark === 'unanswered')

/**
 * Groups the answers, the largest group first and 未回答 last. Two answers are in one group if they have the same mark and
 * each part has the same comparable form (`comparableAnswer`). The same text that was marked right once and wrong once
 * gives two groups. A choice is represented by its content.
 * @param among counts only these students, e.g. one of several classes; all if left out.
 */
export function groupAnswers(
  interpretation: AnswerInterpretation,
  answers: readonly ClassAnswer[],
  among?: ReadonlySet<string>,
): AnswerGroup[] {
  const groups = new Map<string, GroupInProgress>()
  const seen = new Set<string>()
  for (const classAnswer of answers) {
    const { mark, parts, choices, score, students } = interpretAnswer(interpretation, classAnswer)
    const newStudentIds = students.filter(id => !seen.has(id) && (among?.has(id) ?? true) && seen.add(id))
    if (newStudentIds.length === 0) continue
    const key = JSON.stringify([mark, ...parts.map(comparableAnswer)])
    const group: GroupInProgress = groups.get(key) ?? {
      key,
      mark,
      choices,
      studentIds: [],
      wordings: new Map(),
      scores: [],
    }
    groups.set(key, group)
    const wordingKey = JSON.stringify(parts)
    const wording = group.wordings.get(wordingKey) ?? { parts, count: 0 }
    wording.count += newStudentIds.length
    group.wordings.set(wordingKey, wording)
    group.studentIds.push(...newStudentIds)
    if (score !== undefined) group.scores.push(...newStudentIds.map(() => score))
  }
  return [...groups.values()]
    .map(finishGroup)
    .sort(
      (one, other) =>
        unansweredRank(one) - unansweredRank(other) ||
        other.studentIds.length - one.studentIds.length ||
        markOrder[one.mark] - markOrder[other.mark] ||
        (one.key < other.key ? -1 : 1),
    )
}

export interface GroupStatistics {
  /** The students who submitted the topic. */
  students: number
  /** Those of them who did not answer the question. */
  unanswered: number
  /** Those of them whose answer is empty. It is wrong, not unanswered (SPEC §4). */
  blank: number
  /** Those of them who got any points. */
  right: number
  /** The percentage of all who submitted that got any points (SPEC §4); null without students. */
  correctRate: number | null
  /** The average of the points of those who answered; null if there are none. */
  average: number | null
}

/** Whether a group is of empty answers, shown as （空欄）. */
const isBlankAnswer = ({ mark, parts }: AnswerGroup): boolean => mark === 'wrong' && parts.length === 0

/** Statistics over the groups, for a part of the class. For the whole class the server sends them itself. */
export function groupStatistics(groups: readonly AnswerGroup[]): GroupStatistics {
  const count = (ofGroups: readonly AnswerGroup[]) =>
    ofGroups.reduce((sum, { studentIds }) => sum + studentIds.length, 0)
  const students = count(groups)
  const scored = groups.filter(({ score }) => score !== null)
  const right = count(scored.filter(({ score }) => (score ?? 0) > 0))
  return {
    students,
    unanswered: count(groups.filter(({ mark }) => mark === 'unanswered')),
    blank: count(groups.filter(isBlankAnswer)),
    right,
    correctRate: students === 0 ? null : Math.round((100 * right) / students),
    average: average(scored.flatMap(({ score, studentIds }) => studentIds.map(() => score))),
  }
}
