import type { Interlude } from '../content/types'
import { resultText } from '../text'
import classes from './InterludeAudio.module.css'
import { FileAudio } from './ItemAudio'

/** The interludes between two items. */
export function InterludeAudio({ interludes }: { interludes: readonly Interlude[] | undefined }) {
  if (interludes === undefined) return null
  return (
    <ul className={classes.interludes} aria-label={resultText.interludes}>
      {interludes
        .map(({ audio }, index) => ({ audio, key: `${index}-${audio}` }))
        .map(({ audio, key }) => (
          <li key={key}>
            <FileAudio kind="interlude" file={audio} />
          </li>
        ))}
    </ul>
  )
}
