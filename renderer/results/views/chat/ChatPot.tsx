import { cardsView, itemOrSubQuestions, stack } from '../../compose-views'
import type { ResultQuestion } from '../../content/types'
import { ChoiceList } from '../../parts/ChoiceList'
import { ItemAudio } from '../../parts/ItemAudio'
import { SampleAnswers, Tips } from '../../parts/LearningAids'
import { Passage } from '../../parts/Passage'
import { ItemPicture, JapaneseTranslation, PromptText, QuestionLine } from '../../parts/QuestionTexts'
import classes from './ChatPot.module.css'
import { ChatReply } from './ChatReply'

interface Props {
  question: ResultQuestion
}

/** The question, as the other speaker says it. */
const Question = ({ question }: Props) => (
  <div className={classes.question}>
    <PromptText question={question} />
    <QuestionLine question={question} />
    <JapaneseTranslation question={question} />
  </div>
)

/** The sounds of the question; the recording is shown with the reply. */
const QuestionAudio = ({ question }: Props) => (
  <ItemAudio question={{ ...question, outcome: { ...question.outcome, recording: undefined } }} />
)

/** A chat: each question with its reply options, the chosen option, and the spoken reply. */
export const ChatPot = cardsView(
  itemOrSubQuestions(
    [Passage, ItemAudio],
    stack(Question, ItemPicture, QuestionAudio, ChoiceList, ChatReply, Tips, SampleAnswers),
  ),
)
