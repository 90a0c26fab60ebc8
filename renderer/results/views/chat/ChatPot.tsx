import { answered, cards, stack } from '../../compose'
import type { ResultQuestion } from '../../content/types'
import { ChoiceList } from '../../parts/ChoiceList'
import { ItemAudio } from '../../parts/ItemAudio'
import { Samples, Tips } from '../../parts/LearningAids'
import { Passage } from '../../parts/Passage'
import { Asked, ItemPicture, Japanese, Prompt } from '../../parts/Texts'
import styles from './ChatPot.module.css'
import { ChatReply } from './ChatReply'

interface Props {
  question: ResultQuestion
}

/** What was asked, as the other one says it. */
const Question = ({ question }: Props) => (
  <div className={styles.question}>
    <Asked question={question} />
    <Prompt question={question} />
    <Japanese question={question} />
  </div>
)

/** The sounds of the question; the reply has its own beside it. */
const QuestionAudio = ({ question }: Props) => (
  <ItemAudio question={{ ...question, outcome: { ...question.outcome, recording: undefined } }} />
)

/** A talk: each question with the options of its reply, the one that was chosen, and how it was said. */
export const ChatPot = cards(
  answered([Passage, ItemAudio], stack(Question, ItemPicture, QuestionAudio, ChoiceList, ChatReply, Tips, Samples)),
)
