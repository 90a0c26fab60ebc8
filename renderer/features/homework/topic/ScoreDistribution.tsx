import { scoreLetters } from '../../../../shared/domain/score-class'
import { commonText } from '../../../ui/text'
import classes from './Topic.module.css'
import { text } from './text'
import { countByScore, type ScoreGroup, type TopicStudent } from './topic-scores'

const labels: Record<ScoreGroup, string> = {
  ...scoreLetters,
  unread: commonText.notBegun,
  noScore: commonText.noScore,
}

/** The number of students in each score class (A, B, C and 未着手) and without a score, as a bar and as text. */
export function ScoreDistribution({ students, full }: { students: readonly TopicStudent[]; full: number }) {
  const counts = countByScore(students, full)
  return (
    <div className={classes.spread}>
      <span className={classes.bar} aria-hidden>
        {counts.map(([name, count]) =>
          count > 0 ? <span key={name} className={classes[name]} style={{ flexGrow: count }} /> : null,
        )}
      </span>
      <ul className={classes.counts} aria-label={text.distribution}>
        {counts.map(([name, count]) => (
          <li key={name} className={`${classes.count} ${classes[name]}`}>
            {text.distributionOf(labels[name], count)}
          </li>
        ))}
      </ul>
    </div>
  )
}
