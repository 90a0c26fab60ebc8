import { PaperScreen } from '../../../features/homework/paper/PaperScreen'
import type { PaperParams } from '../../../features/homework/paper/paper-source'
import { useShownParams } from '../../../features/homework/paper/use-shown-params'
import { paths } from '../../../paths'
import { useHomeworkPaper } from './use-homework-paper'

/** One student's paper of a homework (SPEC §7 topic-answer-paper). */
export function HomeworkPaper(asked: PaperParams) {
  const { params, show } = useShownParams(asked, paper => paths.paper(asked.homeworkId, paper))
  return <PaperScreen params={params} source={useHomeworkPaper(params)} onShow={show} />
}
