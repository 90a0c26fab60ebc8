import { cards, either, stack, subQuestions } from '../../compose'
import { AnswerLine } from '../../parts/AnswerLine'
import { ChoiceList } from '../../parts/ChoiceList'
import { ItemAudio } from '../../parts/ItemAudio'
import { Samples, Tips } from '../../parts/LearningAids'
import { Asked, ItemPicture, Japanese, Prompt } from '../../parts/Texts'

const Answered = stack(ItemPicture, ChoiceList, AnswerLine, ItemAudio, Tips, Samples)

const Around = stack(ItemPicture, ItemAudio, Tips, Samples)

/** Sentences to choose for or to fill in, each with its explanation. */
export const Training = cards(
  Asked,
  Prompt,
  Japanese,
  either(stack(Around, subQuestions(Asked, Prompt, Japanese, Answered)), Answered),
)
