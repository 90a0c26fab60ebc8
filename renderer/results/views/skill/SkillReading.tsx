import { alike, cards } from '../../compose'
import { ItemAudio } from '../../parts/ItemAudio'
import { Samples, Tips } from '../../parts/LearningAids'
import { Instruction } from '../../parts/PartHead'
import { ReadingFacts } from '../../parts/ReadingFacts'
import { ItemPicture, Japanese, Prompt, ReadText } from '../../parts/Texts'
import { Topic } from '../../parts/Topic'
import { ofCourse } from './course'

/** Texts read aloud, coloured by word. */
export const SkillReading = ofCourse(
  cards(Instruction, alike(Topic, Prompt, ReadText, Japanese, ItemPicture, ReadingFacts, ItemAudio, Tips, Samples)),
)
