import type { Lead } from '../content/types'
import { langOf } from '../lang'
import { resultText } from '../text'
import classes from './AudioList.module.css'
import { FileAudio } from './ItemAudio'

/** A list of sounds with their own titles (SPEC §2 treatment policy). */
export function AudioList({ audios }: { audios: Lead['audios'] }) {
  if (audios.length === 0) return null
  return (
    <ul className={classes.audios} aria-label={resultText.audios}>
      {audios.map(({ title, file }, index) => (
        <li key={file}>
          {title === undefined ? null : (
            <span className={classes.printed} lang={langOf(title)} aria-hidden>
              {title}
            </span>
          )}
          <FileAudio kind="original" file={file} name={title ?? resultText.originalNumber(index + 1)} />
        </li>
      ))}
    </ul>
  )
}
