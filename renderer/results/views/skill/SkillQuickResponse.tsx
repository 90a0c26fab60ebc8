import { answerCards } from '../../answer-cards'
import { Instruction } from '../../parts/PartHeading'
import {
  EnglishQuestion,
  EnglishText,
  ItemPicture,
  JapaneseInstruction,
  JapanesePrompt,
} from '../../parts/QuestionTexts'
import { withCourseLevel } from './CourseLevel'

/** A prompt that the student answers at once in English. */
export const SkillQuickResponse = withCourseLevel(
  answerCards(Instruction, JapaneseInstruction, ItemPicture, EnglishText, EnglishQuestion, JapanesePrompt),
)
