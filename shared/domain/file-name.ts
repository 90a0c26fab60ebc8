/** File names that Windows, macOS and Linux all take. */

const forbidden = /[\\/:*?"<>|\p{Cc}\p{Cs}\p{Bidi_Control}]/gu
const reserved = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]) *(\..*)?$/i
const maxBytes = 180

const bytes = (value: string): number =>
  [...value].reduce((sum, char) => {
    const point = char.codePointAt(0) ?? 0
    return sum + (point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4)
  }, 0)

/**
 * `stem.extension` without forbidden, control or direction characters, without trailing dots and blanks, not a device
 * name, at most 180 bytes of stem.
 */
export function safeFileName(stem: string, extension: string): string {
  let clean = stem
    .normalize('NFC')
    .replace(forbidden, '_')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[. ]+|[. ]+$/g, '')
  while (bytes(clean) > maxBytes) clean = [...clean].slice(0, -1).join('').trimEnd()
  if (clean === '') clean = 'hanamaru'
  if (reserved.test(clean)) clean = `_${clean}`
  return `${clean}.${extension}`
}
