import type { Paper } from '../../../shared/items/paper'
import { overallScore } from '../content/overall-score'
import type { ResultContent } from '../content/types'
import classes from './OverallScore.module.css'
import { OverallScoreBar } from './OverallScoreBar'
import { ScoreLegend } from './ScoreLegend'
import { averageSpeechScores, SpeechScoreTags } from './SpeechScoreTags'

/** The overall reading score and the legend of the letters, above spoken items. */
export const OverallScore = ({ paper, content }: { paper: Paper; content: ResultContent }) => (
  <div className={classes.bar}>
    <OverallScoreBar overall={overallScore(paper.resource, content.entries)} />
    <SpeechScoreTags speech={averageSpeechScores(content.entries)} />
    <ScoreLegend />
  </div>
)
