import { cardsView, itemAndSubQuestions } from '../../compose-views'
import { SampleAnswers } from '../../parts/LearningAids'
import { AiComments } from './AiComments'
import { SentenceErrors } from './SentenceErrors'
import { submissionList } from './submission-list'
import { WritingAnalysis } from './WritingAnalysis'
import { WritingScores } from './WritingScores'
import { WritingTask } from './WritingTask'

/** Writing on a task or topic: each submission with the comments of the AI and the teacher, and the sample answers. */
export const Writing = cardsView(
  itemAndSubQuestions(
    WritingTask,
    submissionList(AiComments, WritingScores, WritingAnalysis, SentenceErrors),
    SampleAnswers,
  ),
)
