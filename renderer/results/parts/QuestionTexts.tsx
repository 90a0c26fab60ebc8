/** A question's texts, as parts: what was read, what is asked, what it means. */
import { hasBlank, promptText } from '../content/blank-text'
import type { ResultQuestion } from '../content/types'
import { isJapanese } from '../lang'
import { BlankText } from './BlankText'
import { EvaluatedText } from './EvaluatedText'
import { TextWithGaps, Translation } from './LearningAids'
import { Picture } from './Picture'
import styles from './QuestionTexts.module.css'

interface Props {
  question: ResultQuestion
}

const TextWithBlanks = ({ text, question }: Props & { text: string | undefined }) =>
  text === undefined ? null : <BlankText text={text} outcome={question.outcome} />

/** The English that was read aloud, coloured by word; what is asked where there is none. */
export const ReadAloudText = ({ question }: Props) => (
  <EvaluatedText text={question.english ?? question.question ?? ''} outcome={question.outcome} />
)

/** What is asked, its blank markers as boxes. */
export const PromptText = ({ question }: Props) => <TextWithBlanks text={promptText(question)} question={question} />

/** What was asked about something heard or read: the question; the English only where its blanks are to be filled. */
export const ListeningQuestion = ({ question }: Props) => (
  <TextWithBlanks
    text={question.question ?? (hasBlank(question.english) ? question.english : undefined)}
    question={question}
  />
)

/** What a sub-question asks. */
export const SubQuestionPrompt = ({ question }: Props) => (
  <TextWithBlanks text={question.question ?? question.english} question={question} />
)

/** A text that what is asked is about, where there is one beside it. */
export const EnglishText = ({ question }: Props) => <TextWithBlanks text={question.english} question={question} />

/** What is asked in English, below the text that it is about. */
export const EnglishQuestion = ({ question }: Props) =>
  question.question === undefined || isJapanese(question.question) ? null : (
    <TextWithBlanks text={question.question} question={question} />
  )

/** What is to be done, where the content says it in Japanese. */
export const JapaneseInstruction = ({ question: { question } }: Props) =>
  question === undefined || !isJapanese(question) ? null : <p className={styles.task}>{question}</p>

/** The Japanese, as what is asked. */
export const JapanesePrompt = ({ question: { japanese } }: Props) =>
  japanese === undefined ? null : (
    <p className={styles.asked}>
      <TextWithGaps text={japanese} />
    </p>
  )

/** The question, where the sentence with the blanks stands for itself. */
export const QuestionLine = ({ question }: Props) =>
  promptText(question) === question.question ? null : <Translation text={question.question} />

export const JapaneseTranslation = ({ question }: Props) => <Translation text={question.japanese} />

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
export const LargePicture = pictureOf('scene')
