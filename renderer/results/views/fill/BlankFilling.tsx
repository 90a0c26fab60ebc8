import { alike, cards, stack } from '../../compose'
import { Samples, Tips } from '../../parts/Aids'
import { AnswerLine } from '../../parts/AnswerLine'
import { beside } from '../../parts/Beside'
import { ChoiceList } from '../../parts/ChoiceList'
import { ItemAudio } from '../../parts/ItemAudio'
import { Asked, ItemPicture, Japanese, Prompt } from '../../parts/Texts'
import { Topic } from '../../parts/Topic'

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
