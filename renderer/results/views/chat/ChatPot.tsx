import { cardsView, itemOrSubQuestions, stack } from '../../compose-views'
import type { ResultQuestion } from '../../content/types'
import { ChoiceList } from '../../parts/ChoiceList'
import { ItemAudio } from '../../parts/ItemAudio'
import { SampleAnswers, Tips } from '../../parts/LearningAids'
import { Passage } from '../../parts/Passage'
import { ItemPicture, JapaneseTranslation, PromptText, QuestionLine } from '../../parts/QuestionTexts'
import styles from './ChatPot.module.css'
import { ChatReply } from './ChatReply'

interface Props {
  question: ResultQuestion
}

/** What was asked, as the other one says it. */
const Question = ({ question }: Props) => (
  <div className={styles.question}>
    <PromptText question={question} />
    <QuestionLine question={question} />
    <JapaneseTranslation question={question} />
  </div>
)

/** The sounds of the question; the reply has its own beside it. */
const QuestionAudio = ({ question }: Props) => (
  <ItemAudio question={{ ...question, outcome: { ...question.outcome, recording: undefined } }} />
)

/** A talk: each question with the options of its reply, the one that was chosen, and how it was said. */
export const ChatPot = cardsView(
  itemOrSubQuestions(
    [Passage, ItemAudio],
    stack(Question, ItemPicture, QuestionAudio, ChoiceList, ChatReply, Tips, SampleAnswers),
  ),
)
