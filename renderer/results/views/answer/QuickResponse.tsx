import { answerCards } from '../../answer-cards'
import type { ResultQuestion } from '../../content/types'
import { isJapanese } from '../../lang'
import {
  EnglishQuestion,
  EnglishText,
  ItemPicture,
  JapaneseInstruction,
  JapanesePrompt,
  JapaneseTranslation,
} from '../../parts/QuestionTexts'

/** The Japanese: the prompt itself, or the translation of an English prompt. */
function JapanesePromptOrTranslation({ question }: { question: ResultQuestion }) {
  const hasEnglishPrompt = [question.english, question.question].some(text => text !== undefined && !isJapanese(text))
  return hasEnglishPrompt ? <JapaneseTranslation question={question} /> : <JapanesePrompt question={question} />
}

/** A prompt in English or Japanese that the student answers at once. */
export const QuickResponse = answerCards(
  JapaneseInstruction,
  ItemPicture,
  EnglishText,
  EnglishQuestion,
  JapanesePromptOrTranslation,
)
