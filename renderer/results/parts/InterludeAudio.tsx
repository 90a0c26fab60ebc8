import type { Interlude } from '../content/types'
import { resultText } from '../text'
import styles from './InterludeAudio.module.css'
import { FileAudio } from './ItemAudio'

/** The interludes between two items. */
export function InterludeAudio({ waits: interludes }: { waits: readonly Interlude[] | undefined }) {
  if (interludes === undefined) return null
  return (
    <ul className={styles.waits} aria-label={resultText.interludes}>
      {interludes
        .map(({ audio }, at) => ({ audio, key: `${at}-${audio}` }))
        .map(({ audio, key }) => (
          <li key={key}>
            <FileAudio kind="wait" file={audio} />
          </li>
        ))}
    </ul>
  )
}
