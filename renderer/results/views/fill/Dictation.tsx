import { answered, cards, stack } from '../../compose'
import { Dictated } from '../../parts/Dictated'
import { ItemAudio } from '../../parts/ItemAudio'
import { Samples, Tips } from '../../parts/LearningAids'
import { Passage } from '../../parts/Passage'
import { ItemPicture, Japanese, Task } from '../../parts/Texts'
import { beside } from '../../parts/TwoColumns'

/** What was heard is written down: the sound first, then each word that differs. */
export const Dictation = cards(
  answered(
    [ItemAudio, Passage],
    beside('picture', ItemPicture, stack(ItemAudio, Task, Dictated, Japanese, Tips, Samples)),
  ),
)
