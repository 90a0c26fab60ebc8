import { alike, cards } from '../../compose'
import { Samples } from '../../parts/LearningAids'
import { AiComments } from './AiComments'
import { Analysis } from './Analysis'
import { Scores } from './Scores'
import { Sentences } from './Sentences'
import { submissions } from './Submissions'
import { Task } from './Task'

/** Writing on a task or topic: each submission with the AI's comments and the teacher's, and the model answers. */
export const Writing = cards(alike(Task, submissions(AiComments, Scores, Analysis, Sentences), Samples))
