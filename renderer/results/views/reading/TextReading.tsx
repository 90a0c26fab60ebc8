import { cards, stack } from '../../compose'
import { Samples, Tips } from '../../parts/Aids'
import { beside } from '../../parts/Beside'
import { ItemAudio } from '../../parts/ItemAudio'
import { ReadingFacts } from '../../parts/ReadingFacts'
import { ItemPicture, Japanese, ReadText } from '../../parts/Texts'

/** A passage with its translation beside it, and what became of it below: for whatever is longer than a sentence. */
export const Passage = stack(
  beside('translation', ReadText, Japanese),
  ItemPicture,
  ReadingFacts,
  ItemAudio,
  Tips,
  Samples,
)

/** Passages read aloud, coloured by word. */
export const TextReading = cards(Passage)
