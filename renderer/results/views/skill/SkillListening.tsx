import { above } from '../../answers'
import { cards, either, stack, subQuestions } from '../../compose'
import { Samples, Tips } from '../../parts/Aids'
import { ChoiceList } from '../../parts/ChoiceList'
import { ItemAudio } from '../../parts/ItemAudio'
import { Instruction } from '../../parts/PartHead'
import { Reply } from '../../parts/Reply'
import { Script, SubScript } from '../../parts/Script'
import { HeardQuestion, ItemPicture, SubPrompt } from '../../parts/Texts'
import { Topic } from '../../parts/Topic'
import { ofCourse } from './course'

const Around = stack(Topic, HeardQuestion, ItemPicture, Tips, Samples)
const Answered = stack(ItemPicture, ChoiceList, Reply, Samples, Tips)

/** What was heard, then what was asked about it: chosen, typed or said; the script below. */
export const SkillListening = ofCourse(
  cards(
    Instruction,
    ItemAudio,
    either(
      above(Around, subQuestions(ItemAudio, SubPrompt, Answered, SubScript)),
      stack(Topic, HeardQuestion, Answered),
    ),
    Script,
  ),
)
