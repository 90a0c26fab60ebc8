import { answered, cards, stack } from '../../compose'
import { AnswerLine } from '../../parts/AnswerLine'
import { ChoiceList } from '../../parts/ChoiceList'
import { ItemAudio } from '../../parts/ItemAudio'
import { Samples, Tips } from '../../parts/LearningAids'
import { Passage } from '../../parts/Passage'
import { QuestionNumber } from '../../parts/QuestionNumber'
import { Asked, ItemPicture, Japanese, Prompt } from '../../parts/Texts'

/** A word or phrase chosen for the gap of a sentence, by the number that it has in the exam. */
export const ExamWordChoose = cards(
  answered(
    [QuestionNumber, Passage, ItemAudio],
    stack(QuestionNumber, Asked, Prompt, ItemPicture, ItemAudio, ChoiceList, AnswerLine, Japanese, Tips, Samples),
  ),
)
