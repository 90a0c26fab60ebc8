import { alike, cards } from '../../compose'
import { AiComments } from './AiComments'
import { CorrectionTabs } from './CorrectionTabs'
import { submissions } from './Submissions'
import { Task } from './Task'
import { UnsentSamples } from './UnsentSamples'

/** Writing with the AI's correction in three tabs: アドバイス, 文法・スペルの誤り, モデル. */
export const StandardWriting = cards(alike(Task, submissions(AiComments, CorrectionTabs), UnsentSamples))
