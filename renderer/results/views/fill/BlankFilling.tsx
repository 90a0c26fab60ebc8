import { cards } from '../../compose'
import { Samples, Tips } from '../../parts/Aids'
import { AnswerLine } from '../../parts/AnswerLine'
import { ChoiceList } from '../../parts/ChoiceList'
import { ItemAudio } from '../../parts/ItemAudio'
import { Asked, ItemPicture, Japanese, Prompt } from '../../parts/Texts'

/** Sentences with blanks to fill, typed or chosen; each blank has a mark of its own. */
export const BlankFilling = cards(
  Asked,
  Prompt,
  Japanese,
  ItemPicture,
  ChoiceList,
  AnswerLine,
  ItemAudio,
  Tips,
  Samples,
)
