import { alike, turns } from '../../compose'
import { ItemAudio } from '../../parts/ItemAudio'
import { Samples, Tips } from '../../parts/LearningAids'
import { ReadingFacts } from '../../parts/ReadingFacts'
import { ItemPicture, Japanese, Prompt, ReadText } from '../../parts/Texts'

/** A dialogue read aloud line by line. */
export const Dialog = turns(alike(Prompt, ReadText, Japanese, ItemPicture, ReadingFacts, ItemAudio, Tips, Samples))
