import { cardsView, itemAndSubQuestions, stack } from '../../compose-views'
import type { ResultQuestion } from '../../content/types'
import { ItemAudio } from '../../parts/ItemAudio'
import { SampleAnswers, Tips } from '../../parts/LearningAids'
import { ItemPicture, JapaneseTranslation, QuestionLine, ReadAloudText } from '../../parts/QuestionTexts'
import { ReadingEvaluation } from '../../parts/ReadingEvaluation'
import { Topic } from '../../parts/Topic'
import { twoColumns } from '../../parts/TwoColumns'
import { resultText } from '../../text'
import { useResultContext } from '../../use-result-context'
import classes from './ShadowReading.module.css'

interface Props {
  question: ResultQuestion
}

const isEvaluated = ({ outcome }: ResultQuestion): boolean =>
  outcome.evaluateHtml !== undefined || outcome.report !== undefined

/** The model text. Its heading is shown only if the student's text is beside it. */
const ModelText = ({ question }: Props) => {
  const text = question.english ?? question.question
  return text === undefined ? null : (
    <>
      {isEvaluated(question) ? <h3 className={classes.heading}>{resultText.model}</h3> : null}
      <p className={classes.text} lang="en">
        {text}
      </p>
    </>
  )
}

/** The text as the student spoke it. */
function StudentText({ question }: Props) {
  const { viewer } = useResultContext()
  return isEvaluated(question) ? (
    <>
      <h3 className={classes.heading}>{resultText.studentReading[viewer]}</h3>
      <ReadAloudText question={question} />
    </>
  ) : null
}

/** Shadowing: the model text and the student's text side by side, with their sounds one above the other. */
export const ShadowReading = cardsView(
  itemAndSubQuestions(
    Topic,
    QuestionLine,
    twoColumns('texts', stack(ModelText, JapaneseTranslation), StudentText),
    ItemPicture,
    ReadingEvaluation,
    ItemAudio,
    Tips,
    SampleAnswers,
  ),
)
