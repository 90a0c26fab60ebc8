/** A question's texts, as parts: what was read, what is asked, what it means. */
import { askedText, hasBlank } from '../content/blank-text'
import type { ResultQuestion } from '../content/types'
import { Translation } from './Aids'
import { BlankText } from './BlankText'
import { EvaluatedText } from './EvaluatedText'
import { Picture } from './Picture'

interface Props {
  question: ResultQuestion
}

const Boxes = ({ text, question }: Props & { text: string | undefined }) =>
  text === undefined ? null : <BlankText text={text} outcome={question.outcome} />

/** The English that was read aloud, coloured by word. */
export const ReadText = ({ question }: Props) => (
  <EvaluatedText text={question.english ?? ''} outcome={question.outcome} />
)

/** What is asked, its blank markers as boxes. */
export const Asked = ({ question }: Props) => <Boxes text={askedText(question)} question={question} />

/** What is asked, its boxes numbered 1, 2, 3 … */
export const Cloze = ({ question }: Props) => {
  const text = askedText(question)
  return text === undefined ? null : <BlankText text={text} outcome={question.outcome} numbered />
}

/** What was asked about something heard or read: the question; the English only where its blanks are to be filled. */
export const HeardQuestion = ({ question }: Props) => (
  <Boxes text={question.question ?? (hasBlank(question.english) ? question.english : undefined)} question={question} />
)

/** What a sub-question asks. */
export const SubPrompt = ({ question }: Props) => (
  <Boxes text={question.question ?? question.english} question={question} />
)

/** The question, where the sentence with the blanks stands for itself. */
export const Prompt = ({ question }: Props) =>
  askedText(question) === question.question ? null : <Translation text={question.question} />

export const Japanese = ({ question }: Props) => <Translation text={question.japanese} />

/** The picture of a question, named by its meaning or what is asked. */
export const ItemPicture = ({ question }: Props) =>
  question.picture === undefined ? null : (
    <Picture file={question.picture} name={question.japanese ?? question.question ?? ''} />
  )
