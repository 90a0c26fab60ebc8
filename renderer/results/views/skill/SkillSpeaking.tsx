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

/** Questions and topics that are spoken about; the model answer can be heard. */
export const SkillSpeaking = withCourseLevel(
  answerCards(Instruction, JapaneseInstruction, ItemPicture, EnglishText, EnglishQuestion, JapaneseTranslation),
)
