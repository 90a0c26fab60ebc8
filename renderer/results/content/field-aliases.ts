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

/** The first of `fields` that contains a text other than whitespace. */
export function firstText<F extends string>(source: { [K in F]?: unknown }, fields: readonly F[]): string | undefined {
  for (const field of fields) {
    const value = source[field]
    if (typeof value === 'string' && value.trim() !== '') return value
  }
  return undefined
}
