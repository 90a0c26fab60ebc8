import { cardsView, itemOrSubQuestions, stack } from '../../compose-views'
import { AnswerLine } from '../../parts/AnswerLine'
import { ChoiceList } from '../../parts/ChoiceList'
import { ExamQuestionNumber } from '../../parts/ExamQuestionNumber'
import { ItemAudio } from '../../parts/ItemAudio'
import { Pronunciation, SampleAnswers, Tips } from '../../parts/LearningAids'
import { Passage } from '../../parts/Passage'
import { ItemPicture, JapanesePrompt, PromptText, QuestionLine } from '../../parts/QuestionTexts'

/** English words to fill into sentences; the Japanese comes first, and the sentence gives the first letters. */
export const EikenFillWords = cardsView(
  itemOrSubQuestions(
    [ExamQuestionNumber, Passage, ItemAudio],
    stack(
      ExamQuestionNumber,
      JapanesePrompt,
      QuestionLine,
      PromptText,
      Pronunciation,
      ItemPicture,
      ChoiceList,
      AnswerLine,
      ItemAudio,
      Tips,
      SampleAnswers,
    ),
  ),
)
