/** Rules for text: length, emoji, forbidden characters (SPEC §5; DESIGN §6). */

/** The length for limits: code points after NFC, so 𠮷 counts as one (chosen). */
export const textLength = (value: string): number => [...value.normalize('NFC')].length

/** Cuts to the first `max` code points of the NFC form, never inside a surrogate pair. */
export const cutText = (value: string, max: number): string => [...value.normalize('NFC')].slice(0, max).join('')

/**
 * Matches emoji presentation, a base followed by VS16, keycaps, flags and ZWJ sequences. Does not match 𠮷 髙 ㊗ ☆ ♪ ©,
 * digits, or kanji with an ideographic variation selector (DESIGN §6).
 */
const emoji =
  /\p{Emoji_Presentation}|\p{Emoji}\uFE0F|[0-9#*]\uFE0F?\u20E3|\p{Regional_Indicator}|\p{Extended_Pictographic}\u200D/u

/** Whether the text contains an emoji ('無効な文字が含まれています'). */
export const hasEmoji = (value: string): boolean => emoji.test(value)

/** The number of letters that an English voice cannot read. */
export const japaneseLetters = (content: string): number =>
  content.match(/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/gu)?.length ?? 0

/** `one`: no line breaks allowed; `many`: line breaks and tabs allowed. */
export type Lines = 'one' | 'many'

const controls: Record<Lines, RegExp> = { one: /\p{Cc}/u, many: /[^\P{Cc}\t\n\r]/u }

/** Whether the text contains control characters, which lists, file names and cells cannot show. */
export const hasControl = (value: string, lines: Lines = 'one'): boolean => controls[lines].test(value)

/** Normalises a text that the user wrote, for saving: NFC, trimmed. */
export const tidyText = (value: string): string => value.normalize('NFC').trim()

/**
 * The fault of a required text that the user wrote, or null. `max` is in code points; a control character counts as an
 * emoji.
 */
export function textFault(value: string, max: number, lines: Lines = 'one'): 'empty' | 'long' | 'emoji' | null {
  if (value.trim() === '') return 'empty'
  if (hasEmoji(value) || hasControl(value, lines)) return 'emoji'
  return textLength(value) > max ? 'long' : null
}

/** Characters that a homework title must not contain (SPEC §5); Windows forbids the same in file names. */
export const forbiddenInTitle = /[\\/:*?"<>|]/

const mailAtom = '[A-Za-z0-9!#$%&*+/=?^_`{|}~-]+'
const mailLabel = '[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?'
const mail = new RegExp(`^${mailAtom}(?:\\.${mailAtom})*@${mailLabel}(?:\\.${mailLabel})+$`)

/**
 * Whether the text is a plausible e-mail address: ASCII, atoms joined by single dots, one @, a dotted domain (SPEC §5).
 */
export const isEmail = (value: string): boolean => value.length <= 254 && mail.test(value)

/**
 * Normalises a typed e-mail address: full-width characters of an input method become ASCII, and spaces around it are
 * removed.
 */
export const tidyEmail = (typed: string): string => typed.normalize('NFKC').trim()
