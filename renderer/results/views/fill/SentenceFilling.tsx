import { answered, cards, stack } from '../../compose'
import { AnswerLine } from '../../parts/AnswerLine'
import { ChoiceList } from '../../parts/ChoiceList'
import { ItemAudio } from '../../parts/ItemAudio'
import { Samples, Tips } from '../../parts/LearningAids'
import { Passage } from '../../parts/Passage'
import { Asked, ItemPicture, Japanese, Prompt } from '../../parts/Texts'

/** Sentences that fill the gaps of a talk or a text, chosen or written. */
export const SentenceFilling = cards(
  answered(
    [Passage, ItemAudio],
    stack(Asked, Prompt, Japanese, ItemPicture, ItemAudio, ChoiceList, AnswerLine, Tips, Samples),
  ),
)
