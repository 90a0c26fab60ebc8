/** Groups the AI's errors of a class by their type, and within a type by the same mistake. Pure functions. */
import { comparableAnswer } from '../class-answers/comparable-answer'
import type { ClassSentence, SentenceMistake } from './class-sentences'

/** How often something was found, and in the texts of how many students. */
interface Counted {
  count: number
  studentCount: number
}

/** The same wrong words with the same hint. */
export interface CommonMistake extends Counted {
  key: string
  hint: string
  /** Each sentence once. */
  sentences: ClassSentence[]
}

/** All errors of one type; the counts of its mistakes add up to its own. */
export interface ErrorType extends Counted {
  /** Empty: the AI named no type. */
  type: string
  /** The mistake of most students first. */
  mistakes: CommonMistake[]
}

const studentsOf = (sentences: readonly ClassSentence[]): number =>
  new Set(sentences.map(({ studentId }) => studentId)).size

/** More students first, then more errors. */
const byStudents = (one: Counted, other: Counted): number =>
  other.studentCount - one.studentCount || other.count - one.count

interface Found {
  type: string
  key: string
  hint: string
  sentence: ClassSentence
}

/**
 * Mistakes with this key are the same: the words and the hint do not differ in case or punctuation. Without words and
 * hint, nothing shows that mistakes in different sentences are the same.
 */
export function mistakeKey({ words, hint }: Pick<SentenceMistake, 'words' | 'hint'>, sentence: string): string {
  const key = `${comparableAnswer(words)}\n${comparableAnswer(hint)}`
  return key === '\n' ? `\n\n${comparableAnswer(sentence)}` : key
}

/** The groups in the order of their names, so that equally large ones always have the same order. */
function groupsBy(found: readonly Found[], name: 'type' | 'key'): [string, Found[]][] {
  const groups = new Map<string, Found[]>()
  for (const one of found) {
    const group = groups.get(one[name])
    if (group) group.push(one)
    else groups.set(one[name], [one])
  }
  return [...groups].sort(([one], [other]) => (one < other ? -1 : 1))
}

function mistakeOf([key, found]: [string, Found[]]): CommonMistake {
  const sentences = [...new Set(found.map(({ sentence }) => sentence))]
  const [first] = found
  return { key, hint: first?.hint ?? '', count: found.length, studentCount: studentsOf(sentences), sentences }
}

/** All mistakes. One that the AI only commented on has the type that it gave the same mistake in another text. */
function allMistakes(sentences: readonly ClassSentence[]): Found[] {
  const typed = new Map(
    sentences.flatMap(({ mistakes, text }) =>
      mistakes.filter(({ isComment }) => !isComment).map(one => [mistakeKey(one, text), one.type] as const),
    ),
  )
  return sentences.flatMap(sentence =>
    sentence.mistakes.map((one): Found => {
      const key = mistakeKey(one, sentence.text)
      return { type: (one.isComment && typed.get(key)) || one.type, key, hint: one.hint, sentence }
    }),
  )
}

/** The types of errors, the most frequent first; errors without a type are last. */
export function commonErrors(sentences: readonly ClassSentence[]): ErrorType[] {
  const found = allMistakes(sentences)
  return groupsBy(found, 'type')
    .map(([type, own]) => ({
      type,
      count: own.length,
      studentCount: studentsOf(own.map(({ sentence }) => sentence)),
      mistakes: groupsBy(own, 'key').map(mistakeOf).sort(byStudents),
    }))
    .sort(
      (one, other) =>
        Number(one.type === '') - Number(other.type === '') || other.count - one.count || byStudents(one, other),
    )
}

/** The errors of all types. */
export const errorCount = (types: readonly ErrorType[]): number => types.reduce((sum, { count }) => sum + count, 0)

/** The words that a good sentence has at least: 「Yes.」 is no example for a class. */
const leastWords = 5

const isEnglish = (text: string): boolean => !/[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}]/u.test(text)

/** Whether a sentence is proposed to be shown to the class: the AI has found no error in it. */
export const isGoodSentence = ({ text, mistakes, isPraised, isChecked }: ClassSentence): boolean =>
  isChecked && mistakes.length === 0 && (isPraised || (isEnglish(text) && text.split(/\s+/).length >= leastWords))

/** The same sentence of several students. */
export interface SameSentences {
  /** The one that is shown: a chosen one, or else the first. */
  sentence: ClassSentence
  studentCount: number
}

/** Sentences that do not differ in case or punctuation, each once, in their order. */
export function sameSentences(
  sentences: readonly ClassSentence[],
  isChosen: (sentence: ClassSentence) => boolean,
): SameSentences[] {
  const groups = new Map<string, ClassSentence[]>()
  for (const one of sentences) {
    const key = comparableAnswer(one.text)
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return [...groups.values()].flatMap(group => {
    const sentence = group.find(isChosen) ?? group[0]
    return sentence ? [{ sentence, studentCount: studentsOf(group) }] : []
  })
}

/** Praised sentences first, then those without errors, then the others; longer ones first. */
export const bestFirst = (sentences: readonly ClassSentence[]): ClassSentence[] => {
  const rank = (one: ClassSentence): number => (isGoodSentence(one) ? (one.isPraised ? 0 : 1) : 2)
  return sentences.toSorted((a, b) => rank(a) - rank(b) || b.text.length - a.text.length)
}
