import { cardsView, itemOrSubQuestions, stack } from '../../compose-views'
import { AnswerLine } from '../../parts/AnswerLine'
import { ChoiceList } from '../../parts/ChoiceList'
import { ItemAudio } from '../../parts/ItemAudio'
import { SampleAnswers, Tips } from '../../parts/LearningAids'
import { Passage } from '../../parts/Passage'
import { ItemPicture, JapaneseTranslation, PromptText, QuestionLine } from '../../parts/QuestionTexts'

/** Sentences that fill the gaps of a dialogue or a text, chosen or typed. */
export const SentenceFilling = cardsView(
  itemOrSubQuestions(
    [Passage, ItemAudio],
    stack(
      PromptText,
      QuestionLine,
      JapaneseTranslation,
      ItemPicture,
      ItemAudio,
      ChoiceList,
      AnswerLine,
      Tips,
      SampleAnswers,
    ),
  ),
)
