import { cards } from '../../compose'
import type { ResultQuestion } from '../../content/types'
import { Pronunciation, Tips } from '../../parts/Aids'
import { ItemAudio } from '../../parts/ItemAudio'
import { Picture } from '../../parts/Picture'
import { ScoreTags } from '../../parts/ScoreTags'
import { Japanese, ReadText } from '../../parts/Texts'
import styles from './WordReading.module.css'

/** A word beside its picture: its sound signs, its meaning and how it was said, in one line. */
const Word = ({ question }: { question: ResultQuestion }) => (
  <div className={styles.word}>
    {question.picture === undefined ? null : (
      <Picture file={question.picture} name={question.japanese ?? ''} size="small" />
    )}
    <div className={styles.body}>
      <div className={styles.line}>
        <ReadText question={question} />
        <Pronunciation question={question} />
        <Japanese question={question} />
        <ScoreTags speech={question.outcome.speech} />
      </div>
      <ItemAudio question={question} />
      <Tips question={question} />
    </div>
  </div>
)

/** Words read aloud: picture, word with its sound, meaning. */
export const WordReading = cards(Word)
