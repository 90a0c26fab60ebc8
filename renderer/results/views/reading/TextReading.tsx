import { alike, cards } from '../../compose'
import { ItemAudio } from '../../parts/ItemAudio'
import { Samples, Tips } from '../../parts/LearningAids'
import { ReadingFacts } from '../../parts/ReadingFacts'
import { ItemPicture, Japanese, Prompt, ReadText } from '../../parts/Texts'
import { Topic } from '../../parts/Topic'
import { beside } from '../../parts/TwoColumns'

/** Passages read aloud or said by heart, coloured by word, with their translation beside. */
export const TextReading = cards(
  alike(Topic, Prompt, beside('translation', ReadText, Japanese), ItemPicture, ReadingFacts, ItemAudio, Tips, Samples),
)
