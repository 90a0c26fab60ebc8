import { answered, cards, stack } from '../../compose'
import { askedText } from '../../content/blank-text'
import { sameAnswer } from '../../content/judge'
import type { ResultQuestion } from '../../content/types'
import { AnswerLine } from '../../parts/AnswerLine'
import { ChoiceList } from '../../parts/ChoiceList'
import { ItemAudio } from '../../parts/ItemAudio'
import { Pronunciation, Samples, Tips } from '../../parts/LearningAids'
import { Passage } from '../../parts/Passage'
import { Asked, ItemPicture, Japanese, JapaneseAsked, Prompt } from '../../parts/Texts'
import { beside } from '../../parts/TwoColumns'

/** What the word is chosen for; a word that is itself among the choices is the answer, and no prompt. */
function Wanted({ question }: { question: ResultQuestion }) {
  const text = askedText(question)
  if (text === undefined || question.choices.some(choice => sameAnswer(choice.content, text)))
    return <JapaneseAsked question={question} />
  return (
    <>
      <Asked question={question} />
      <Prompt question={question} />
      <Japanese question={question} />
    </>
  )
}

const Chosen = stack(Wanted, Pronunciation, ItemAudio, ChoiceList, AnswerLine, Tips, Samples)

/** The word for a picture, a meaning or a sound, chosen among others. */
export const WordChoose = cards(answered([Passage, ItemAudio], beside('picture', ItemPicture, Chosen)))
