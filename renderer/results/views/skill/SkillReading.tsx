import { alike, cards } from '../../compose'
import { Samples, Tips } from '../../parts/Aids'
import { ItemAudio } from '../../parts/ItemAudio'
import { Instruction } from '../../parts/PartHead'
import { ReadingFacts } from '../../parts/ReadingFacts'
import { ItemPicture, Japanese, Prompt, ReadText } from '../../parts/Texts'
import { Topic } from '../../parts/Topic'
import { ofCourse } from './course'

/** Texts read aloud, coloured by word. */
export const SkillReading = ofCourse(
  cards(Instruction, alike(Topic, Prompt, ReadText, Japanese, ItemPicture, ReadingFacts, ItemAudio, Tips, Samples)),
)
