import { alike, cards } from '../../compose'
import { ItemAudio } from '../../parts/ItemAudio'
import { Samples, Tips } from '../../parts/LearningAids'
import { ReadingFacts } from '../../parts/ReadingFacts'
import { ItemPicture, Japanese, Prompt, ReadText } from '../../parts/Texts'
import { Topic } from '../../parts/Topic'

/** Sentences read aloud, coloured by word. */
export const SentenceReading = cards(
  alike(Topic, Prompt, ReadText, Japanese, ItemPicture, ReadingFacts, ItemAudio, Tips, Samples),
)
