/** Views of what is listened to: the sound first, then what is asked about it; the script below. */
import { cards, either, type ItemPart, type Part, stack, subQuestions } from './compose'
import { ItemAudio } from './parts/ItemAudio'
import { Samples, Tips } from './parts/LearningAids'
import { Script, SubScript } from './parts/Script'
import { HeardQuestion, ItemPicture, SubPrompt } from './parts/Texts'
import { Topic } from './parts/Topic'

const Around = stack(Topic, HeardQuestion, ItemPicture, Tips, Samples)

/** A view of items that are heard below their `head`, and answered as `answer` shows, by themselves or in sub-questions. */
export function heardCards(head: readonly ItemPart[], ...answer: Part[]) {
  const Answered = stack(ItemPicture, ...answer)
  return cards(
    ...head,
    ItemAudio,
    either(
      stack(Around, subQuestions(ItemAudio, SubPrompt, Answered, SubScript)),
      stack(Topic, HeardQuestion, Answered),
    ),
    Script,
  )
}
