import { cardsView, itemAndSubQuestions } from '../../compose-views'
import { AiComments } from './AiComments'
import { CorrectionTabs } from './CorrectionTabs'
import { SamplesWithoutSubmission } from './SamplesWithoutSubmission'
import { submissionList } from './submission-list'
import { WritingTask } from './WritingTask'

/** Writing with the AI's correction in three tabs: アドバイス, 文法・スペルの誤り, モデル. */
export const StandardWriting = cardsView(
  itemAndSubQuestions(WritingTask, submissionList(AiComments, CorrectionTabs), SamplesWithoutSubmission),
)
