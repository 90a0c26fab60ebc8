import { PaperScreen } from '../../../features/homework/paper/PaperScreen'
import type { PaperParams } from '../../../features/homework/paper/paper-source'
import { useHomeworkPaper } from './use-homework-paper'

/** One student's paper of a homework (SPEC §7 topic-answer-paper). */
export function HomeworkPaper(params: PaperParams) {
  return <PaperScreen params={params} source={useHomeworkPaper(params)} />
}
