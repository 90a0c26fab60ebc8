import { cards } from '../../compose'
import { Samples, Tips } from '../../parts/Aids'
import { ItemAudio } from '../../parts/ItemAudio'
import { ReadingFacts } from '../../parts/ReadingFacts'
import { ItemPicture, Japanese, ReadText } from '../../parts/Texts'

/** Sentences read aloud, coloured by word. */
export const SentenceReading = cards(ReadText, Japanese, ItemPicture, ReadingFacts, ItemAudio, Tips, Samples)
