import { alike, tracked, turns } from '../../compose'
import { ItemAudio } from '../../parts/ItemAudio'
import { Samples, Tips } from '../../parts/LearningAids'
import { ReadingFacts } from '../../parts/ReadingFacts'
import { ItemPicture, Japanese, Prompt } from '../../parts/Texts'
import { TrackedText } from '../../parts/TrackedText'

/** A dialogue that was shadowed: the line that is heard is marked. */
export const DialogShadowTracking = tracked(
  turns(alike(Prompt, TrackedText, Japanese, ItemPicture, ReadingFacts, ItemAudio, Tips, Samples)),
)
