import type { EditPart } from '../../../../shared/domain/homework-edits'
import { isStatus, statuses } from '../../../../shared/domain/statuses'
import { paths } from '../../../paths'
import { useNow } from '../../../ui/clock'
import { Link } from '../../../ui/Link'
import { formatTime } from './change-lines'
import classes from './Edit.module.css'
import { type Homework, kindOf } from './edit-draft'
import { text } from './text'

const labels = text.fixed

const values: Record<EditPart, (homework: Homework, now: number) => string> = {
  title: homework => homework.title,
  students: homework => `${homework.team_names.join(text.joiner)}（${labels.students(homework.student_count)}）`,
  topics: homework => labels.contents(homework.topic_count),
  start: (homework, now) => formatTime(homework.start_time, now),
  end: (homework, now) => formatTime(homework.end_time, now),
  delay: homework => (homework.delay === 1 ? labels.accepted : labels.notAccepted),
  required_times: homework => (homework.required_times > 0 ? labels.on : labels.off),
  switches: () => '',
}

/** The parts that cannot be changed: their values and the reason. */
export function FixedParts({ homework, offered }: { homework: Homework; offered: readonly EditPart[] }) {
  const now = useNow()
  const kind = kindOf(homework)
  const fixed = (Object.keys(values) as EditPart[])
    .filter(part => !offered.includes(part) && part !== 'switches')
    .filter(part => kind !== 3 || part !== 'required_times')
  if (fixed.length === 0) return null
  const hasEnded = isStatus(homework.status) && statuses[homework.status].filter === 'ended'
  const reason = hasEnded ? labels.ended : homework.status === 5 ? null : labels.delivered
  return (
    <section className={classes.card} aria-labelledby="hm-edit-fixed">
      <h2 id="hm-edit-fixed">{labels.title}</h2>
      {reason && <p className={classes.why}>{reason}</p>}
      {kind === 2 && !hasEnded && (
        <p className={classes.why}>
          {labels.plan} <Link to={paths.periodicPlanEdit(homework.homework_id)}>{labels.planLink}</Link>
        </p>
      )}
      <dl className={classes.facts}>
        {fixed.map(part => (
          <div key={part}>
            <dt>{text.parts[part]}</dt>
            <dd>{values[part](homework, now)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
