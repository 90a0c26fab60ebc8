/** Builders for listening views: the sound first, then the questions about it, and the script below. */
import { bySubQuestions, cardsView, type ItemPart, type Part, stack, subQuestions } from './compose-views'
import { ItemAudio } from './parts/ItemAudio'
import { SampleAnswers, Tips } from './parts/LearningAids'
import { ItemPicture, ListeningQuestion, SubQuestionPrompt } from './parts/QuestionTexts'
import { Script, SubQuestionScript } from './parts/Script'
import { Topic } from './parts/Topic'

const SharedParts = stack(Topic, ListeningQuestion, ItemPicture, Tips, SampleAnswers)

/** A view of listening items: `head`, the sound, then `answer` for the item or for each sub-question. */
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
