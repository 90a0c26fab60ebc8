/** Views of answers in the student's own words: what was asked, what was answered, what would have been good. */
import { cards, either, type ItemPart, type Part, stack, subQuestions } from './compose'
import type { ResultQuestion } from './content/types'
import { ChoiceList } from './parts/ChoiceList'
import { ItemAudio } from './parts/ItemAudio'
import { Samples, Tips } from './parts/LearningAids'
import { Before } from './parts/OriginalSentence'
import { ReadingFacts } from './parts/ReadingFacts'
import { Reply } from './parts/Reply'
import { Context, EnglishQuestion, ItemPicture, Japanese, Prompt, ReadText, Scene, Task } from './parts/Texts'
import { Topic } from './parts/Topic'
import { beside } from './parts/TwoColumns'

/** The answer, the model beside it, and the sounds of both. */
export const Answered = stack(ChoiceList, Reply, Samples, ItemAudio, Tips)

/** What an item asks and what was answered; an item with sub-questions asks each of them below its own text. */
export const asks = (...prompt: Part[]): ItemPart => {
  const own = stack(Topic, Before, ...prompt, Answered)
  return either(stack(Topic, Before, ...prompt, Samples, ItemAudio, Tips, subQuestions(ItemPicture, own)), own)
}

/** A view of items that are asked by `prompt` and answered in the student's own words. */
export const answerCards = (...prompt: Part[]) => cards(asks(...prompt))

/** The same beside a picture. */
export const pictureCards = (...prompt: Part[]) => cards(beside('picture', Scene, asks(...prompt)))

const isAnswered = ({ choices, blanks, samples }: ResultQuestion): boolean =>
  choices.length > 0 || blanks.length > 0 || samples.length > 0

const Answer = stack(Task, Context, EnglishQuestion, Japanese, Answered)
const Read = stack(Prompt, ReadText, Japanese, ReadingFacts, ItemAudio, Tips)

/** A line that is read aloud as it stands; one that offers an answer is what is asked. */
export const ReadOrAnswered: Part = ({ question }) =>
  isAnswered(question) ? <Answer question={question} /> : <Read question={question} />
