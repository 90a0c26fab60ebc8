import { PaperScreen } from '../../features/homework/paper/PaperScreen'
import type { PaperParams } from '../../features/homework/paper/paper-source'
import { useHeadquartersPaper } from './use-headquarters-paper'

/** One student's paper of headquarters' homework (SPEC §7 headquarters topic-answer-paper). */
export function HeadquartersPaper(params: PaperParams) {
  return <PaperScreen params={params} source={useHeadquartersPaper(params)} />
}
