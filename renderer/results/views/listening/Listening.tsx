import { cards, either, stack, subQuestions } from '../../compose'
import { Samples, Tips } from '../../parts/Aids'
import { AnswerLine } from '../../parts/AnswerLine'
import { ChoiceList } from '../../parts/ChoiceList'
import { ItemAudio } from '../../parts/ItemAudio'
import { Script } from '../../parts/Script'
import { HeardQuestion, ItemPicture, Japanese, SubPrompt } from '../../parts/Texts'

const Answered = stack(ItemPicture, ChoiceList, AnswerLine, Tips, Samples)

/** Listening: the sound first, then what was asked about it; the script with its translation below. */
export const Listening = cards(
  ItemAudio,
  either(subQuestions(ItemAudio, SubPrompt, Answered, Japanese), stack(HeardQuestion, Answered)),
  Script,
)
