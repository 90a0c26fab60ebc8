import { answered, cards, stack } from '../../compose'
import { Samples, Tips } from '../../parts/Aids'
import { Dictated } from '../../parts/Dictated'
import { ItemAudio } from '../../parts/ItemAudio'
import { Passage } from '../../parts/Passage'
import { ItemPicture, Japanese, Task } from '../../parts/Texts'

/** What was heard is written down: the sound first, then each word that differs. */
export const Dictation = cards(
  answered([ItemAudio, Passage], stack(ItemAudio, Task, ItemPicture, Dictated, Japanese, Tips, Samples)),
)
