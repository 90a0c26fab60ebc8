/**
 * The types of the result pipeline (DESIGN §9): content JSON → normalised items → items with their outcome. Views only
 * see `ResultItem`; field aliases do not exist after normalise.ts.
 */
import type { ScoreClass } from '../../../shared/domain/score-class'
import type { Answer } from '../../../shared/items/answer'

export interface Choice {
  /** The meaning of a numeric answer (WIRE "Content"). */
  index: string
  /** Its text, or the file name of its picture. */
  content: string
  isPicture: boolean
  isCorrect: boolean
}

/** A piece to be put in order: a word, a sentence or a picture. */
export type Piece = Omit<Choice, 'isCorrect'>

/** The names by which answers, class rates and averages may refer to a question, as text. */
export interface QuestionNames {
  /** Unique in the paper: question_id, otherwise index, otherwise question_number, otherwise its running number. */
  id: string
  index?: string
  number?: string
}

export interface NormalQuestion {
  /** Unique in the paper; the React key. */
  key: string
  /** Counts from 1 among its siblings: No.n, Q.n. */
  no: number
  names: QuestionNames
  /** The question could not be read; it keeps its place among its siblings. */
  broken?: true
  /** The kind of the part, in papers with several kinds: reading, read_chapter … */
  kind?: string
  /** The instruction to the student, and its sound. */
  instruction?: string
  instructionAudio?: string
  english?: string
  japanese?: string
  /** The question about the English text, if it is not the English text itself. */
  question?: string
  beforeText?: string
  topic?: string
  pictures: string[]
  /** Original sounds; more than one only if the content has `audio_files`. */
  audios: string[]
  /** The sound of the sample answer. */
  answerAudio?: string
  /** A recording and an evaluation in the content itself; those of an answer take priority. */
  recording?: string
  evaluateHtml?: string
  choices: Choice[]
  /** The right answers: one entry per blank, each with its alternatives. */
  blanks: string[][]
  /** The pieces in the right order, for a sequencing question; otherwise empty. */
  pieces: Piece[]
  ipa?: string
  syllable?: string
  tips?: string
  info?: string
  note?: string
  /** Sample answers for learning; always shown (WIRE "Content"). */
  samples: string[]
  /** The file that contains the item's questions (note taking). */
  file?: string
}

export interface NormalItem extends NormalQuestion {
  questions: NormalQuestion[]
}

/** An item that could not be read; it keeps its place (DESIGN §9). */
export interface Broken {
  broken: true
  key: string
  no: number
}

export type Entry<T> = Broken | { broken: false; key: string; item: T }

/** The part of a content that is shown above its items: its own text, pictures and sound. */
export interface Lead {
  title?: string
  /** The topic that the items share. */
  topic?: string
  english?: string
  japanese?: string
  pictures: string[]
  audio?: string
  /** The task of the whole exercise. */
  description?: string
  /** Sounds with their own titles. */
  audios: { title?: string; file: string }[]
  tips?: string
  samples: string[]
}

/** A sound between the items. */
export interface Interlude {
  /** The index of the item before it. */
  afterIndex: string
  audio: string
}

/** The content of a part of a paper: choices, questions about a text, or sentences to write. */
export type SectionKind = 'choice' | 'comprehension' | 'writing'

/** A part of a paper whose questions come from a file of its own. */
export interface Section {
  key: string
  /** Counts from 1 among the parts. */
  no: number
  kind?: SectionKind
  /** The part's own text, picture and sound; absent if the part is an item itself. */
  head?: NormalItem
  /** The keys of its entries. */
  entries: string[]
  /** Its file is being loaded. */
  isLoading: boolean
}

export interface NormalContent {
  lead: Lead
  entries: Entry<NormalItem>[]
  /** In a paper of several parts: which entries belong to which part. */
  sections?: Section[]
  interludes: Interlude[]
}

/**
 * SPEC §4 "Item result state". `scored` is a spoken item with points: it shows the score and its class instead of a
 * tick. `preview` is a resource shown without answers: no mark at all.
 */
export type ItemState = 'right' | 'wrong' | 'unanswered' | 'scored' | 'preview'

/** How an answer is marked: with a tick or cross, or with a spoken score. */
export type Scoring = 'marked' | 'spoken'

/**
 * How a view marks its items. `either`: each answer shows by itself whether it was typed or recorded; `ordered`: pieces
 * in order; `dictated`: a text that is compared word by word with the dictated one.
 */
export type ViewScoring = Scoring | 'either' | 'ordered' | 'dictated'

export interface BlankOutcome {
  given: string
  alternatives: string[]
  /** null: not marked (unanswered, or preview). */
  right: boolean | null
}

/** 発音, 流暢度, 完成度 and their total, 0–100. */
export interface Speech {
  accuracy?: number
  fluency?: number
  integrity?: number
  total?: number
}

/** The details of the evaluation besides the score (SPEC §3 study_report). */
export interface Report {
  errorWords: string[]
  /** How often words were repeated, if it was counted, and the words if the evaluation names them. */
  repeat?: number
  repeatWords: string[]
  /** The same for omitted words. */
  leak?: number
  leakWords: string[]
  /** Words per minute. */
  speed?: number
}

export interface Outcome {
  state: ItemState
  scoring: Scoring
  score?: number
  scoreClass: ScoreClass
  /** Partly right: points were given, but some of several blanks differ from the right answers. */
  isPartial: boolean
  /** The student's answer as it is shown: one text per blank, or the content of a choice. */
  given: string[]
  /** The `index` of each option that the student chose. */
  chosenIndexes: string[]
  blanks: BlankOutcome[]
  recording?: string
  evaluateHtml?: string
  speech: Speech
  report?: Report
  /** The class's correct rate in per cent, and its average in points. */
  correctRate?: number
  average?: number
  /** The record itself, for details that only one view shows. */
  answer?: Answer
  /** All records of the question, the latest (`answer`) first: a writing may be submitted several times. */
  records?: readonly Answer[]
}

export interface ResultQuestion extends NormalQuestion {
  outcome: Outcome
}

export interface ResultItem extends ResultQuestion {
  questions: ResultQuestion[]
}

/** A whole paper, ready for a view. */
export interface ResultContent extends Omit<NormalContent, 'entries'> {
  entries: Entry<ResultItem>[]
}
