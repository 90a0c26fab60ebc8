import { answerCards } from '../../answers'
import type { ResultQuestion } from '../../content/types'
import { isJapanese } from '../../lang'
import { Context, EnglishQuestion, ItemPicture, Japanese, JapaneseAsked, Task } from '../../parts/Texts'

/** The Japanese: the prompt itself, or the translation of one in English. */
function Meaning({ question }: { question: ResultQuestion }) {
  const inEnglish = [question.english, question.question].some(text => text !== undefined && !isJapanese(text))
  return inEnglish ? <Japanese question={question} /> : <JapaneseAsked question={question} />
}

/** A prompt, in English or Japanese, answered at once. */
export const QuickResponse = answerCards(Task, ItemPicture, Context, EnglishQuestion, Meaning)
