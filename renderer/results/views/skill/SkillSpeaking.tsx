import { answerCards } from '../../answer-cards'
import { Instruction } from '../../parts/PartHeading'
import {
  EnglishQuestion,
  EnglishText,
  ItemPicture,
  JapaneseInstruction,
  JapaneseTranslation,
} from '../../parts/QuestionTexts'
import { withCourseLevel } from './CourseLevel'

/** Questions and topics to speak about; the sample answer has a sound. */
export const SkillSpeaking = withCourseLevel(
  answerCards(Instruction, JapaneseInstruction, ItemPicture, EnglishText, EnglishQuestion, JapaneseTranslation),
)
