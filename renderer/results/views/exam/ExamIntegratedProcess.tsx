import { createElement } from 'react'
import { Answered } from '../../answers'
import { type Part, stack } from '../../compose'
import { Context, EnglishQuestion, ItemPicture, Japanese, Task } from '../../parts/Texts'
import { Topic } from '../../parts/Topic'
import { beside } from '../../parts/TwoColumns'
import { examCards } from './exam-cards'
import { Passage } from './read-aloud'

const Said = stack(Topic, Task, Context, EnglishQuestion, Japanese, ItemPicture, Answered)

/** A story told from its beginning or a picture. */
const Told = beside('picture', ItemPicture, stack(Topic, Task, Context, EnglishQuestion, Japanese, Answered))

/** What is shown of each `part_type` (SPEC §3); what is of none is answered in one's own words. */
const kinds = new Map<string | undefined, Part>([
  ['reading', Passage],
  ['speaking', Said],
  ['narration', Told],
])

const ByKind: Part = ({ question }) => createElement(kinds.get(question.kind) ?? Said, { question })

/** An exam of several parts: something is read aloud, asked about, and told. */
export const ExamIntegratedProcess = examCards(ByKind)
