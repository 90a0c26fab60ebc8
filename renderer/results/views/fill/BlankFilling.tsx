import { alike, cards, stack } from '../../compose'
import { AnswerLine } from '../../parts/AnswerLine'
import { ChoiceList } from '../../parts/ChoiceList'
import { ItemAudio } from '../../parts/ItemAudio'
import { Samples, Tips } from '../../parts/LearningAids'
import { Asked, ItemPicture, Japanese, Prompt } from '../../parts/Texts'
import { Topic } from '../../parts/Topic'
import { beside } from '../../parts/TwoColumns'

/** Sentences with blanks to fill, typed or chosen; each blank has a mark of its own. */
export const BlankFilling = cards(
  alike(
    beside(
      'picture',
      ItemPicture,
      stack(Topic, Asked, Prompt, Japanese, ChoiceList, AnswerLine, ItemAudio, Tips, Samples),
    ),
  ),
)
