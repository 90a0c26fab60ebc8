import { hasBlank } from '../../content/blank-text'
import type { ResultItem } from '../../content/types'
import { Translation } from '../../parts/Aids'
import { resultText } from '../../text'
import styles from './Script.module.css'

/** What was heard, in words, with its translation. */
export function Script({ item }: { item: ResultItem }) {
  if (item.english === undefined || hasBlank(item.english)) return <Translation text={item.japanese} />
  return (
    <div className={styles.script}>
      <span className={styles.word}>{resultText.script}</span>
      <div>
        <p lang="en" className={styles.text}>
          {item.english}
        </p>
        <Translation text={item.japanese} />
      </div>
    </div>
  )
}
