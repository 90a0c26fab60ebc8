import { hasBlank } from '../content/blank-text'
import type { Lead, Outcome } from '../content/types'
import { langOf } from '../lang'
import { resultText } from '../text'
import { leadKey } from '../use-item-navigation'
import { AudioList } from './AudioList'
import { BlankText } from './BlankText'
import { FileAudio } from './ItemAudio'
import classes from './LeadCard.module.css'
import { LabelledText, SampleAnswerList, Translation } from './LearningAids'
import { Picture } from './Picture'
import { ItemKeyProvider } from './use-item-key'

/** The text; its blanks are numbered boxes that the questions below fill. */
function LeadText({ text, outcome }: { text: string; outcome: Outcome }) {
  if (hasBlank(text)) return <BlankText text={text} outcome={outcome} numbered />
  return (
    <p className={classes.text} lang={langOf(text)}>
      {text}
    </p>
  )
}

interface Props {
  lead: Lead
  /** The answers of the paper's questions, which fill the blanks of the text. */
  outcome: Outcome
}

/**
 * The card above the items: the whole text, its pictures and its sound. Shows nothing if the content has none of them.
 */
export function LeadCard({ lead, outcome }: Props) {
  const { title, topic, english, description, japanese, pictures, audio, audios, tips, samples } = lead
  const hasContent = [topic, english, description, audio, japanese].some(each => each !== undefined)
  if (!hasContent && pictures.length + audios.length + samples.length === 0) return null
  return (
    <ItemKeyProvider value={leadKey}>
      <section className={classes.lead} aria-label={resultText.leadLabel}>
        {title === undefined ? null : <h2 className={classes.title}>{title}</h2>}
        <LabelledText word={resultText.topic} text={topic} />
        <Translation text={description} />
        {english === undefined ? null : <LeadText text={english} outcome={outcome} />}
        <Translation text={japanese} />
        {pictures.map(file => (
          <Picture key={file} file={file} name={resultText.leadName} size="scene" />
        ))}
        {audio === undefined ? null : <FileAudio kind="original" file={audio} />}
        <AudioList audios={audios} />
        <Translation text={tips} />
        <SampleAnswerList samples={samples} />
      </section>
    </ItemKeyProvider>
  )
}
