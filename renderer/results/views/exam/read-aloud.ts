/** What is shown of something read aloud in an exam. */
import { stack } from '../../compose'
import { ItemAudio } from '../../parts/ItemAudio'
import { Samples, Tips } from '../../parts/LearningAids'
import { ReadingFacts } from '../../parts/ReadingFacts'
import { ItemPicture, Japanese, Prompt, ReadText } from '../../parts/Texts'
import { beside } from '../../parts/TwoColumns'

/** Below the text: how it was read, and the sounds. */
const Reading = stack(ReadingFacts, ItemAudio, Tips, Samples)

/** A sentence, its translation below. */
export const Sentence = stack(Prompt, ReadText, Japanese, ItemPicture, Reading)

/** A longer text, its translation beside it. */
export const Passage = stack(Prompt, beside('translation', ReadText, Japanese), ItemPicture, Reading)

/** Spoken along with the model: what was heard stands above the words. */
export const Shadowed = stack(Prompt, ItemAudio, ReadText, Japanese, ItemPicture, ReadingFacts, Tips, Samples)

/** A picture, and beside it what was read to it. */
export const Pictured = beside('picture', ItemPicture, stack(Prompt, ReadText, Japanese, Reading))
