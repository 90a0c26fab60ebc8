import { cardsView, itemOrSubQuestions, stack } from '../../compose-views'
import { ItemAudio } from '../../parts/ItemAudio'
import { SampleAnswers, Tips } from '../../parts/LearningAids'
import { Passage } from '../../parts/Passage'
import { PieceOrder } from '../../parts/PieceOrder'
import { ItemPicture } from '../../parts/QuestionTexts'
import { SequencingPrompt } from './OrderPrompt'

/** Words or sentences to put in order. */
export const Sequencing = cardsView(
  itemOrSubQuestions(
    [Passage, ItemAudio],
    stack(SequencingPrompt, ItemPicture, PieceOrder, ItemAudio, Tips, SampleAnswers),
  ),
)
