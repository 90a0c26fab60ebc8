import { Tooltip } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import type { Submission } from '../../content/writing'
import { type ScorePart, writingScore } from '../../content/writing-score'
import { percentText } from '../../number-format'
import { writingText } from './text'
import classes from './WritingScores.module.css'

const { scores: scoresText, parts } = writingText

/** A tooltip that explains a score on hover, focus or touch. */
const About = ({ part }: { part: ScorePart }) => (
  <Tooltip label={parts[part].about} events={{ hover: true, focus: true, touch: true }} multiline maw={320}>
    <button type="button" className={classes.help} aria-label={scoresText.about(parts[part].name)}>
      <IconInfoCircle size={16} aria-hidden />
    </button>
  </Tooltip>
)

/** How much of the full score was reached. The figures beside it say the same. */
const Bar = ({ percent }: { percent: number }) => (
  <span className={classes.bar} aria-hidden>
    <span className={classes.fill} style={{ width: `${percent}%` }} />
  </span>
)

/** The four scores and their total of 16 (SPEC §9). */
export function WritingScores({ submission }: { submission: Submission }) {
  const score = writingScore(submission.answer.new_writing_report?.score_result)
  if (score === null) return null
  return (
    <fieldset className={classes.scores} aria-label={scoresText.title}>
      <p className={classes.total}>
        <span className={classes.name}>{scoresText.total}</span>
        <b>{score.total}</b>
        <span className={classes.full}>{scoresText.outOf(score.full)}</span>
        <span className={classes.percent}>{scoresText.percent(percentText(score.percent))}</span>
        <Bar percent={score.percent} />
      </p>
      <dl className={classes.parts}>
        {score.parts.map(({ part, score: points, percent }) => (
          <div key={part} className={classes.part}>
            <dt>
              {parts[part].name}
              <About part={part} />
            </dt>
            <dd>
              <b>{points}</b>
              <span className={classes.full}>{scoresText.outOf(score.fullPart)}</span>
              <Bar percent={percent} />
            </dd>
          </div>
        ))}
      </dl>
    </fieldset>
  )
}
