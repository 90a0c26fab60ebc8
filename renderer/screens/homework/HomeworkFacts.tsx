import type { EndpointResponse } from '../../../shared/endpoints/index'
import { now } from '../../bridge/index'
import { ProgressBar } from '../../ui/ProgressBar'
import classes from './HomeworkOverview.module.css'
import { shownTime } from './period'
import { text } from './text'

interface Props {
  homework: EndpointResponse<'homework-basic-info'>
}

/** One line under the title: classes, period, and how many have submitted. */
export function HomeworkFacts({ homework }: Props) {
  const teams = homework.team_names.join('・')
  const at = now()
  const from = shownTime(homework.start_time, at) ?? text.noDate
  const to = shownTime(homework.end_time, at) ?? text.noDate
  return (
    <div className={classes.facts}>
      <span className={classes.teams} title={teams}>
        {teams}
      </span>
      <span className={classes.period}>{text.period(from, to)}</span>
      <span className={classes.progress}>
        <ProgressBar submitted={homework.submitted_count} total={homework.student_count} />
      </span>
    </div>
  )
}
