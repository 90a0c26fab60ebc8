/** The answers of a class to one question, grouped by what was written (SPEC §7 one-topic-question-overview; the grouping chosen). */
import { type ScoreClass, scoreClass } from '../../../shared/domain/score-class'
import { average } from '../../../shared/domain/scores'
import type { QuestionOverview } from '../../../shared/endpoints/homework-reading'
import { outcomeOf } from '../content/outcome'
import type { Choice, NormalQuestion, Outcome, ViewScoring } from '../content/types'
import { comparableAnswer } from './comparable-answer'

type ClassAnswer = QuestionOverview['answers'][number]

/** `open`: nobody has marked it, it counts as 未回答 (SPEC §4). A spoken answer has its class in the place of a mark. */
export type GroupMark = 'right' | 'partial' | 'wrong' | 'open' | Exclude<ScoreClass, 'unread'>

export interface AnswerGroup {
  /** Unique within its question, and the same when the figures come anew. */
  key: string
  mark: GroupMark
  /** What was given, as most of the group wrote it: a text per blank or piece; none where nothing was written. */
  parts: string[]
  /** The choices that `parts` are the contents of; a picture's content is a file. */
  choices: Choice[]
  /** How else it was written, by those whose answer differs in nothing that counts. */
  variants: string[][]
  /** The mean of their points; null where there are none. */
  score: number | null
  /** Each student once. */
  studentIds: string[]
}

/** How the answers of a topic are read: by the view of its resource (`registry`), and by its question. */
export interface AnswerInterpretation {
  /** Absent: the content does not know the question, and answers stand as they were sent. */
  question?: NormalQuestion | undefined
  scoring: ViewScoring
  /** Points of a full score, by which the class of a spoken answer is found. */
  fullScore: number
}

const unknownQuestion: NormalQuestion = {
  key: '',
  no: 0,
  names: { id: '' },
  audios: [],
  choices: [],
  blanks: [],
  pieces: [],
  samples: [],
}

const isBlank = (parts: readonly string[]): boolean => parts.every(part => part.trim() === '')

function markOf({ state, isPartial, scoring, score }: Outcome, full: number): GroupMark {
  if (state === 'unanswered' || score === undefined) return 'open'
  if (scoring === 'marked') return state === 'wrong' ? 'wrong' : isPartial ? 'partial' : 'right'
  const kind = scoreClass(score, full)
  return kind === 'unread' ? 'open' : kind
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
  given: ClassAnswer,
): InterpretedAnswer {
  const outcome = outcomeOf(question, { answer_result: given.answer_result, score: given.score }, scoring)
  const parts = isBlank(outcome.given) ? [] : outcome.given
  return {
    mark: markOf(outcome, fullScore),
    parts,
    choices: question.choices.filter(choice => outcome.chosenIndexes.includes(choice.index)),
    score: given.score,
    students: given.student_ids,
  }
}

interface GroupInProgress extends Omit<AnswerGroup, 'parts' | 'variants' | 'score'> {
  wordings: Map<string, { parts: string[]; count: number }>
  scores: number[]
}

/** What most wrote first; of equals the one that came first. */
function finishGroup({ wordings, scores, ...group }: GroupInProgress): AnswerGroup {
  const [first, ...others] = [...wordings.values()].sort((one, other) => other.count - one.count)
  return {
    ...group,
    parts: first?.parts ?? [],
    variants: others.map(way => way.parts),
    score: average(scores),
  }
}

/** Better marks first, where groups are equally large; what is left open stands behind all. */
const markOrder: Record<GroupMark, number> = { right: 0, good: 0, partial: 1, middle: 1, wrong: 2, bad: 2, open: 3 }

const unansweredRank = ({ mark }: AnswerGroup): number => Number(mark === 'open')

/**
 * The groups, the largest first and 未回答 last. Answers go together where they differ in nothing that counts (`answerForm`, part by
 * part) and are marked alike: what was written in two ways, one right and one wrong, stands twice. A choice stands by its content.
 * @param among counts these students alone, e.g. one class of several; all where left out.
 */
export function groupAnswers(
  reading: AnswerInterpretation,
  answers: readonly ClassAnswer[],
  among?: ReadonlySet<string>,
): AnswerGroup[] {
  const groups = new Map<string, GroupInProgress>()
  const seen = new Set<string>()
  for (const given of answers) {
    const { mark, parts, choices, score, students } = interpretAnswer(reading, given)
    const own = students.filter(id => !seen.has(id) && (among?.has(id) ?? true) && seen.add(id))
    if (own.length === 0) continue
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
    const written = JSON.stringify(parts)
    const way = group.wordings.get(written) ?? { parts, count: 0 }
    way.count += own.length
    group.wordings.set(written, way)
    group.studentIds.push(...own)
    if (score !== undefined) group.scores.push(...own.map(() => score))
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
  /** Who has handed the topic in. */
  students: number
  /** Of them, who has left the question open. */
  unanswered: number
  /** Share with any points (SPEC §4), of all who handed in; null of nobody. */
  correctRate: number | null
  /** Mean of the points; null where there are none. */
  average: number | null
}

/** What the groups come to, for a part of the class; of the whole class the server says it itself. */
export function groupStatistics(groups: readonly AnswerGroup[]): GroupStatistics {
  const count = (some: readonly AnswerGroup[]) => some.reduce((sum, { studentIds }) => sum + studentIds.length, 0)
  const students = count(groups)
  const scored = groups.filter(({ score }) => score !== null)
  const right = count(scored.filter(({ score }) => (score ?? 0) > 0))
  return {
    students,
    unanswered: count(groups.filter(({ mark }) => mark === 'open')),
    correctRate: students === 0 ? null : Math.round((100 * right) / students),
    average: average(scored.flatMap(({ score, studentIds }) => studentIds.map(() => score))),
  }
}
