import { PaperScreen } from '../../features/homework/paper/PaperScreen'
import type { PaperParams } from '../../features/homework/paper/paper-source'
import { useShownParams } from '../../features/homework/paper/use-shown-params'
import { paths } from '../../paths'
import { useHeadquartersPaper } from './use-headquarters-paper'

/** One student's paper of headquarters' homework (SPEC §7 headquarters topic-answer-paper). */
export function HeadquartersPaper(asked: PaperParams) {
  const { params, show } = useShownParams(asked, paper =>
    paths.headquarters({ homeworkId: asked.homeworkId, ...paper }),
  )
  return <PaperScreen params={params} source={useHeadquartersPaper(params)} onShow={show} />
}
