/** Parts of a text read aloud in an exam. */
import { stack } from '../../compose-views'
import { ItemAudio } from '../../parts/ItemAudio'
import { SampleAnswers, Tips } from '../../parts/LearningAids'
import { ItemPicture, JapaneseTranslation, QuestionLine, ReadAloudText } from '../../parts/QuestionTexts'
import { ReadingEvaluation } from '../../parts/ReadingEvaluation'
import { twoColumns } from '../../parts/TwoColumns'

/** Below the text: its evaluation and its sounds. */
const ReadingParts = stack(ReadingEvaluation, ItemAudio, Tips, SampleAnswers)

/** A sentence with its translation below. */
export const Sentence = stack(QuestionLine, ReadAloudText, JapaneseTranslation, ItemPicture, ReadingParts)

/** A longer text with its translation beside it. */
export const Passage = stack(
  QuestionLine,
  twoColumns('translation', ReadAloudText, JapaneseTranslation),
  ItemPicture,
  ReadingParts,
)

/** A text spoken along with the original, whose sound is above the text. */
export const ShadowedText = stack(
  QuestionLine,
  ItemAudio,
  ReadAloudText,
  JapaneseTranslation,
  ItemPicture,
  ReadingEvaluation,
  Tips,
  SampleAnswers,
)

/** A picture with its text beside it. */
export const PictureAndText = twoColumns(
  'picture',
  ItemPicture,
  stack(QuestionLine, ReadAloudText, JapaneseTranslation, ReadingParts),
)
