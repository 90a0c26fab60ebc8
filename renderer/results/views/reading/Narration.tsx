import { cardsView, itemAndSubQuestions, stack } from '../../compose-views'
import { hasSameWords } from '../../content/lead-duplicates'
import type { ResultQuestion } from '../../content/types'
import { RightAnswer } from '../../parts/FreeAnswer'
import { ItemAudio } from '../../parts/ItemAudio'
import { LabelledText, SampleAnswers, Tips } from '../../parts/LearningAids'
import { ItemPicture, JapaneseTranslation, QuestionLine, ReadAloudText } from '../../parts/QuestionTexts'
import { ReadingEvaluation } from '../../parts/ReadingEvaluation'
import { Topic } from '../../parts/Topic'
import { twoColumns } from '../../parts/TwoColumns'
import { resultText } from '../../text'
import { useResultContext } from '../../use-result-context'
import styles from './Narration.module.css'

interface Props {
  question: ResultQuestion
}

/** The words that were given to begin with. */
const StoryBeginning = ({ question }: Props) =>
  question.beforeText === undefined ? null : (
    <LabelledText word={resultText.storyBeginning} text={question.beforeText} />
  )

/** What was understood of a story told in the student's own words. */
function StudentStory({ question }: Props) {
  const { viewer } = useResultContext()
  const told = question.outcome.given.join(' ').trim()
  if (told === '') return null
  return (
    <p className={styles.told}>
      <span className={styles.whose}>{resultText.studentAnswer[viewer]}</span> <span lang="en">{told}</span>
    </p>
  )
}

/** The story as it was thought of, where the student told another. */
function ModelStory({ question: { english, outcome } }: Props) {
  const told = outcome.evaluateHtml?.replace(/<[^>]*>/g, '') ?? ''
  return english === undefined || told.trim() === '' || hasSameWords(told, english) ? null : (
    <LabelledText word={resultText.model} text={english} />
  )
}

/** What would have been right, where the content names it and the story was not told or not well. */
const RightStory = ({ question }: Props) =>
  question.outcome.state === 'preview' ? null : <RightAnswer question={question} />

const Story = stack(
  Topic,
  QuestionLine,
  StoryBeginning,
  ReadAloudText,
  StudentStory,
  ModelStory,
  RightStory,
  JapaneseTranslation,
  ReadingEvaluation,
  ItemAudio,
  Tips,
  SampleAnswers,
)

/** A story told from pictures: each picture at the left, what was told of it at the right. */
export const Narration = cardsView(itemAndSubQuestions(twoColumns('picture', ItemPicture, Story)))
