import { above } from '../../answers'
import { cards, either, stack, subQuestions } from '../../compose'
import { Samples, Tips } from '../../parts/Aids'
import { AnswerLine } from '../../parts/AnswerLine'
import { ChoiceList } from '../../parts/ChoiceList'
import { ItemAudio } from '../../parts/ItemAudio'
import { PartHead } from '../../parts/PartHead'
import { Script, SubScript } from '../../parts/Script'
import { HeardQuestion, ItemPicture, SubPrompt } from '../../parts/Texts'
import { Topic } from '../../parts/Topic'

const Around = stack(Topic, HeardQuestion, ItemPicture, Tips, Samples)
const Answered = stack(ItemPicture, ChoiceList, AnswerLine, Tips, Samples)

/** Listening in an exam: the head of the part, the sound, what was asked about it, and the script. */
export const ExamListening = cards(
  PartHead,
  ItemAudio,
  either(above(Around, subQuestions(ItemAudio, SubPrompt, Answered, SubScript)), stack(Topic, HeardQuestion, Answered)),
  Script,
)
