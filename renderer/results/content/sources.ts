/**
 * The items of a content, wherever it keeps them (SPEC §3 Exercise content): `items`, a chat pot's pairs, an exam's parts,
 * a recitation's paper, or what was recorded on the way. Each is folded into the form of an item before it is normalised.
 */
import type { ChatAnswer, Content, ContentItem, ContentQuestion, ProgressRecord } from '../../../shared/items/content'
import { firstText } from './aliases'

/** An item with what only some sources say of it. */
export interface SourceItem extends ContentItem {
  /** What kind of part it is: `part_type`, or `category`. */
  kind?: string
  /** What the student was told to do. */
  instruction?: string
  /** The sound of the model answer. */
  answerAudio?: string
  questions?: SourceQuestion[]
}

export type SourceQuestion = ContentQuestion & Pick<SourceItem, 'kind' | 'instruction' | 'answerAudio'>

export type SourceEntry = { broken: false; item: SourceItem } | { broken: true }

const none = {} as ContentItem

/** A chat pot's question with the options of its reply: the pairs stand at the same place of two lists. */
const chatQuestion = (question: ContentQuestion, answer: ChatAnswer | undefined): SourceQuestion => ({
  ...question,
  choose: answer?.options ?? answer?.choose ?? question.choose,
  sample_answer: question.sample_answer ?? answer?.sample_answer,
  answerAudio: answer && firstText(answer, ['audio_file', 'audioPath', 'audio_path', 'content_audio']),
  sound_file: question.sound_file ?? answer?.sound_file,
})

const chatQuestions = ({ question_items, answer_items }: Pick<ContentItem, 'question_items' | 'answer_items'>) =>
  (question_items ?? []).map((question, at) => chatQuestion(question, answer_items?.[at]))

/** What was recorded at one point: the text that was said, its sound, and a model answer. */
const recorded = (record: ProgressRecord): SourceQuestion => ({
  ...none,
  question_id: record.question_id,
  question_number: record.question_number,
  content_en: record.content_en,
  content_audio: record.content_audio,
  sample_answer: record.answer?.sample_answer,
  answerAudio: record.answer?.audio_path,
  sound_file: firstText(record, ['audioPath', 'audio_path']),
})

const records = (progress: readonly ProgressRecord[] | undefined): SourceQuestion[] =>
  (progress ?? []).filter(record => record.type === undefined || record.type === 'record').map(recorded)

const partItems = (content: Content): SourceItem[] =>
  (content.part_items ?? []).map(({ part_type, part_info }) => ({
    ...none,
    kind: part_type,
    instruction: part_info?.instruction,
    question_number: part_info?.question_number,
    content_en: part_info?.content_en,
    audio_file: part_info?.content_audio_path,
    audio_files: part_info?.audio_path === undefined ? undefined : [part_info.audio_path],
    questions: records(part_info?.progress),
  }))

const paperItems = (content: Content): SourceItem[] =>
  (content.exampaper ?? []).map(({ category, content: said, file, question_number }) => ({
    ...none,
    kind: category,
    question_number,
    content: said,
    audio_file: file,
  }))

/** The number or id by which a record names an item. */
const sameQuestion = (item: ContentQuestion, record: SourceQuestion): boolean =>
  (record.question_id !== undefined && [item.question_id, item.index].includes(record.question_id)) ||
  (record.question_number !== undefined && [item.question_number, item.index].includes(record.question_number))

/** What a record adds to the item that it names; what the item says itself stays. */
function withRecord(item: SourceItem, recorded: readonly SourceQuestion[]): SourceItem {
  const record = recorded.find(one => sameQuestion(item, one))
  if (!record) return item
  return {
    ...item,
    answerAudio: item.answerAudio ?? record.answerAudio,
    sample_answer: item.sample_answer ?? record.sample_answer,
    sound_file: item.sound_file ?? record.sound_file,
    content_en: item.content_en ?? record.content_en,
    content_audio: item.content_audio ?? record.content_audio,
  }
}

const whole = (item: SourceItem): SourceEntry => ({ broken: false, item })

/** Every item of a content in one form, in the order of the sources above. Never throws. */
export function sourceItems(content: Content): SourceEntry[] {
  const recorded = records(content.progress)
  const own = content.items.map((read): SourceEntry => {
    if (read.broken) return read
    const questions = [...(read.item.questions ?? []), ...chatQuestions(read.item)]
    return whole(withRecord({ ...read.item, questions }, recorded))
  })
  const others = [...chatQuestions(content), ...partItems(content), ...paperItems(content)]
  const entries = [...own, ...others.map(whole)]
  return entries.length > 0 ? entries : recorded.map(whole)
}
