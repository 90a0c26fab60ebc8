import { alike, cards, stack } from '../../compose'
import { sameWords } from '../../content/repeated'
import type { ResultQuestion } from '../../content/types'
import { ItemAudio } from '../../parts/ItemAudio'
import { Note, Samples, Tips } from '../../parts/LearningAids'
import { ReadingFacts } from '../../parts/ReadingFacts'
import { RightReply } from '../../parts/Reply'
import { ItemPicture, Japanese, Prompt, ReadText } from '../../parts/Texts'
import { Topic } from '../../parts/Topic'
import { beside } from '../../parts/TwoColumns'
import { useSetting } from '../../setting'
import { resultText } from '../../text'
import styles from './Narration.module.css'

interface Props {
  question: ResultQuestion
}

/** The words that were given to begin with. */
const Before = ({ question }: Props) =>
  question.before === undefined ? null : <Note word={resultText.beginning} text={question.before} />

/** What was understood of a story told in the student's own words. */
function Told({ question }: Props) {
  const { viewer } = useSetting()
  const told = question.outcome.given.join(' ').trim()
  if (told === '') return null
  return (
    <p className={styles.told}>
      <span className={styles.whose}>{resultText.given[viewer]}</span> <span lang="en">{told}</span>
    </p>
  )
}

/** The story as it was thought of, where the student told another. */
function Model({ question: { english, outcome } }: Props) {
  const told = outcome.evaluateHtml?.replace(/<[^>]*>/g, '') ?? ''
  return english === undefined || told.trim() === '' || sameWords(told, english) ? null : (
    <Note word={resultText.model} text={english} />
  )
}

/** What would have been right, where the content names it and the story was not told or not well. */
const RightStory = ({ question }: Props) =>
  question.outcome.state === 'preview' ? null : <RightReply question={question} />

const Story = stack(
  Topic,
  Prompt,
  Before,
  ReadText,
  Told,
  Model,
  RightStory,
  Japanese,
  ReadingFacts,
  ItemAudio,
  Tips,
  Samples,
)

/** A story told from pictures: each picture at the left, what was told of it at the right. */
export const Narration = cards(alike(beside('picture', ItemPicture, Story)))
