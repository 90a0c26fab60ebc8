import { Pronunciation, Tips, Translation } from '../../parts/Aids'
import { EvaluatedText } from '../../parts/EvaluatedText'
import { ItemAudio } from '../../parts/ItemAudio'
import { Items } from '../../parts/Items'
import { Picture } from '../../parts/Picture'
import { ScoreTags } from '../../parts/ScoreTags'
import type { ViewProps } from '../../view'
import styles from './WordReading.module.css'

/** Words read aloud: picture, word with its sound, meaning. */
export function WordReading({ content }: ViewProps) {
  return (
    <Items entries={content.entries}>
      {item => (
        <div className={styles.word}>
          {item.picture === undefined ? null : <Picture file={item.picture} name={item.japanese ?? ''} size="small" />}
          <div className={styles.body}>
            <div className={styles.line}>
              <EvaluatedText text={item.english ?? ''} outcome={item.outcome} />
              <Pronunciation question={item} />
              <Translation text={item.japanese} />
              <ScoreTags speech={item.outcome.speech} />
            </div>
            <ItemAudio question={item} />
            <Tips question={item} />
          </div>
        </div>
      )}
    </Items>
  )
}
