import { alike, cards, stack } from '../../compose'
import { ItemAudio } from '../../parts/ItemAudio'
import { Samples, Tips } from '../../parts/LearningAids'
import { ReadingFacts } from '../../parts/ReadingFacts'
import { ItemPicture, Japanese, Prompt, ReadText } from '../../parts/Texts'
import { Topic } from '../../parts/Topic'
import { beside } from '../../parts/TwoColumns'

/** Pictures whose text is read aloud: the picture at the left, everything about it at the right. */
export const PictureReading = cards(
  alike(
    beside('picture', ItemPicture, stack(Topic, Prompt, ReadText, Japanese, ReadingFacts, ItemAudio, Tips, Samples)),
  ),
)
