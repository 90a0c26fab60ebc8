import { cards, either, stack, subQuestions } from '../../compose'
import { Samples, Tips } from '../../parts/Aids'
import { AnswerLine } from '../../parts/AnswerLine'
import { ChoiceList } from '../../parts/ChoiceList'
import { ItemAudio } from '../../parts/ItemAudio'
import { PartHead } from '../../parts/PartHead'
import { Script } from '../../parts/Script'
import { HeardQuestion, ItemPicture, Japanese, SubPrompt } from '../../parts/Texts'

const Answered = stack(ItemPicture, ChoiceList, AnswerLine, Tips, Samples)

/** Listening in an exam: the head of the part, the sound, what was asked about it, and the script. */
export const ExamListening = cards(
  PartHead,
  ItemAudio,
  either(subQuestions(ItemAudio, SubPrompt, Answered, Japanese), stack(HeardQuestion, Answered)),
  Script,
)
