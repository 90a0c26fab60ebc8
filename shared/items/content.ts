/**
 * Exercise content (SPEC §3 Exercise content, WIRE.md "Content"): read as it comes, aliases still unfolded. An item that
 * does not fit is kept as `broken`, so that its place is shown and the others stay (DESIGN §9).
 */
import * as v from 'valibot'
import { id, json, maybe, num, orElse, text } from '../schema'

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
}

const question = v.object(shared)

const item = v.object({ ...shared, questions: maybe(v.array(question)) })

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
  }),
)

export type Content = v.InferOutput<typeof content>
