import { cardsView, itemAndSubQuestions, stack } from '../../compose-views'
import { AnswerLine } from '../../parts/AnswerLine'
import { ChoiceList } from '../../parts/ChoiceList'
import { ItemAudio } from '../../parts/ItemAudio'
import { SampleAnswers, Tips } from '../../parts/LearningAids'
import { ItemPicture, JapaneseTranslation, PromptText, QuestionLine } from '../../parts/QuestionTexts'
import { Topic } from '../../parts/Topic'
import { twoColumns } from '../../parts/TwoColumns'

/** Sentences with blanks, typed or chosen; each blank has its own mark. */
export const BlankFilling = cardsView(
  itemAndSubQuestions(
    twoColumns(
      'picture',
      ItemPicture,
      stack(
        Topic,
        PromptText,
        QuestionLine,
        JapaneseTranslation,
        ChoiceList,
        AnswerLine,
        ItemAudio,
        Tips,
        SampleAnswers,
      ),
    ),
  ),
)
