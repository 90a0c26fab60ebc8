import { Button } from '@mantine/core'
import { useSearchParams } from 'react-router-dom'
import { useSession } from '../../bridge/index'
import { canGiveHomework } from '../../features/homework/can-give-homework'
import { paths } from '../../paths'
import { Link } from '../../ui/Link'
import { DayContents } from './DayContents'
import classes from './PeriodicPlan.module.css'
import { PlanCalendar } from './PlanCalendar'
import { PlanPage } from './PlanPage'
import { dayOn } from './plan-days'
import { text } from './text'

const labels = text.detail

/** One periodic plan: the deliveries of each day, and which have been made (DESIGN §7). */
export function PlanDetail() {
  const [query] = useSearchParams()
  const session = useSession()
  const homeworkId = query.get('homework_id') ?? ''
  return (
    <PlanPage
      homeworkId={homeworkId}
      title={labels.title}
      actions={plan => (
        <>
          <Button component={Link} variant="default" to={paths.homeworkDetails(homeworkId)}>
            {labels.homework}
          </Button>
          {plan.plan_status !== 3 && canGiveHomework(session) && (
            <Button component={Link} to={paths.periodicPlanEdit(homeworkId)}>
              {text.edit}
            </Button>
          )}
        </>
      )}
    >
      {plan => (
        <PlanCalendar
          plan={plan}
          date={query.get('date')}
          canSelectFreeDates={false}
          panel={date => {
            const day = dayOn(plan, date)
            return day ? <DayContents day={day} /> : <p className={classes.note}>{labels.nothing}</p>
          }}
        />
      )}
    </PlanPage>
  )
}
