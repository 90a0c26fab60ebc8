import { cards, either, stack, subQuestions } from '../../compose'
import { Samples, Tips } from '../../parts/Aids'
import { ChoiceList } from '../../parts/ChoiceList'
import { ItemAudio } from '../../parts/ItemAudio'
import { Instruction } from '../../parts/PartHead'
import { Reply } from '../../parts/Reply'
import { Script } from '../../parts/Script'
import { HeardQuestion, ItemPicture, Japanese, SubPrompt } from '../../parts/Texts'
import { ofCourse } from './course'

const Answered = stack(ItemPicture, ChoiceList, Reply, Samples, Tips)

/** What was heard, then what was asked about it: chosen, typed or said; the script below. */
export const SkillListening = ofCourse(
  cards(
    Instruction,
    ItemAudio,
    either(subQuestions(ItemAudio, SubPrompt, Answered, Japanese), stack(HeardQuestion, Answered)),
    Script,
  ),
)
