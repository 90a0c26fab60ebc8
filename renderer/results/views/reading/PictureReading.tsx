import { alike, cards, stack } from '../../compose'
import { Samples, Tips } from '../../parts/Aids'
import { beside } from '../../parts/Beside'
import { ItemAudio } from '../../parts/ItemAudio'
import { ReadingFacts } from '../../parts/ReadingFacts'
import { ItemPicture, Japanese, Prompt, ReadText } from '../../parts/Texts'
import { Topic } from '../../parts/Topic'

/** Pictures whose text is read aloud: the picture at the left, everything about it at the right. */
export const PictureReading = cards(
  alike(
    beside('picture', ItemPicture, stack(Topic, Prompt, ReadText, Japanese, ReadingFacts, ItemAudio, Tips, Samples)),
  ),
)
