/**
 * The shapes of the result pipeline (DESIGN §9): content JSON → normalised items → items with their outcome. A view sees
 * only `ResultItem`; the wire's aliases end in normalise.ts.
 */
import type { ScoreClass } from '../../../shared/domain/score-class'
import type { Answer } from '../../../shared/items/answer'

export interface Choice {
  /** What a numeric answer names (WIRE.md). */
  index: string
  /** Its text, or the file name of its picture. */
  content: string
  isPicture: boolean
  isCorrect: boolean
}

/** What is put in order: a word, a sentence, a picture. */
export type Piece = Omit<Choice, 'isCorrect'>

/** The names by which answers, class rates and averages may call a question, as text. */
export interface QuestionNames {
  /** Unique in the paper: question_id, else index, else question_number, else its running number. */
  id: string
  index?: string
  number?: string
}

export interface NormalQuestion {
  /** Unique in the paper; for React. */
  key: string
  /** Counts from 1 among its siblings: No.n, Q.n. */
  no: number
  names: QuestionNames
  /** It could not be read, and keeps its place among its siblings. */
  broken?: true
  /** What kind of part it is, where parts of several kinds stand together: reading, read_chapter … */
  kind?: string
  /** What the student was told to do, and its sound. */
  instruction?: string
  instructionAudio?: string
  english?: string
  japanese?: string
  /** The question asked about the English, where it is not the English itself. */
  question?: string
  beforeText?: string
  topic?: string
  picture?: string
  /** Original sounds; more than one only where the content has `audio_files`. */
  audios: string[]
  /** The sound of the model answer. */
  answerAudio?: string
  /** A recording and an evaluation that the content itself carries; an answer's own goes before it. */
  recording?: string
  evaluateHtml?: string
  choices: Choice[]
  /** The right answers: one entry per blank, each with its alternatives. */
  blanks: string[][]
  /** Where it is asked to put pieces in order: the right order of them, or none. */
  pieces: Piece[]
  ipa?: string
  syllable?: string
  tips?: string
  info?: string
  note?: string
  /** Model answers offered for learning; always shown (WIRE.md). */
  samples: string[]
  /** A file of its own that holds the item's questions (note taking). */
  file?: string
}

export interface NormalItem extends NormalQuestion {
  questions: NormalQuestion[]
}

/** An item that could not be read keeps its place (DESIGN §9). */
export interface Broken {
  broken: true
  key: string
  no: number
}

export type Entry<T> = Broken | { broken: false; key: string; item: T }

/** What stands above the items of a content: its own text, picture and sound. */
export interface Lead {
  title?: string
  /** What it is all about, where the items share it. */
  topic?: string
  english?: string
  japanese?: string
  picture?: string
  audio?: string
  /** What is asked of the student as a whole. */
  description?: string
  /** Sounds with titles of their own. */
  audios: { title?: string; file: string }[]
  tips?: string
  samples: string[]
}

/** A sound between the items. */
export interface Interlude {
  /** The index of the item that it follows. */
  afterIndex: string
  audio: string
}

/** What a part of a paper holds: choices, questions about a text, or sentences to write. */
export type SectionKind = 'choice' | 'comprehension' | 'writing'

/** A part of a paper whose questions come from a file of its own. */
export interface Section {
  key: string
  /** Counts from 1 among the parts. */
  no: number
  kind?: SectionKind
  /** The part's own text, picture and sound; absent where the part is an item itself. */
  head?: NormalItem
  /** The keys of its entries. */
  entries: string[]
  /** Its file is on its way. */
  isLoading: boolean
}

export interface NormalContent {
  lead: Lead
  entries: Entry<NormalItem>[]
  /** Where a paper comes in parts: which entries belong to which. */
  sections?: Section[]
  interludes: Interlude[]
}

/**
 * SPEC §4 "Item result state". `scored` is a spoken item with points: a figure with its class instead of a tick.
 * `preview` is a resource shown without answers: no mark at all.
 */
export type ItemState = 'right' | 'wrong' | 'unanswered' | 'scored' | 'preview'

/** How an answer is marked: with a tick and a cross, or with the figure of a spoken score. */
export type Scoring = 'marked' | 'spoken'

/**
 * How a view marks its items. `either`: each answer says by itself whether it was typed or recorded; `ordered`: it is an order of
 * pieces; `dictated`: a text that is held word by word against what was heard.
 */
export type ViewScoring = Scoring | 'either' | 'ordered' | 'dictated'

export interface BlankOutcome {
  given: string
  alternatives: string[]
  /** null: not marked (unanswered, or preview). */
  right: boolean | null
}

/** 発音, 流暢度, 完成度 and the total they belong to, 0–100. */
export interface Speech {
  accuracy?: number
  fluency?: number
  integrity?: number
  total?: number
}

/** What the evaluation says beside the score (SPEC §3 study_report). */
export interface Report {
  errorWords: string[]
  /** How often something was said again, where it was counted, and the words where the evaluation names them. */
  repeat?: number
  repeatWords: string[]
  /** The same of what was left out. */
  leak?: number
  leakWords: string[]
  /** Words a minute. */
  speed?: number
}

export interface Outcome {
  state: ItemState
  scoring: Scoring
  score?: number
  scoreClass: ScoreClass
  /** Right in part: points were given, yet some of several blanks differ from the right answers. */
  isPartial: boolean
  /** The student's answer as it is shown: one text per blank, a choice by its content. */
  given: string[]
  /** The `index` of each choice the student took. */
  chosenIndexes: string[]
  blanks: BlankOutcome[]
  recording?: string
  evaluateHtml?: string
  speech: Speech
  report?: Report
  /** The class's correct rate in per cent, and its mean in points. */
  correctRate?: number
  average?: number
  /** The record itself, for what one view alone shows of it. */
  answer?: Answer
  /** All records of the question, the latest (`answer`) first: a writing is handed in again and again. */
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
