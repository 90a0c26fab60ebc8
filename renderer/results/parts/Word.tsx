import type { ResultQuestion } from '../content/types'
import { ItemAudio } from './ItemAudio'
import { Pronunciation, Samples, Tips } from './LearningAids'
import { Picture } from './Picture'
import { ReadingFacts } from './ReadingFacts'
import { Japanese, Prompt, ReadText } from './Texts'
import styles from './Word.module.css'

/** A word beside its picture: its sound signs, its meaning and how it was said, in one line. */
export const Word = ({ question }: { question: ResultQuestion }) => (
  <div className={styles.word}>
    {question.picture === undefined ? null : (
      <Picture file={question.picture} name={question.japanese ?? ''} size="small" />
    )}
    <div className={styles.body}>
      <div className={styles.line}>
        <Prompt question={question} />
        <ReadText question={question} />
        <Pronunciation question={question} />
        <Japanese question={question} />
        <ReadingFacts question={question} />
      </div>
      <ItemAudio question={question} />
      <Tips question={question} />
      <Samples question={question} />
    </div>
  </div>
)
