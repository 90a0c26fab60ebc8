/** What is shown of something read aloud in an exam. */
import { stack } from '../../compose-views'
import { ItemAudio } from '../../parts/ItemAudio'
import { SampleAnswers, Tips } from '../../parts/LearningAids'
import { ItemPicture, JapaneseTranslation, QuestionLine, ReadAloudText } from '../../parts/QuestionTexts'
import { ReadingEvaluation } from '../../parts/ReadingEvaluation'
import { twoColumns } from '../../parts/TwoColumns'

/** Below the text: how it was read, and the sounds. */
const ReadingParts = stack(ReadingEvaluation, ItemAudio, Tips, SampleAnswers)

/** A sentence, its translation below. */
export const Sentence = stack(QuestionLine, ReadAloudText, JapaneseTranslation, ItemPicture, ReadingParts)

/** A longer text, its translation beside it. */
export const Passage = stack(
  QuestionLine,
  twoColumns('translation', ReadAloudText, JapaneseTranslation),
  ItemPicture,
  ReadingParts,
)

/** Spoken along with the model: what was heard stands above the words. */
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

/** A picture, and beside it what was read to it. */
export const PictureAndText = twoColumns(
  'picture',
  ItemPicture,
  stack(QuestionLine, ReadAloudText, JapaneseTranslation, ReadingParts),
)
