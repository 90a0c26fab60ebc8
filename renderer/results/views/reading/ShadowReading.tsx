import { alike, cards, stack } from '../../compose'
import type { ResultQuestion } from '../../content/types'
import { ItemAudio } from '../../parts/ItemAudio'
import { Samples, Tips } from '../../parts/LearningAids'
import { ReadingFacts } from '../../parts/ReadingFacts'
import { ItemPicture, Japanese, Prompt, ReadText } from '../../parts/Texts'
import { Topic } from '../../parts/Topic'
import { beside } from '../../parts/TwoColumns'
import { useSetting } from '../../setting'
import { resultText } from '../../text'
import styles from './ShadowReading.module.css'

interface Props {
  question: ResultQuestion
}

const evaluated = ({ outcome }: ResultQuestion): boolean =>
  outcome.evaluateHtml !== undefined || outcome.report !== undefined

/** What the model says; its name stands over it only where the student's words stand beside. */
const Model = ({ question }: Props) => {
  const text = question.english ?? question.question
  return text === undefined ? null : (
    <>
      {evaluated(question) ? <h3 className={styles.whose}>{resultText.model}</h3> : null}
      <p className={styles.text} lang="en">
        {text}
      </p>
    </>
  )
}

/** The same as the student said it. */
function Shadow({ question }: Props) {
  const { viewer } = useSetting()
  return evaluated(question) ? (
    <>
      <h3 className={styles.whose}>{resultText.shadow[viewer]}</h3>
      <ReadText question={question} />
    </>
  ) : null
}

/** Shadowing: the model's words and the student's side by side, their sounds one above the other. */
export const ShadowReading = cards(
  alike(
    Topic,
    Prompt,
    beside('texts', stack(Model, Japanese), Shadow),
    ItemPicture,
    ReadingFacts,
    ItemAudio,
    Tips,
    Samples,
  ),
)
