import { above } from '../../answers'
import { cards, either, stack, subQuestions } from '../../compose'
import { Samples, Tips } from '../../parts/Aids'
import { AnswerLine } from '../../parts/AnswerLine'
import { ChoiceList } from '../../parts/ChoiceList'
import { ItemAudio } from '../../parts/ItemAudio'
import { Script, SubScript } from '../../parts/Script'
import { HeardQuestion, ItemPicture, SubPrompt } from '../../parts/Texts'
import { Topic } from '../../parts/Topic'

const Around = stack(Topic, HeardQuestion, ItemPicture, Tips, Samples)
const Answered = stack(ItemPicture, ChoiceList, AnswerLine, Tips, Samples)

/** Listening: the sound first, then what was asked about it; the script with its translation below. */
export const Listening = cards(
  ItemAudio,
  either(above(Around, subQuestions(ItemAudio, SubPrompt, Answered, SubScript)), stack(Topic, HeardQuestion, Answered)),
  Script,
)
