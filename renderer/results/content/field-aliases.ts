/** Field aliases in order of priority (SPEC §3, WIRE "Content"): one row per thing that a view shows. */
import type { ContentQuestion } from '../../../shared/items/content'

type Field = keyof ContentQuestion

export const fieldAliases = {
  english: ['screen_en_text', 'screen_text', 'content_en', 'content'],
  japanese: ['screen_jp_text', 'screen_text_jp', 'screen_jp', 'mean'],
  picture: ['screen_pic', 'screen_image', 'picture', 'image'],
  audio: ['audio_file', 'audioPath', 'audio_path', 'content_audio'],
  recording: ['sound_file'],
  evaluateHtml: ['evaluate_html'],
} as const satisfies Record<string, readonly Field[]>

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

/** Every text of `fields` other than whitespace, each once; a field may be a list. */
export const allTexts = <F extends string>(source: { [K in F]?: unknown }, fields: readonly F[]): string[] => [
  ...new Set(fields.flatMap((field): unknown => source[field]).filter(isText)),
]

/** The first of `fields` that contains a text other than whitespace. */
export const firstText = <F extends string>(source: { [K in F]?: unknown }, fields: readonly F[]): string | undefined =>
  allTexts(source, fields)[0]
