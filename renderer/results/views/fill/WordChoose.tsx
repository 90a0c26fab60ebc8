import { cardsView, itemOrSubQuestions, stack } from '../../compose-views'
import { promptText } from '../../content/blank-text'
import { isSameAnswer } from '../../content/compare-answers'
import type { ResultQuestion } from '../../content/types'
import { AnswerLine } from '../../parts/AnswerLine'
import { ChoiceList } from '../../parts/ChoiceList'
import { ItemAudio } from '../../parts/ItemAudio'
import { Pronunciation, SampleAnswers, Tips } from '../../parts/LearningAids'
import { Passage } from '../../parts/Passage'
import { ItemPicture, JapanesePrompt, JapaneseTranslation, PromptText, QuestionLine } from '../../parts/QuestionTexts'
import { twoColumns } from '../../parts/TwoColumns'

/** The prompt for the word. A text that is itself one of the choices is the answer and is not shown. */
function WordPrompt({ question }: { question: ResultQuestion }) {
  const text = promptText(question)
  if (text === undefined || question.choices.some(choice => isSameAnswer(choice.content, text)))
    return <JapanesePrompt question={question} />
  return (
    <>
      <PromptText question={question} />
      <QuestionLine question={question} />
      <JapaneseTranslation question={question} />
    </>
  )
}

const PromptAndChoices = stack(WordPrompt, Pronunciation, ItemAudio, ChoiceList, AnswerLine, Tips, SampleAnswers)

/** A word to choose for a picture, a meaning or a sound. */
export const WordChoose = cardsView(
  itemOrSubQuestions([Passage, ItemAudio], twoColumns('picture', ItemPicture, PromptAndChoices)),
)
