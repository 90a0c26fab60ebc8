/**
 * What the content files hold: exercise content with the wire's own field names (SPEC §3). Resources use different
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
}

export interface Item extends Question {
  questions?: Question[]
}

export interface ExerciseContent {
  title?: string
  screen_en_text?: string
  screen_text_jp?: string
  screen_jp?: string
  audio_file?: string
  tips?: string
  full_text?: { screen_en_text: string; audio_file: string }
  items: Item[]
}

export interface Exercise {
  title: string
  level: string
  /** Sent as JSON text instead of JSON: both occur on the wire. */
  asText?: boolean
  content: ExerciseContent
}

/** The English text of an item (WIRE.md "Content"). */
export const english = (item: Question): string =>
  item.screen_en_text ?? item.screen_text ?? item.content_en ?? item.content ?? item.question ?? ''

/** The file of an item's original sound, whatever its alias. */
export const soundFile = (item: Question): string | undefined =>
  item.audio_file ?? item.audioPath ?? item.audio_path ?? item.content_audio ?? item.audio_files?.[0]
