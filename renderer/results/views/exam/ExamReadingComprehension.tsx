import { Answered } from '../../answers'
import { cards, either, type ItemPart, stack, subQuestions } from '../../compose'
import { ItemAudio } from '../../parts/ItemAudio'
import { Samples, Tips } from '../../parts/LearningAids'
import { PartHead } from '../../parts/PartHead'
import { Passage } from '../../parts/Passage'
import { InSight } from '../../parts/StickyText'
import { Context, EnglishQuestion, ItemPicture, Japanese, Prompt, Task } from '../../parts/Texts'
import { Asked } from './exam-cards'

const Questions = subQuestions(stack(Task, Context, EnglishQuestion, Japanese, ItemPicture, Answered))

const Around = stack(Prompt, Samples, Tips)

/** The passage stays in sight beside its questions. */
const AboutPassage: ItemPart = ({ question: item }) => (
  <InSight
    no={item.no}
    text={
      <>
        <Passage question={item} />
        <ItemAudio question={item} />
      </>
    }
  >
    <Around question={item} />
    <Questions question={item} />
  </InSight>
)

/** A passage, and what is asked about it. */
export const ExamReadingComprehension = cards(PartHead, either(AboutPassage, Asked))
