import { answered, cards, stack } from '../../compose'
import { Dictated } from '../../parts/Dictated'
import { ItemAudio } from '../../parts/ItemAudio'
import { Samples, Tips } from '../../parts/LearningAids'
import { Passage } from '../../parts/Passage'
import { QuestionNumber } from '../../parts/QuestionNumber'
import { ItemPicture, Japanese, Task } from '../../parts/Texts'
import { beside } from '../../parts/TwoColumns'

/** A dictation as the Eiken tests have it: by the number of the question, heard, written, then its meaning. */
export const EikenDictation = cards(
  answered(
    [QuestionNumber, ItemAudio, Passage],
    beside('picture', ItemPicture, stack(QuestionNumber, ItemAudio, Task, Dictated, Japanese, Tips, Samples)),
  ),
)
