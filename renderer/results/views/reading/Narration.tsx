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
import classes from './Narration.module.css'

interface Props {
  question: ResultQuestion
}

/** The given beginning of the story. */
const StoryBeginning = ({ question }: Props) =>
  question.beforeText === undefined ? null : (
    <LabelledText word={resultText.storyBeginning} text={question.beforeText} />
  )

/** The transcript of a story in the student's own words. */
function StudentStory({ question }: Props) {
  const { viewer } = useResultContext()
  const story = question.outcome.given.join(' ').trim()
  if (story === '') return null
  return (
    <p className={classes.story}>
      <span className={classes.label}>{resultText.studentAnswer[viewer]}</span> <span lang="en">{story}</span>
    </p>
  )
}

/** The model story, if the student told a different one. */
function ModelStory({ question: { english, outcome } }: Props) {
  const story = outcome.evaluateHtml?.replace(/<[^>]*>/g, '') ?? ''
  return english === undefined || story.trim() === '' || hasSameWords(story, english) ? null : (
    <LabelledText word={resultText.model} text={english} />
  )
}

/** The right answer, if the content gives one and the story was not told or not told well. */
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

/** A story told from pictures: each picture at the left, the student's story at the right. */
export const Narration = cardsView(itemAndSubQuestions(twoColumns('picture', ItemPicture, Story)))
