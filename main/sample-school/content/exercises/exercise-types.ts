/**
 * The types of the content files: exercise content with the wire's own field names (SPEC §3). Resources use different
 * aliases on purpose, as real ones do.
 */

export interface Choice {
  index: number | string
  content: string
  correct?: boolean | 0 | 1
  type?: 'text' | 'image'
}

export interface Question {
  index?: number | string
  question_id?: number | string
  question_number?: number | string
  question?: string
  content?: string
  content_en?: string
  screen_text?: string
  screen_text_jp?: string
  screen_en_text?: string
  screen_jp_text?: string
  screen_jp?: string
  mean?: string
  ipa?: string
  syllable?: string
  tips?: string
  screen_pic?: string
  screen_image?: string
  picture?: string
  image?: string
  audio_file?: string
  audioPath?: string
  audio_path?: string
  content_audio?: string
  audio_files?: string[]
  choose?: Choice[]
  answers?: Choice[] | string[]
  answer?: string
  sample_answer?: string
  samples?: string[]
  before_text?: string
  info?: string
  note_homework?: string
  topic?: string
}

/** The reply options of a chat pot; they have the same array index as the question that they answer. */
export interface Reply extends Question {
  options: Choice[]
}

interface Pairs {
  question_items?: Question[]
  answer_items?: Reply[]
}

export interface Item extends Question, Pairs {
  questions?: Question[]
  /** A note-taking part: its file name, and its number of questions. */
  file?: string
  question_count?: number
}

/** The sounds that are recorded during an exam. */
export interface ProgressRecord {
  type: 'record'
  question_id?: number | string
  question_number?: number | string
  content_en?: string
  content_audio?: string
  answer?: { sample_answer?: string; audio_path?: string }
}

export interface Part {
  part_type: 'reading' | 'speaking' | 'narration'
  part_info: {
    question_number?: number | string
    content_en?: string
    content_audio_path?: string
    audio_path?: string
    instruction?: string
    progress?: ProgressRecord[]
  }
}

export interface Tab {
  type: string
  tab_name: string
  path?: string
  picture?: string
  training_type?: TrainingType
}

export type TrainingType = 'choose' | 'blank_filling'

export interface ExerciseContent extends Pairs {
  title?: string
  topic?: string
  content?: string
  content_en?: string
  screen_text?: string
  screen_en_text?: string
  screen_text_jp?: string
  screen_jp?: string
  question_description?: string
  image?: string
  picture?: string
  audio_file?: string
  audios?: { title: string; file: string }[]
  sample?: { en_answer: string }
  tips?: string
  full_text?: { screen_en_text: string; audio_file: string }
  items?: Item[]
  part_items?: Part[]
  wait_items?: { after_index: number | string; type: string; audio_file: string }[]
  exampaper?: {
    category: string
    content: string
    translate?: string
    file: string
    question_number: number | string
  }[]
  progress?: ProgressRecord[]
  training_type?: TrainingType
  tabs?: Tab[]
}

export interface Exercise {
  title: string
  level: string
  /** The content is sent as JSON text instead of JSON; both occur on the wire. */
  asText?: boolean
  content: ExerciseContent
}

/**
 * How a question is answered: read aloud, choose, fill in, put in order, write a dictation, choose and speak (chat
 * pot), or write freely.
 */
export type AnswerKind = 'spoken' | 'choice' | 'blanks' | 'ordered' | 'dictated' | 'chat' | 'written'

/** The exercises of the school for one view. */
export interface ViewContent {
  /**
   * How its questions are answered. In a spoken view, a question with its own options or answers is chosen or filled
   * in.
   */
  kind: AnswerKind
  /** The skill that it trains, as the catalogue names it. */
  skill: string
  exercises: Exercise[]
}

/** The English text of an item (WIRE "Content"). */
export const englishText = (item: Question): string =>
  item.screen_en_text ?? item.screen_text ?? item.content_en ?? item.content ?? item.question ?? item.topic ?? ''

/** The file of an item's original sound, whichever alias is used. */
export const soundFile = (item: Question): string | undefined =>
  item.audio_file ?? item.audioPath ?? item.audio_path ?? item.content_audio ?? item.audio_files?.[0]

const replies = ({ question_items = [], answer_items = [] }: Pairs): Question[] =>
  question_items.map((question, at) => ({ ...question, choose: answer_items[at]?.options ?? [] }))

const recorded = (progress: readonly ProgressRecord[] = []): Question[] =>
  progress.map(({ type, answer, ...record }) => ({ ...record, sample_answer: answer?.sample_answer }))

/** Whether a record belongs to a question. */
const isOf = (record: Question, { question_id, question_number, index }: Question): boolean =>
  (record.question_id !== undefined && [question_id, index].includes(record.question_id)) ||
  (record.question_number !== undefined && [question_number, index].includes(record.question_number))

/** A content without items is itself one item. */
function itself({ tabs, full_text, content, content_en, question_description, sample }: ExerciseContent): Question[] {
  const text = full_text?.screen_en_text ?? content ?? content_en ?? question_description
  return text === undefined || tabs !== undefined ? [] : [{ content: text, sample_answer: sample?.en_answer }]
}

/** Everything that can be answered, in the order in which the result view numbers it. */
export function questionsOf(content: ExerciseContent): Question[] {
  const { items = [], part_items = [], exampaper = [], progress } = content
  const ofItems = items.flatMap((item): Question[] => {
    const inner = [...(item.questions ?? []), ...replies(item)]
    return inner.length > 0 ? inner : [item]
  })
  const parts = part_items.flatMap(({ part_info }): Question[] => {
    const { content_en, question_number } = part_info
    const inner = recorded(part_info.progress)
    return inner.length > 0 ? inner : [{ content_en, question_number }]
  })
  const paper = exampaper.map(({ content: sentence, question_number }) => ({ content: sentence, question_number }))
  const named = [...ofItems, ...replies(content), ...parts, ...paper]
  // A record without a question id is a question of its own.
  const all = [...named, ...recorded(progress).filter(record => !named.some(one => isOf(record, one)))]
  return all.length > 0 ? all : itself(content)
}
