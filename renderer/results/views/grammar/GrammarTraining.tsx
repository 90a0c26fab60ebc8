import { bySubQuestions, cardsView, stack, subQuestions } from '../../compose-views'
import { AnswerLine } from '../../parts/AnswerLine'
import { ChoiceList } from '../../parts/ChoiceList'
import { ItemAudio } from '../../parts/ItemAudio'
import { SampleAnswers, Tips } from '../../parts/LearningAids'
import { ItemPicture, JapaneseTranslation, PromptText, QuestionLine } from '../../parts/QuestionTexts'

const PictureAndAnswer = stack(ItemPicture, ChoiceList, AnswerLine, ItemAudio, Tips, SampleAnswers)

const SharedParts = stack(ItemPicture, ItemAudio, Tips, SampleAnswers)

/** Grammar training: sentences with choices or blanks, each with its explanation. */
export const GrammarTraining = cardsView(
  PromptText,
  QuestionLine,
  JapaneseTranslation,
  bySubQuestions(
    stack(SharedParts, subQuestions(PromptText, QuestionLine, JapaneseTranslation, PictureAndAnswer)),
    PictureAndAnswer,
  ),
)
