/** Views of texts with questions about them: the text stays in sight beside its questions (SPEC §2 comprehension, cloze test). */
import { either, type ItemPart, stack, subQuestions } from './compose'
import { hasBlank } from './content/blank-text'
import type { ResultItem, ResultQuestion } from './content/types'
import { AnswerLine } from './parts/AnswerLine'
import { BlankText } from './parts/BlankText'
import { ChoiceList } from './parts/ChoiceList'
import { ItemAudio } from './parts/ItemAudio'
import { Samples, Tips } from './parts/LearningAids'
import { Passage } from './parts/Passage'
import { InSight } from './parts/StickyText'
import { Context, EnglishQuestion, ItemPicture, Japanese, Prompt, Task } from './parts/Texts'
import { Topic } from './parts/Topic'

const Marked = stack(ChoiceList, AnswerLine, Tips, Samples)
const Around = stack(Prompt, ItemAudio, Tips, Samples)
const AboutItsText = stack(Task, EnglishQuestion, Marked, ItemAudio)

/** The text of an item that is itself the question; its boxes are numbered. */
const Numbered = ({ question }: { question: ResultQuestion }) =>
  question.english === undefined ? null : <BlankText text={question.english} outcome={question.outcome} numbered />

const Alone = stack(Topic, Task, ItemPicture, Numbered, EnglishQuestion, Japanese, Marked, ItemAudio)

/** Q.1, Q.2 … about a text, each with its choices or what was typed. */
const Questions = subQuestions(Task, ItemAudio, Context, EnglishQuestion, Japanese, ItemPicture, Marked)

const hasOwnText = ({ english, question }: ResultItem): boolean =>
  english !== undefined && question !== undefined && !hasBlank(english)

const One: ItemPart = ({ question: item }) =>
  hasOwnText(item) ? (
    <InSight no={item.no} text={<Passage question={item} />}>
      <AboutItsText question={item} />
    </InSight>
  ) : (
    <Alone question={item} />
  )

const TextBeside: ItemPart = ({ question: item }) => (
  <InSight no={item.no} text={<Passage question={item} />}>
    <Around question={item} />
    <Questions question={item} />
  </InSight>
)

const TextAbove = stack(Around, Questions)

/** A text beside its questions; an item that is itself a question stands alone, or beside its text. */
export const besideText = either(TextBeside, One)

/** A text above its questions, for those that are answered in a word. */
export const belowText: ItemPart = either(
  ({ question: item }) => (
    <>
      <Passage question={item} />
      <TextAbove question={item} />
    </>
  ),
  Alone,
)
