import { cardsView, itemOrSubQuestions, stack } from '../../compose-views'
import { DictationResult } from '../../parts/DictationResult'
import { ExamQuestionNumber } from '../../parts/ExamQuestionNumber'
import { ItemAudio } from '../../parts/ItemAudio'
import { SampleAnswers, Tips } from '../../parts/LearningAids'
import { Passage } from '../../parts/Passage'
import { ItemPicture, JapaneseInstruction, JapaneseTranslation } from '../../parts/QuestionTexts'
import { twoColumns } from '../../parts/TwoColumns'

/** A dictation of the Eiken tests: question number, sound, written text and meaning. */
export const EikenDictation = cardsView(
  itemOrSubQuestions(
    [ExamQuestionNumber, ItemAudio, Passage],
    twoColumns(
      'picture',
      ItemPicture,
      stack(
        ExamQuestionNumber,
        ItemAudio,
        JapaneseInstruction,
        DictationResult,
        JapaneseTranslation,
        Tips,
        SampleAnswers,
      ),
    ),
  ),
)
