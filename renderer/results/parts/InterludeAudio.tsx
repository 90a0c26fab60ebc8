import type { Wait } from '../content/types'
import { resultText } from '../text'
import styles from './InterludeAudio.module.css'
import { FileAudio } from './ItemAudio'

/** What is heard between two items. */
export function Waits({ waits }: { waits: readonly Wait[] | undefined }) {
  if (waits === undefined) return null
  return (
    <ul className={styles.waits} aria-label={resultText.waits}>
      {waits
        .map(({ audio }, at) => ({ audio, key: `${at}-${audio}` }))
        .map(({ audio, key }) => (
          <li key={key}>
            <FileAudio kind="wait" file={audio} />
          </li>
        ))}
    </ul>
  )
}
