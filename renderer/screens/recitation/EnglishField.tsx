import { countWords, hasUnusualSigns, readingSeconds } from '../../../shared/domain/plain-english'
import { recitation } from '../../../shared/domain/recitation'
import type { SlotDraft } from '../../features/recitation/recitation-draft'
import { TextField } from '../../ui/form/TextField'
import classes from './Recitation.module.css'
import { hasUnreadLetters } from './slot-rules'
import { text } from './text'

const rows = { read_sentence: 2, read_chapter: 7 } as const

interface Props {
  slot: SlotDraft
  error: string | undefined
  onChange(content: string): void
}

/** The English of a slot with its words, and what happens to unusual letters. */
export function EnglishField({ slot, error, onChange }: Props) {
  const words = countWords(slot.content)
  return (
    <div className={classes.english}>
      <TextField
        label={text.english}
        max={recitation.length[slot.category]}
        rows={rows[slot.category]}
        lang="en"
        value={slot.content}
        error={error}
        onChange={onChange}
      />
      <p className={classes.note}>
        {words > 0 && <span>{text.count(words, readingSeconds(words))}</span>}
        {hasUnusualSigns(slot.content) && <span>{text.unusualSigns}</span>}
        {hasUnreadLetters(slot) && <span className={classes.warning}>{text.unreadLetters}</span>}
      </p>
    </div>
  )
}
