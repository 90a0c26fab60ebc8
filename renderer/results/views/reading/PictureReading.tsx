import { cards, stack } from '../../compose'
import { Samples, Tips } from '../../parts/Aids'
import { beside } from '../../parts/Beside'
import { ItemAudio } from '../../parts/ItemAudio'
import { ReadingFacts } from '../../parts/ReadingFacts'
import { ItemPicture, Japanese, ReadText } from '../../parts/Texts'

/** Pictures whose text is read aloud: the picture at the left, everything about it at the right. */
export const PictureReading = cards(
  beside('picture', ItemPicture, stack(ReadText, Japanese, ReadingFacts, ItemAudio, Tips, Samples)),
)
