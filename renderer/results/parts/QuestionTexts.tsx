/** Parts for the texts of a question: the text read aloud, the prompt, the translation. */
import { hasBlank, promptText } from '../content/blank-text'
import type { ResultQuestion } from '../content/types'
import { isJapanese } from '../lang'
import { BlankText } from './BlankText'
import { EvaluatedText } from './EvaluatedText'
import { TextWithGaps, Translation } from './LearningAids'
import { Picture } from './Picture'
import classes from './QuestionTexts.module.css'

interface Props {
  question: ResultQuestion
}

const TextWithBlanks = ({ text, question }: Props & { text: string | undefined }) =>
  text === undefined ? null : <BlankText text={text} outcome={question.outcome} />

/** The English that was read aloud, coloured by word; the question if there is no English. */
export const ReadAloudText = ({ question }: Props) => (
  <EvaluatedText text={question.english ?? question.question ?? ''} outcome={question.outcome} />
)

/** The prompt, with its blanks as boxes. */
export const PromptText = ({ question }: Props) => <TextWithBlanks text={promptText(question)} question={question} />

/** The question about a sound or a text. The English is shown only if it has blanks. */
export const ListeningQuestion = ({ question }: Props) => (
  <TextWithBlanks
    text={question.question ?? (hasBlank(question.english) ? question.english : undefined)}
    question={question}
  />
)

/** The prompt of a sub-question. */
export const SubQuestionPrompt = ({ question }: Props) => (
  <TextWithBlanks text={question.question ?? question.english} question={question} />
)

/** The English text that the question is about. */
export const EnglishText = ({ question }: Props) => <TextWithBlanks text={question.english} question={question} />

/** The question in English, below its text. */
export const EnglishQuestion = ({ question }: Props) =>
  question.question === undefined || isJapanese(question.question) ? null : (
    <TextWithBlanks text={question.question} question={question} />
  )

/** The instruction, if the question is in Japanese. */
export const JapaneseInstruction = ({ question: { question } }: Props) =>
  question === undefined || !isJapanese(question) ? null : <p className={classes.instruction}>{question}</p>

/** The Japanese text as the prompt. */
export const JapanesePrompt = ({ question: { japanese } }: Props) =>
  japanese === undefined ? null : (
    <p className={classes.prompt}>
      <TextWithGaps text={japanese} />
    </p>
  )

/** The question below the sentence with blanks; nothing if the question is itself that sentence. */
export const QuestionLine = ({ question }: Props) =>
  promptText(question) === question.question ? null : <Translation text={question.question} />

export const JapaneseTranslation = ({ question }: Props) => <Translation text={question.japanese} />

/** The picture's alt text is its translation or its question. */
const pictureOf =
  (size: 'large' | 'scene') =>
  ({ question }: Props) =>
    question.pictures.map(file => (
      <Picture key={file} file={file} name={question.japanese ?? question.question ?? ''} size={size} />
    ))

/** The pictures of a question. */
export const ItemPicture = pictureOf('large')

/** A picture that is itself the prompt: larger, so that its details can be seen. */
export const LargePicture = pictureOf('scene')
