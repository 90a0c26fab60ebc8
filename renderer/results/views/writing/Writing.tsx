import { cardsView, itemAndSubQuestions } from '../../compose-views'
import { SampleAnswers } from '../../parts/LearningAids'
import { AiComments } from './AiComments'
import { SentenceErrors } from './SentenceErrors'
import { submissionList } from './submission-list'
import { WritingAnalysis } from './WritingAnalysis'
import { WritingScores } from './WritingScores'
import { WritingTask } from './WritingTask'

/** Writing on a task or topic: each submission with the AI's comments and the teacher's, and the model answers. */
export const Writing = cardsView(
  itemAndSubQuestions(
    WritingTask,
    submissionList(AiComments, WritingScores, WritingAnalysis, SentenceErrors),
    SampleAnswers,
  ),
)
