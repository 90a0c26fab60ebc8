import type { Lead } from '../content/types'
import { resultText } from '../text'
import { Translation } from './Aids'
import { FileAudio } from './ItemAudio'
import { ItemKeyProvider } from './item-key'
import styles from './LeadCard.module.css'
import { Picture } from './Picture'

/** What stands above the items: the whole text, its picture and its sound. Nothing where there is none of them. */
export function LeadCard({ lead }: { lead: Lead }) {
  const { title, english, japanese, picture, audio, tips } = lead
  if (english === undefined && picture === undefined && audio === undefined && japanese === undefined) return null
  return (
    <ItemKeyProvider value={undefined}>
      <section className={styles.lead} aria-label={resultText.lead}>
        {title === undefined ? null : <h2 className={styles.title}>{title}</h2>}
        {english === undefined ? null : (
          <p className={styles.text} lang="en">
            {english}
          </p>
        )}
        <Translation text={japanese} />
        {picture === undefined ? null : <Picture file={picture} name={resultText.leadName} />}
        {audio === undefined ? null : <FileAudio kind="original" file={audio} />}
        <Translation text={tips} />
      </section>
    </ItemKeyProvider>
  )
}
