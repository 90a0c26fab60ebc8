import { alike, cards, tracked } from '../../compose'
import { Samples, Tips } from '../../parts/Aids'
import { beside } from '../../parts/Beside'
import { ItemAudio } from '../../parts/ItemAudio'
import { ReadingFacts } from '../../parts/ReadingFacts'
import { ItemPicture, Japanese, Prompt } from '../../parts/Texts'
import { Topic } from '../../parts/Topic'
import { TrackedText } from '../../parts/TrackedText'

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
