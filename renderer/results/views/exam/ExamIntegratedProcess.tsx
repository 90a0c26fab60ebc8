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

/** A story told from its beginning or from a picture. */
const NarrationPart = twoColumns(
  'picture',
  ItemPicture,
  stack(Topic, JapaneseInstruction, EnglishText, EnglishQuestion, JapaneseTranslation, AnswerAndModel),
)

/** The component of each `part_type` (SPEC §3); any other type is an answer in the student's own words. */
const componentByPartType = new Map<string | undefined, Part>([
  ['reading', Passage],
  ['speaking', SpeakingPart],
  ['narration', NarrationPart],
])

const PartByType: Part = ({ question }) =>
  createElement(componentByPartType.get(question.kind) ?? SpeakingPart, { question })

/** An exam of several parts: reading aloud, speaking and narration. */
export const ExamIntegratedProcess = examCards(PartByType)
