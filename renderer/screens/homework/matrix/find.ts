/** Finding a student by what a teacher types: width, case, blanks and rare forms of kanji don't matter (chosen). */

/** Forms that a keyboard gives ↔ forms that family registers hold. */
const variants: Record<string, string> = {
  髙: '高',
  𠮷: '吉',
  﨑: '崎',
  嵜: '崎',
  碕: '崎',
  齋: '斎',
  齊: '斎',
  斉: '斎',
  邊: '辺',
  邉: '辺',
  濵: '浜',
  濱: '浜',
  澤: '沢',
  廣: '広',
  德: '徳',
  栁: '柳',
}

/** The text as it is compared. */
export const fold = (value: string): string =>
  [...value.normalize('NFKC').toLowerCase().replace(/\s+/g, '')].map(char => variants[char] ?? char).join('')

/** Whether the folded `needle` stands in the name or begins the number. */
export function matches(student: { name: string; number: string }, needle: string): boolean {
  if (needle === '') return true
  const number = fold(student.number)
  return fold(student.name).includes(needle) || number === needle || number.replace(/^0+/, '') === needle
}
