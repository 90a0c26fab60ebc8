import { createElement } from 'react'
import { AnswerAndModel } from '../../answer-cards'
import { type Part, stack } from '../../compose-views'
import {
  EnglishQuestion,
  EnglishText,
  ItemPicture,
  JapaneseInstruction,
  JapaneseTranslation,
} from '../../parts/QuestionTexts'
import { Topic } from '../../parts/Topic'
import { twoColumns } from '../../parts/TwoColumns'
import { examCards } from './exam-cards'
import { Passage } from './read-aloud'

const SpeakingPart = stack(
  Topic,
  JapaneseInstruction,
  EnglishText,
  EnglishQuestion,
  JapaneseTranslation,
  ItemPicture,
  AnswerAndModel,
)

/** A story told from its beginning or a picture. */
const NarrationPart = twoColumns(
  'picture',
  ItemPicture,
  stack(Topic, JapaneseInstruction, EnglishText, EnglishQuestion, JapaneseTranslation, AnswerAndModel),
)

/** What is shown of each `part_type` (SPEC §3); what is of none is answered in one's own words. */
const componentByPartType = new Map<string | undefined, Part>([
  ['reading', Passage],
  ['speaking', SpeakingPart],
  ['narration', NarrationPart],
])

const PartByType: Part = ({ question }) =>
  createElement(componentByPartType.get(question.kind) ?? SpeakingPart, { question })

/** An exam of several parts: something is read aloud, asked about, and told. */
export const ExamIntegratedProcess = examCards(PartByType)
