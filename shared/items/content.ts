/**
 * Schema of the exercise content (SPEC §3 Exercise content, WIRE "Content"). Field aliases are kept; the result views
 * resolve them later. An item that does not match the schema becomes `broken`, so that its place is shown and the other
 * items stay (DESIGN §9).
 */
import * as v from 'valibot'
import { id, maybe, num, orElse, text } from '../schema'
import {
  entriesOrNull,
  files,
  joinedText,
  lenientField,
  listIn,
  oneOrMany,
  parseJsonText,
  pictures,
  validEntries,
} from './lenient-schemas'

/** A list whose invalid entries become null in their place. */
const listOrNulls = <T extends v.GenericSchema>(schema: T) => lenientField(listIn(entriesOrNull(schema)))

/** 1 or true means right; both may also come as text. */
const correct = v.pipe(
  v.union([v.boolean(), num, v.picklist(['true', 'false'])]),
  v.transform(value => (typeof value === 'string' ? value === 'true' : value)),
)

/** A choice, or the right answer of one blank: its index, its text or picture, and whether it is right. */
const choice = v.object({
  index: lenientField(id),
  content: v.fallback(orElse(joinedText('/'), ''), ''),
  correct: lenientField(correct),
  type: lenientField(text),
})

/** `answers` may also be a list of plain texts, or one text. */
const choices = oneOrMany(
  v.pipe(
    entriesOrNull(v.union([choice, text])),
    v.transform(entries =>
      entries.flatMap((entry, index): v.InferOutput<typeof choice>[] =>
        entry === null
          ? []
          : [
              typeof entry === 'string'
                ? { index: String(index + 1), content: entry, correct: undefined, type: undefined }
                : entry,
            ],
      ),
    ),
  ),
)

/** Sample answers as texts, or as objects that contain a text. */
const samples = oneOrMany(
  validEntries(
    v.union([
      text,
      v.pipe(
        v.object({ en_answer: lenientField(text), sample_answer: lenientField(text), content: lenientField(text) }),
        v.transform(one => one.en_answer ?? one.sample_answer ?? one.content ?? ''),
      ),
    ]),
  ),
)

/** One file; the first of a list. */
const file = v.pipe(
  files,
  v.transform(([first]) => first),
)

const lines = joinedText('\n')

const sharedFields = {
  index: lenientField(id),
  question_id: lenientField(id),
  question_number: lenientField(id),
  topic: maybe(lines),
  question: maybe(lines),
  content: maybe(lines),
  content_en: maybe(lines),
  screen_text: maybe(lines),
  screen_text_jp: maybe(lines),
  screen_en_text: maybe(lines),
  screen_jp_text: maybe(lines),
  screen_jp: maybe(lines),
  screen_pic: lenientField(pictures),
  screen_image: lenientField(pictures),
  picture: lenientField(pictures),
  image: lenientField(pictures),
  audio_file: lenientField(file),
  audioPath: lenientField(file),
  audio_path: lenientField(file),
  content_audio: lenientField(file),
  audio_files: lenientField(files),
  /** The student's recording and its evaluation, if the content itself contains them (SPEC §3). */
  sound_file: lenientField(file),
  evaluate: lenientField(text),
  evaluate_html: maybe(lines),
  evaluate_text: maybe(lines),
  choose: lenientField(choices),
  answers: lenientField(choices),
  answer: maybe(joinedText('|')),
  mean: maybe(lines),
  ipa: lenientField(text),
  syllable: lenientField(text),
  tips: maybe(lines),
  info: maybe(lines),
  note_homework: maybe(lines),
  before_text: maybe(lines),
  sample_answer: maybe(lines),
  samples: lenientField(samples),
  /** The file of a note-taking part, under resource_path (chosen: docs/content.md). */
  file: lenientField(text),
}

/** How many question numbers a note-taking part takes; its questions may come from its own file (SPEC §7). */
const partSizeFields = { question_count: lenientField(num) }

const question = v.object(sharedFields)

/** Reads the questions one by one; an invalid one keeps its place as `broken`. */
const questions = lenientField(
  listIn(
    v.array(
      v.union([
        question,
        v.pipe(
          v.unknown(),
          v.transform((): ContentQuestion => ({ brokenItem: true })),
        ),
      ]),
    ),
  ),
)

/** Chat pot: grouped questions with the options of each reply, in an item or at the top level. */
const chatFields = {
  question_items: questions,
  answer_items: listOrNulls(v.object({ ...sharedFields, options: lenientField(choices) })),
}

const item = v.object({ ...sharedFields, ...chatFields, ...partSizeFields, questions })

export type ChatAnswer = NonNullable<NonNullable<v.InferOutput<typeof item>['answer_items']>[number]>

/** A point where the student records during an exam or one of its parts. */
const record = v.object({
  type: lenientField(text),
  audioPath: lenientField(file),
  audio_path: lenientField(file),
  answer: lenientField(v.object({ sample_answer: maybe(lines), audio_path: lenientField(file) })),
  question_id: lenientField(id),
  question_number: lenientField(id),
  content_en: maybe(lines),
  content_audio: lenientField(file),
})

const progress = listOrNulls(record)

const partItem = v.object({
  /** reading, speaking or narration. */
  part_type: lenientField(text),
  part_info: lenientField(
    v.object({
      question_number: lenientField(id),
      content_en: maybe(lines),
      content_audio_path: lenientField(file),
      audio_path: lenientField(file),
      instruction: maybe(lines),
      progress,
    }),
  ),
})

/** A sound with its title, or only its file name. */
const titledAudio = v.union([
  v.object({ title: lenientField(text), file: lenientField(file) }),
  v.pipe(
    text,
    v.transform(name => ({ title: undefined, file: name })),
  ),
])

/** Fields that only some families have: exam preparation, grammar, recitation, chat pot, treatment policy. */
const familyFields = {
  ...chatFields,
  progress,
  part_items: listOrNulls(partItem),
  wait_items: listOrNulls(
    v.object({ after_index: lenientField(id), type: lenientField(text), audio_file: lenientField(file) }),
  ),
  exampaper: listOrNulls(
    v.object({
      category: lenientField(text),
      content: maybe(lines),
      translate: maybe(lines),
      file: lenientField(text),
      audio_file: lenientField(file),
      index: lenientField(id),
      question_id: lenientField(id),
      question_number: lenientField(id),
    }),
  ),
  training_type: lenientField(text),
  tabs: listOrNulls(
    v.object({
      type: lenientField(text),
      tab_name: lenientField(text),
      path: lenientField(text),
      picture: lenientField(files),
      training_type: lenientField(text),
    }),
  ),
  audios: listOrNulls(titledAudio),
  question_description: lenientField(lines),
  topic: lenientField(lines),
  sample: lenientField(samples),
}

export type ProgressRecord = v.InferOutput<typeof record>
export type ContentQuestion = v.InferOutput<typeof question> & { brokenItem?: true }
export type ContentItem = v.InferOutput<typeof item>
export type ReadItem = { broken: false; item: ContentItem } | { broken: true }

const readableItem = v.pipe(
  item,
  v.transform((read): ReadItem => ({ broken: false, item: read })),
)

const broken = v.pipe(
  v.unknown(),
  v.transform((): ReadItem => ({ broken: true })),
)

/** Reads each item separately. */
export const contentItems = v.array(v.union([readableItem, broken]))

/** The full text and its sound; a plain text is accepted as well. */
const fullText = v.union([
  v.object({ screen_en_text: lenientField(lines), audio_file: lenientField(file) }),
  v.pipe(
    lines,
    v.transform(fullText => ({ screen_en_text: fullText, audio_file: undefined })),
  ),
])

/** A content may be only a list of items. Missing content becomes an empty object. */
const toContentObject = (value: unknown): unknown => {
  const read = parseJsonText(value)
  return Array.isArray(read) ? { items: read as unknown[] } : (read ?? {})
}

export const content = v.pipe(
  v.unknown(),
  v.transform(toContentObject),
  v.object({
    title: lenientField(text),
    content: lenientField(lines),
    content_en: lenientField(lines),
    screen_text: lenientField(lines),
    screen_en_text: lenientField(lines),
    screen_text_jp: lenientField(lines),
    screen_jp_text: lenientField(lines),
    screen_jp: lenientField(lines),
    audio_file: lenientField(file),
    image: lenientField(pictures),
    picture: lenientField(pictures),
    screen_pic: lenientField(pictures),
    tips: lenientField(lines),
    full_text: lenientField(fullText),
    items: v.fallback(orElse(listIn(contentItems), []), []),
    ...familyFields,
  }),
)

export type Content = v.InferOutput<typeof content>
