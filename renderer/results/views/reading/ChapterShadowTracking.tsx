import { alike, cards, tracked } from '../../compose'
import { ItemAudio } from '../../parts/ItemAudio'
import { Samples, Tips } from '../../parts/LearningAids'
import { ReadingFacts } from '../../parts/ReadingFacts'
import { ItemPicture, Japanese, Prompt } from '../../parts/Texts'
import { Topic } from '../../parts/Topic'
import { TrackedText } from '../../parts/TrackedText'
import { beside } from '../../parts/TwoColumns'

/** A chapter that was shadowed: the sentence that is heard is marked. */
export const ChapterShadowTracking = tracked(
  cards(
    alike(
      Topic,
      Prompt,
      beside('translation', TrackedText, Japanese),
      ItemPicture,
      ReadingFacts,
      ItemAudio,
      Tips,
      Samples,
    ),
  ),
)
