/**
 * Exercise content (SPEC §3 Exercise content, WIRE.md "Content"): read as it comes, aliases still unfolded. An item that
 * does not fit is kept as `broken`, so that its place is shown and the others stay (DESIGN §9).
 */
import * as v from 'valibot'
import { id, maybe, num, orElse, text } from '../schema'
import { each, fitting, listed, oneOrMany, oneText, own, unfolded } from './lenient'

/** A list of which the entries that fit stay, and the others are null in their places. */
const list = <T extends v.GenericSchema>(schema: T) => own(listed(each(schema)))

/** 1 or true: right; as text too. */
const correct = v.pipe(
  v.union([v.boolean(), num, v.picklist(['true', 'false'])]),
  v.transform(value => (typeof value === 'string' ? value === 'true' : value)),
)

/** A choice, or one blank's right answer: its place, its text or picture, and whether it is right. */
const choice = v.object({
  index: own(id),
  content: v.fallback(orElse(oneText('/'), ''), ''),
  correct: own(correct),
  type: own(text),
})

/** `answers` may also be a plain list of texts, or one text. */
const choices = oneOrMany(
  v.pipe(
    each(v.union([choice, text])),
    v.transform(entries =>
      entries.flatMap((entry, at): v.InferOutput<typeof choice>[] =>
        entry === null
          ? []
          : [
              typeof entry === 'string'
                ? { index: String(at + 1), content: entry, correct: undefined, type: undefined }
                : entry,
            ],
      ),
    ),
  ),
)

/** Files, or objects that name one. */
const files = oneOrMany(
  fitting(
    v.union([
      text,
      v.pipe(
        v.object({ file: own(text), audio_file: own(text), audio_path: own(text) }),
        v.transform(one => one.file ?? one.audio_file ?? one.audio_path ?? ''),
      ),
    ]),
  ),
)

/** Model answers as texts, or as objects that hold one. */
const samples = oneOrMany(
  fitting(
    v.union([
      text,
      v.pipe(
        v.object({ en_answer: own(text), sample_answer: own(text), content: own(text) }),
        v.transform(one => one.en_answer ?? one.sample_answer ?? one.content ?? ''),
      ),
    ]),
  ),
)

/** A file; of a list the first. */
const file = v.pipe(
  files,
  v.transform(([first]) => first),
)

const lines = oneText('\n')

const shared = {
  index: own(id),
  question_id: own(id),
  question_number: own(id),
  topic: maybe(lines),
  question: maybe(lines),
  content: maybe(lines),
  content_en: maybe(lines),
  screen_text: maybe(lines),
  screen_text_jp: maybe(lines),
  screen_en_text: maybe(lines),
  screen_jp_text: maybe(lines),
  screen_jp: maybe(lines),
  screen_pic: own(file),
  screen_image: own(file),
  picture: own(file),
  image: own(file),
  audio_file: own(file),
  audioPath: own(file),
  audio_path: own(file),
  content_audio: own(file),
  audio_files: own(files),
  /** The student's recording and its evaluation, where the content itself carries them (SPEC §3). */
  sound_file: own(file),
  evaluate: own(text),
  evaluate_html: maybe(lines),
  evaluate_text: maybe(lines),
  choose: own(choices),
  answers: own(choices),
  answer: maybe(oneText('|')),
  mean: maybe(lines),
  ipa: own(text),
  syllable: own(text),
  tips: maybe(lines),
  info: maybe(lines),
  note_homework: maybe(lines),
  before_text: maybe(lines),
  sample_answer: maybe(lines),
  samples: own(samples),
  /** A note-taking part's own file, under resource_path (chosen: docs/content.md). */
  file: own(text),
}

/** How many numbers a note-taking part takes; its questions may come from its own file (SPEC §7). */
const counts = { question_count: own(num) }

const question = v.object(shared)

/** Questions one by one: one that does not fit keeps its place as `broken`. */
const questions = own(
  listed(
    v.array(
      v.union([
        question,
        v.pipe(
          v.unknown(),
          v.transform((): ContentQuestion => ({ broken: true })),
        ),
      ]),
    ),
  ),
)

/** Chat pot: grouped questions with the options of each reply, in an item or at the top level. */
const chat = {
  question_items: questions,
  answer_items: list(v.object({ ...shared, options: own(choices) })),
}

const item = v.object({ ...shared, ...chat, ...counts, questions })

export type ChatAnswer = NonNullable<NonNullable<v.InferOutput<typeof item>['answer_items']>[number]>

/** A point at which the student records, on the way through an exam or one of its parts. */
const record = v.object({
  type: own(text),
  audioPath: own(file),
  audio_path: own(file),
  answer: own(v.object({ sample_answer: maybe(lines), audio_path: own(file) })),
  question_id: own(id),
  question_number: own(id),
  content_en: maybe(lines),
  content_audio: own(file),
})

const progress = list(record)

const partItem = v.object({
  /** reading, speaking or narration. */
  part_type: own(text),
  part_info: own(
    v.object({
      question_number: own(id),
      content_en: maybe(lines),
      content_audio_path: own(file),
      audio_path: own(file),
      instruction: maybe(lines),
      progress,
    }),
  ),
})

/** A sound with its title, or its file alone. */
const titled = v.union([
  v.object({ title: own(text), file: own(file) }),
  v.pipe(
    text,
    v.transform(name => ({ title: undefined, file: name })),
  ),
])

/** What only some families have: exam preparation, grammar, recitation, chat pot, treatment policy. */
const families = {
  ...chat,
  progress,
  part_items: list(partItem),
  wait_items: list(v.object({ after_index: own(id), type: own(text), audio_file: own(file) })),
  exampaper: list(
    v.object({
      category: own(text),
      content: maybe(lines),
      translate: maybe(lines),
      file: own(text),
      audio_file: own(file),
      index: own(id),
      question_id: own(id),
      question_number: own(id),
    }),
  ),
  training_type: own(text),
  tabs: list(
    v.object({
      type: own(text),
      tab_name: own(text),
      path: own(text),
      picture: own(files),
      training_type: own(text),
    }),
  ),
  audios: list(titled),
  question_description: own(lines),
  topic: own(lines),
  sample: own(samples),
}

export type ProgressRecord = v.InferOutput<typeof record>
export type ContentQuestion = v.InferOutput<typeof question> & { broken?: true }
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

/** The text and the sound of the whole; the text alone may stand for both. */
const fullText = v.union([
  v.object({ screen_en_text: own(lines), audio_file: own(file) }),
  v.pipe(
    lines,
    v.transform(whole => ({ screen_en_text: whole, audio_file: undefined })),
  ),
])

/** A content may be its items alone; none at all has none. */
const asContent = (value: unknown): unknown => {
  const read = unfolded(value)
  return Array.isArray(read) ? { items: read as unknown[] } : (read ?? {})
}

export const content = v.pipe(
  v.unknown(),
  v.transform(asContent),
  v.object({
    title: own(text),
    content: own(lines),
    content_en: own(lines),
    screen_text: own(lines),
    screen_en_text: own(lines),
    screen_text_jp: own(lines),
    screen_jp_text: own(lines),
    screen_jp: own(lines),
    audio_file: own(file),
    image: own(file),
    picture: own(file),
    screen_pic: own(file),
    tips: own(lines),
    full_text: own(fullText),
    items: v.fallback(orElse(listed(contentItems), []), []),
    ...families,
  }),
)

export type Content = v.InferOutput<typeof content>
