/**
 * Whether a sentence may name a person. Such a sentence is no example in front of a class, unless the teacher has chosen
 * it. Too many sentences are found rather than too few: a class has other examples. Pure functions.
 */

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const isLatin = (text: string): boolean => /^[\p{sc=Latin}'’.-]+$/u.test(text)

/** Words that show that a name is beside them, in English and in Japanese texts. */
const besideNames = [
  /\b(?:my|his|her|whose) (?:\w+[’']s )?(?:first |last |full |nick)?name is\b/iu,
  /\b(?:call me|called me|named)\b/iu,
  /\b(?:Mr|Ms|Mrs|Miss|Dr)\b\.? \p{Lu}/u,
  /\b\p{Lu}\p{Ll}+[- ]?(?:san|kun|chan|sensei|senpai)\b/u,
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}](?:くん|君|ちゃん|先輩)/u,
  /[\p{sc=Han}\p{sc=Katakana}](?<!お?[父母兄姉客皆])さん/u,
]

/** The names of students as a pattern: each part of a name by itself, if it has two letters. Null without names. */
function patternOf(names: readonly string[]): RegExp | null {
  const parts = new Set(
    names
      .map(name => name.normalize('NFKC').trim())
      .flatMap(name => [name, ...name.split(/\s+/u)])
      .filter(part => [...part].length >= 2),
  )
  if (parts.size === 0) return null
  const all = [...parts].map(part => (isLatin(part) ? `(?<!\\p{L})${escaped(part)}(?!\\p{L})` : escaped(part)))
  return new RegExp(all.join('|'), 'iu')
}

/** @param names the names of the students of the class. */
export function personFinder(names: readonly string[]): (sentence: string) => boolean {
  const pattern = patternOf(names)
  return sentence => {
    const text = sentence.normalize('NFKC')
    return (pattern?.test(text) ?? false) || besideNames.some(each => each.test(text))
  }
}
