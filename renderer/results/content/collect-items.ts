/**
 * Collects the items of a content from wherever it keeps them (SPEC §3 Exercise content): `items`, a chat pot's pairs,
 * an exam's parts, a recitation's paper, the progress records, or the content itself. Each is converted to one form
 * before it is normalised.
 */
import type { ChatAnswer, Content, ContentItem, ContentQuestion } from '../../../shared/items/content'
import { firstText } from './field-aliases'
import { pairRecords, questionsFromRecords, withRecord } from './progress-records'
import type { SourceEntry, SourceItem, SourceQuestion } from './source-item'

const sourceEntry = (item: SourceItem): SourceEntry => ({ broken: false, item })

/** Converts the readable entries of a list; an unreadable entry stays as broken in its place. */
const entriesOf = <T>(list: readonly (T | null)[] | undefined, item: (read: T) => SourceItem): SourceEntry[] =>
  (list ?? []).map(read => (read === null ? { broken: true } : sourceEntry(item(read))))

/** A chat pot question with the options of its reply. The two have the same position in two lists. */
const chatQuestion = (question: ContentQuestion, answer: ChatAnswer | undefined): SourceQuestion => ({
  ...question,
  question_id: question.question_id ?? answer?.question_id,
  answers: question.answers ?? answer?.answers,
  answer: question.answer ?? answer?.answer,
  tips: question.tips ?? answer?.tips,
  info: question.info ?? answer?.info,
  choose: answer?.options ?? answer?.choose ?? question.choose,
  sample_answer: question.sample_answer ?? answer?.sample_answer,
  answerAudio: answer && firstText(answer, ['audio_file', 'audioPath', 'audio_path', 'content_audio']),
  sound_file: question.sound_file ?? answer?.sound_file,
})

const chatQuestions = ({ question_items, answer_items }: Pick<ContentItem, 'question_items' | 'answer_items'>) =>
  (question_items ?? []).map((question, index) => chatQuestion(question, answer_items?.[index] ?? undefined))

/** Whether the only record of a part is the part itself: it has the same number or none, and the same text or none. */
const isSamePart = (part: SourceQuestion, record: SourceQuestion): boolean =>
  (record.question_number ?? part.question_number) === (part.question_number ?? record.question_number) &&
  (record.content_en ?? part.content_en) === (part.content_en ?? record.content_en)

type PartItem = NonNullable<NonNullable<Content['part_items']>[number]>

/**
 * An exam part as an item. Its records become its sub-questions, or, if there is only one for the part itself, are
 * merged into it.
 */
function partItem({ part_type, part_info }: PartItem): SourceItem {
  const { instruction, audio_path } = part_info ?? {}
  const part: SourceItem = {
    kind: part_type,
    instruction,
    // With an instruction, the sound is the instruction's; otherwise it is the part's own sound.
    instructionAudio: instruction === undefined ? undefined : audio_path,
    audio_files: instruction === undefined && audio_path !== undefined ? [audio_path] : undefined,
    question_number: part_info?.question_number,
    content_en: part_info?.content_en,
    audio_file: part_info?.content_audio_path,
  }
  const records = questionsFromRecords(part_info?.progress).map(
    (record): SourceQuestion => (record === null ? { brokenItem: true } : { ...record, kind: part_type }),
  )
  const [only] = records
  return only && records.length === 1 && isSamePart(part, only)
    ? withRecord(part, only)
    : { ...part, questions: records }
}

const exampaperItem = (entry: NonNullable<NonNullable<Content['exampaper']>[number]>): SourceItem => ({
  kind: entry.category,
  index: entry.index,
  question_id: entry.question_id,
  question_number: entry.question_number,
  content: entry.content,
  mean: entry.translate,
  audio_file: entry.file ?? entry.audio_file,
})

/** A content without items becomes the only item. */
function contentAsItem(content: Content): SourceEntry[] {
  const { content_en, screen_text, screen_en_text, question_description: question, topic, sample } = content
  const { screen_text_jp, screen_jp_text, screen_jp, audio_file, image, picture, screen_pic, tips } = content
  const texts = [content_en, content.content, screen_text, screen_en_text, question, topic, ...(sample ?? [])]
  // The full text is the item if there is nothing else.
  const fullText = texts.every(text => text === undefined) ? content.full_text : undefined
  const visibleValues = [...texts, fullText?.screen_en_text, image, picture, screen_pic]
  if (content.tabs !== undefined || visibleValues.every(text => text === undefined)) return []
  const textFields = { content_en, content: content.content, screen_text, screen_en_text, question, topic, ...fullText }
  const otherFields = { screen_text_jp, screen_jp_text, screen_jp, image, picture, screen_pic, tips }
  return [
    sourceEntry({ ...textFields, ...otherFields, audio_file: audio_file ?? fullText?.audio_file, samples: sample }),
  ]
}

/**
 * Merges each record of `progress` into the question it names. A record that names no question becomes an item of its
 * own, after the others.
 */
function withRecords(entries: readonly SourceEntry[], progress: Content['progress']): SourceEntry[] {
  const records = questionsFromRecords(progress)
  const items = entries.flatMap(entry => (entry.broken ? [] : [entry.item]))
  const candidates = [...items.flatMap(item => item.questions ?? []), ...items]
  const pairs = pairRecords(
    candidates,
    records.filter(record => record !== null),
  )
  const paired = new Set(pairs.values())
  const completed = entries.map(entry => {
    if (entry.broken) return entry
    const questions = entry.item.questions?.map(question => withRecord(question, pairs.get(question)))
    return sourceEntry({ ...withRecord(entry.item, pairs.get(entry.item)), questions })
  })
  const others = records.filter(record => record === null || !paired.has(record))
  return [...completed, ...entriesOf(others, record => record)]
}

const sourceItem = (read: Content['items'][number]): SourceEntry =>
  read.broken
    ? read
    : sourceEntry({ ...read.item, questions: [...(read.item.questions ?? []), ...chatQuestions(read.item)] })

export interface CollectedItems {
  entries: SourceEntry[]
  /** The content has no items, so it is itself the only item and has no separate lead. */
  isContentTheItem: boolean
}

/** Collects all items of a content in one form, in the order of the sources above. Never throws. */
export function collectItems(content: Content): CollectedItems {
  const entries = withRecords(
    [
      ...content.items.map(sourceItem),
      ...chatQuestions(content).map(sourceEntry),
      ...entriesOf(content.part_items, partItem),
      ...entriesOf(content.exampaper, exampaperItem),
    ],
    content.progress,
  )
  if (entries.length > 0) return { entries, isContentTheItem: false }
  const one = contentAsItem(content)
  return { entries: one, isContentTheItem: one.length > 0 }
}
