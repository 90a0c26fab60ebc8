import { scoreClasses, scoreLetters } from '../../../../shared/domain/score-class'
import classes from './Topic.module.css'
import { text } from './text'
import type { TopicStudent } from './topic-scores'
import { countByScoreClass } from './topic-scores'

/** The number of students in each score class (A, B, C and 未着手), as a bar and as text. */
export function ScoreDistribution({ students, full }: { students: readonly TopicStudent[]; full: number }) {
  const counts = countByScoreClass(students, full)
  return (
    <div className={classes.spread}>
      <span className={classes.bar} aria-hidden>
        {scoreClasses.map(name =>
          counts[name] > 0 ? <span key={name} className={classes[name]} style={{ flexGrow: counts[name] }} /> : null,
        )}
      </span>
      <ul className={classes.counts} aria-label={text.distribution}>
        {scoreClasses.map(name => (
          <li key={name} className={`${classes.count} ${classes[name]}`}>
            {text.distributionOf(scoreLetters[name] || text.notBegun, counts[name])}
          </li>
        ))}
      </ul>
    </div>
  )
}
