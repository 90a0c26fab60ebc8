import { cardsView, itemOrSubQuestions, stack } from '../../compose-views'
import { DictationResult } from '../../parts/DictationResult'
import { ItemAudio } from '../../parts/ItemAudio'
import { SampleAnswers, Tips } from '../../parts/LearningAids'
import { Passage } from '../../parts/Passage'
import { ItemPicture, JapaneseInstruction, JapaneseTranslation } from '../../parts/QuestionTexts'
import { twoColumns } from '../../parts/TwoColumns'

/** A dictation: the sound first, then the text with each word that differs. */
export const Dictation = cardsView(
  itemOrSubQuestions(
    [ItemAudio, Passage],
    twoColumns(
      'picture',
      ItemPicture,
      stack(ItemAudio, JapaneseInstruction, DictationResult, JapaneseTranslation, Tips, SampleAnswers),
    ),
  ),
)
