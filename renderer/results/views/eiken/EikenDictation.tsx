import { answered, cards, stack } from '../../compose'
import { Samples, Tips } from '../../parts/Aids'
import { beside } from '../../parts/Beside'
import { Dictated } from '../../parts/Dictated'
import { ItemAudio } from '../../parts/ItemAudio'
import { Passage } from '../../parts/Passage'
import { QuestionNumber } from '../../parts/QuestionNumber'
import { ItemPicture, Japanese, Task } from '../../parts/Texts'

/** A dictation as the Eiken tests have it: by the number of the question, heard, written, then its meaning. */
export const EikenDictation = cards(
  answered(
    [QuestionNumber, ItemAudio, Passage],
    beside('picture', ItemPicture, stack(QuestionNumber, ItemAudio, Task, Dictated, Japanese, Tips, Samples)),
  ),
)
