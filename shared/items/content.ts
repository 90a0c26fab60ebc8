/**
 * Exercise content (SPEC §3 Exercise content, WIRE.md "Content"): read as it comes, aliases still unfolded. An item that
 * does not fit is kept as `broken`, so that its place is shown and the others stay (DESIGN §9).
 */
import * as v from 'valibot'
import { id, json, maybe, num, orElse, text } from '../schema'

/** What one view needs and others do without: where it does not fit, it is left out, and the rest stays. */
const part = <T extends v.GenericSchema>(schema: T) => v.fallback(maybe(schema), undefined)

const misfit = v.pipe(
  v.unknown(),
  v.transform(() => null),
)

/** A list read entry by entry: one that does not fit is null in its place, and the others stay. */
const each = <T extends v.GenericSchema>(schema: T) => part(v.array(v.union([schema, misfit])))

/** A choice, or one blank's right answer: its place, its text or picture, and whether it is right. */
const choice = v.object({
  index: maybe(id),
  content: orElse(text, ''),
  correct: maybe(v.union([v.boolean(), num])),
  type: maybe(text),
})

/** `answers` may also be a plain list of texts, or one text. */
const choices = v.pipe(
  v.union([v.array(v.union([choice, text])), text]),
  v.transform(value =>
    (typeof value === 'string' ? [value] : value).map((entry, at) =>
      typeof entry === 'string'
        ? { index: String(at + 1), content: entry, correct: undefined, type: undefined }
        : entry,
    ),
  ),
)

const shared = {
  index: maybe(id),
  question_id: maybe(id),
  question_number: maybe(id),
  topic: maybe(text),
  question: maybe(text),
  content: maybe(text),
  content_en: maybe(text),
  screen_text: maybe(text),
  screen_text_jp: maybe(text),
  screen_en_text: maybe(text),
  screen_jp_text: maybe(text),
  screen_jp: maybe(text),
  screen_pic: maybe(text),
  screen_image: maybe(text),
  picture: maybe(text),
  image: maybe(text),
  audio_file: maybe(text),
  audioPath: maybe(text),
  audio_path: maybe(text),
  content_audio: maybe(text),
  audio_files: maybe(v.array(text)),
  /** The student's recording and its evaluation, where the content itself carries them (SPEC §3). */
  sound_file: maybe(text),
  evaluate: part(text),
  evaluate_html: maybe(text),
  evaluate_text: maybe(text),
  choose: maybe(choices),
  answers: maybe(choices),
  answer: maybe(text),
  mean: maybe(text),
  ipa: maybe(text),
  syllable: maybe(text),
  tips: maybe(text),
  info: maybe(text),
  note_homework: maybe(text),
  before_text: maybe(text),
  sample_answer: maybe(text),
  samples: maybe(v.array(text)),
  /** A note-taking part's own file, under resource_path (chosen: docs/content.md). */
  file: maybe(text),
}

/** How many numbers a note-taking part takes; its questions may come from its own file (SPEC §7). */
const counts = { question_count: part(num) }

const question = v.object(shared)

/** Chat pot: grouped questions with the options of each reply, in an item or at the top level. */
const chat = {
  question_items: part(v.array(question)),
  answer_items: part(v.array(v.object({ ...shared, options: maybe(choices) }))),
}

const item = v.object({ ...shared, ...chat, ...counts, questions: maybe(v.array(question)) })

export type ChatAnswer = NonNullable<v.InferOutput<typeof item>['answer_items']>[number]

/** A point at which the student records, on the way through an exam or one of its parts. */
const record = v.object({
  type: maybe(text),
  audioPath: maybe(text),
  audio_path: maybe(text),
  answer: part(v.object({ sample_answer: maybe(text), audio_path: maybe(text) })),
  question_id: maybe(id),
  question_number: maybe(id),
  content_en: maybe(text),
  content_audio: maybe(text),
})

const progress = each(record)

const partItem = v.object({
  /** reading, speaking or narration. */
  part_type: maybe(text),
  part_info: part(
    v.object({
      question_number: maybe(id),
      content_en: maybe(text),
      content_audio_path: maybe(text),
      audio_path: maybe(text),
      instruction: maybe(text),
      progress,
    }),
  ),
})

/** What only some families have: exam preparation, grammar, recitation, chat pot, treatment policy. */
const families = {
  ...chat,
  progress,
  part_items: each(partItem),
  wait_items: each(v.object({ after_index: maybe(id), type: maybe(text), audio_file: maybe(text) })),
  exampaper: each(
    v.object({
      category: maybe(text),
      content: maybe(text),
      translate: maybe(text),
      file: maybe(text),
      audio_file: maybe(text),
      index: maybe(id),
      question_id: maybe(id),
      question_number: maybe(id),
    }),
  ),
  training_type: maybe(text),
  tabs: each(
    v.object({
      type: maybe(text),
      tab_name: maybe(text),
      path: maybe(text),
      picture: maybe(text),
      training_type: maybe(text),
    }),
  ),
  audios: each(v.object({ title: maybe(text), file: maybe(text) })),
  question_description: maybe(text),
  topic: part(text),
  sample: part(v.object({ en_answer: maybe(text) })),
}

export type ProgressRecord = v.InferOutput<typeof record>
export type ContentQuestion = v.InferOutput<typeof question>
export type ContentItem = v.InferOutput<typeof item>
export type ReadItem = { broken: false; item: ContentItem } | { broken: true }

const whole = v.pipe(
  item,
  v.transform((read): ReadItem => ({ broken: false, item: read })),
)

const broken = v.pipe(
  v.unknown(),
  v.transform((): ReadItem => ({ broken: true })),
)

/** Reads each item by itself. */
export const contentItems = v.array(v.union([whole, broken]))

export const content = json(
  v.object({
    title: maybe(text),
    content: maybe(text),
    content_en: maybe(text),
    screen_text: maybe(text),
    screen_en_text: maybe(text),
    screen_text_jp: maybe(text),
    screen_jp_text: maybe(text),
    screen_jp: maybe(text),
    audio_file: maybe(text),
    image: maybe(text),
    picture: maybe(text),
    screen_pic: maybe(text),
    tips: maybe(text),
    full_text: maybe(v.object({ screen_en_text: maybe(text), audio_file: maybe(text) })),
    items: orElse(contentItems, []),
    ...families,
  }),
)

export type Content = v.InferOutput<typeof content>
