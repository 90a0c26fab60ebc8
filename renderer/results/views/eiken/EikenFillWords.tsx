import { answered, cards, stack } from '../../compose'
import { AnswerLine } from '../../parts/AnswerLine'
import { ChoiceList } from '../../parts/ChoiceList'
import { ItemAudio } from '../../parts/ItemAudio'
import { Pronunciation, Samples, Tips } from '../../parts/LearningAids'
import { Passage } from '../../parts/Passage'
import { QuestionNumber } from '../../parts/QuestionNumber'
import { Asked, ItemPicture, JapaneseAsked, Prompt } from '../../parts/Texts'

/** English words filled into sentences by the Japanese, which stands first, and their first letters. */
export const EikenFillWords = cards(
  answered(
    [QuestionNumber, Passage, ItemAudio],
    stack(
      QuestionNumber,
      JapaneseAsked,
      Prompt,
      Asked,
      Pronunciation,
      ItemPicture,
      ChoiceList,
      AnswerLine,
      ItemAudio,
      Tips,
      Samples,
    ),
  ),
)
