import { cardsView, itemOrSubQuestions, stack } from '../../compose-views'
import { AnswerLine } from '../../parts/AnswerLine'
import { ChoiceList } from '../../parts/ChoiceList'
import { ExamQuestionNumber } from '../../parts/ExamQuestionNumber'
import { ItemAudio } from '../../parts/ItemAudio'
import { SampleAnswers, Tips } from '../../parts/LearningAids'
import { Passage } from '../../parts/Passage'
import { ItemPicture, JapaneseTranslation, PromptText, QuestionLine } from '../../parts/QuestionTexts'

/** A word or phrase to choose for a gap, with the question's number in the exam. */
export const ExamWordChoose = cardsView(
  itemOrSubQuestions(
    [ExamQuestionNumber, Passage, ItemAudio],
    stack(
      ExamQuestionNumber,
      PromptText,
      QuestionLine,
      ItemPicture,
      ItemAudio,
      ChoiceList,
      AnswerLine,
      JapaneseTranslation,
      Tips,
      SampleAnswers,
    ),
  ),
)
