/** File names that are valid on Windows, macOS and Linux. */

const forbidden = /[\\/:*?"<>|\p{Cc}\p{Cs}\p{Bidi_Control}]/gu
/** Invisible characters, except the ones that join emoji or select a variant of a kanji. */
const invisible = /(?![\u200d\ufe00-\ufe0f\u{e0100}-\u{e01ef}])\p{Default_Ignorable_Code_Point}/gu
const reserved = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$|clock\$) *(\..*)?$/i
const maxBytes = 180

const bytes = (value: string): number =>
  [...value].reduce((sum, char) => {
    const point = char.codePointAt(0) ?? 0
    return sum + (point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4)
  }, 0)

/**
 * Returns `stem.extension` without forbidden, control, direction or invisible characters and without trailing dots and
 * spaces. The name is never a Windows device name, and its stem has at most 180 bytes.
 */
export function safeFileName(stem: string, extension: string): string {
  let clean = stem
    .replace(forbidden, '_')
    .replace(invisible, '')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[. ]+|[. ]+$/g, '')
  while (bytes(clean) > maxBytes) clean = [...clean].slice(0, -1).join('').trimEnd()
  if (clean === '') clean = 'hanamaru'
  if (reserved.test(clean)) clean = `_${clean}`
  return `${clean}.${extension}`
}

/** Encodes a file name as the value of `filename*` in a header (RFC 5987). */
export const headerFileName = (name: string): string => {
  const rest = (char: string) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`
  return `UTF-8''${encodeURIComponent(name).replace(/['()*]/g, rest)}`
}
