/** FNV-1a over UTF-16 code units. */
function fnv1a(text: string, seed: number): number {
  let hash = seed
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

const hex = (value: number): string => value.toString(16).padStart(8, '0')

/** A hash of 16 hexadecimal digits, which is kept in the place of a text that may name a student. */
export const hashOfText = (text: string): string => hex(fnv1a(text, 0x811c9dc5)) + hex(fnv1a(`${text}.`, 0x9747b28c))
