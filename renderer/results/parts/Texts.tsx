/** A question's texts, as parts: what was read, what is asked, what it means. */
import { askedText, hasBlank } from '../content/blank-text'
import type { ResultQuestion } from '../content/types'
import { isJapanese } from '../lang'
import { BlankText } from './BlankText'
import { EvaluatedText } from './EvaluatedText'
import { Translation, WithGaps } from './LearningAids'
import { Picture } from './Picture'
import styles from './Texts.module.css'

interface Props {
  question: ResultQuestion
}

const Boxes = ({ text, question }: Props & { text: string | undefined }) =>
  text === undefined ? null : <BlankText text={text} outcome={question.outcome} />

/** The English that was read aloud, coloured by word; what is asked where there is none. */
export const ReadText = ({ question }: Props) => (
  <EvaluatedText text={question.english ?? question.question ?? ''} outcome={question.outcome} />
)

/** What is asked, its blank markers as boxes. */
export const Asked = ({ question }: Props) => <Boxes text={askedText(question)} question={question} />

/** What was asked about something heard or read: the question; the English only where its blanks are to be filled. */
export const HeardQuestion = ({ question }: Props) => (
  <Boxes text={question.question ?? (hasBlank(question.english) ? question.english : undefined)} question={question} />
)

/** What a sub-question asks. */
export const SubPrompt = ({ question }: Props) => (
  <Boxes text={question.question ?? question.english} question={question} />
)

/** A text that what is asked is about, where there is one beside it. */
export const Context = ({ question }: Props) => <Boxes text={question.english} question={question} />

/** What is asked in English, below the text that it is about. */
export const EnglishQuestion = ({ question }: Props) =>
  question.question === undefined || isJapanese(question.question) ? null : (
    <Boxes text={question.question} question={question} />
  )

/** What is to be done, where the content says it in Japanese. */
export const Task = ({ question: { question } }: Props) =>
  question === undefined || !isJapanese(question) ? null : <p className={styles.task}>{question}</p>

/** The Japanese, as what is asked. */
export const JapaneseAsked = ({ question: { japanese } }: Props) =>
  japanese === undefined ? null : (
    <p className={styles.asked}>
      <WithGaps text={japanese} />
    </p>
  )

/** The question, where the sentence with the blanks stands for itself. */
export const Prompt = ({ question }: Props) =>
  askedText(question) === question.question ? null : <Translation text={question.question} />

export const Japanese = ({ question }: Props) => <Translation text={question.japanese} />

/** A picture is named by its meaning or by what is asked of it. */
const pictureOf =
  (size: 'large' | 'scene') =>
  ({ question }: Props) =>
    question.picture === undefined ? null : (
      <Picture file={question.picture} name={question.japanese ?? question.question ?? ''} size={size} />
    )

/** The picture of a question. */
export const ItemPicture = pictureOf('large')

/** A picture that is itself what is asked about: larger, so that what happens in it is seen from afar. */
export const Scene = pictureOf('scene')
