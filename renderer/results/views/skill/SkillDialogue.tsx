import { ReadAloudOrAnsweredLine } from '../../answer-cards'
import { dialogueView, itemAndSubQuestions } from '../../compose-views'
import { Instruction } from '../../parts/PartHeading'
import { ItemPicture } from '../../parts/QuestionTexts'
import { withCourseLevel } from './CourseLevel'

/** A dialogue whose lines are read aloud, answered or chosen. */
export const SkillDialogue = withCourseLevel(
  dialogueView(Instruction, itemAndSubQuestions(ItemPicture, ReadAloudOrAnsweredLine)),
)
