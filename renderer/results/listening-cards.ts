/** Views of what is listened to: the sound first, then what is asked about it; the script below. */
import { bySubQuestions, cardsView, type ItemPart, type Part, stack, subQuestions } from './compose-views'
import { ItemAudio } from './parts/ItemAudio'
import { SampleAnswers, Tips } from './parts/LearningAids'
import { ItemPicture, ListeningQuestion, SubQuestionPrompt } from './parts/QuestionTexts'
import { Script, SubQuestionScript } from './parts/Script'
import { Topic } from './parts/Topic'

const SharedParts = stack(Topic, ListeningQuestion, ItemPicture, Tips, SampleAnswers)

/** A view of items that are heard below their `head`, and answered as `answer` shows, by themselves or in sub-questions. */
export function listeningCards(head: readonly ItemPart[], ...answer: Part[]) {
  const PictureAndAnswer = stack(ItemPicture, ...answer)
  return cardsView(
    ...head,
    ItemAudio,
    bySubQuestions(
      stack(SharedParts, subQuestions(ItemAudio, SubQuestionPrompt, PictureAndAnswer, SubQuestionScript)),
      stack(Topic, ListeningQuestion, PictureAndAnswer),
    ),
    Script,
  )
}
