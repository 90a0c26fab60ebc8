import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { wireDate } from '../../../shared/domain/time'
import { useSession } from '../../bridge/index'
import { canGiveHomework } from '../../features/homework/can-give-homework'
import { paths } from '../../paths'
import { useNow } from '../../ui/clock'
import { Link } from '../../ui/Link'
import { AddDay } from './AddDay'
import { DayContents } from './DayContents'
import { DayEdit } from './DayEdit'
import classes from './PeriodicPlan.module.css'
import { PlanActions } from './PlanActions'
import { PlanCalendar } from './PlanCalendar'
import { PlanPage } from './PlanPage'
import { dayOn, type Plan } from './plan-days'
import { text } from './text'
import { usePlanEdit } from './use-plan-edit'

const labels = text.change

/** Edits the days of a periodic plan that have not been delivered (DESIGN §7; SPEC §5). */
export function PlanEdit() {
  const [query] = useSearchParams()
  const session = useSession()
  const homeworkId = query.get('homework_id') ?? ''
  const edit = usePlanEdit(homeworkId)
  const canEdit = canGiveHomework(session)
  return (
    <PlanPage
      homeworkId={homeworkId}
      title={labels.title}
      actions={plan => (
        <>
          {canEdit && <PlanActions plan={plan} edit={edit} />}
          <Button component={Link} to={paths.periodicPlanDetail(homeworkId)}>
            {labels.done}
          </Button>
        </>
      )}
    >
      {plan => (
        <>
          <ChangeMessage edit={edit} />
          {plan.plan_status !== 1 && plan.plan_status !== 0 ? (
            <p className={classes.strip}>{plan.plan_status === 2 ? labels.paused : labels.allDelivered}</p>
          ) : null}
          <PlanCalendar
            plan={plan}
            date={edit.message?.date ?? query.get('date')}
            canSelectFreeDates={canEdit && plan.plan_status < 2}
            panel={date => <Panel plan={plan} date={date} edit={edit} isEditable={canEdit} />}
          />
          {plan.plan_status === 0 && <p className={classes.note}>{labels.before}</p>}
        </>
      )}
    </PlanPage>
  )
}

interface PanelProps {
  plan: Plan
  date: string
  edit: ReturnType<typeof usePlanEdit>
  isEditable: boolean
}

function Panel({ plan, date, edit, isEditable }: PanelProps) {
  const today = wireDate(useNow())
  const day = dayOn(plan, date)
  const isOpen = isEditable && plan.plan_status < 2
  if (!day) {
    if (!isOpen) return <p className={classes.note}>{text.detail.nothing}</p>
    if (date < today) return <p className={classes.note}>{labels.past}</p>
    return <AddDay key={date} plan={plan} date={date} edit={edit} />
  }
  return (
    <>
      <DayContents day={day} />
      {isOpen && <DayEdit key={`${date} ${day.start_time}`} plan={plan} day={day} edit={edit} />}
    </>
  )
}

/**
 * The message of the last change, with an undo button. It takes the focus, because the button that made the change may
 * have disappeared.
 */
function ChangeMessage({ edit }: { edit: ReturnType<typeof usePlanEdit> }) {
  const { message, busy, run } = edit
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (message) (line.current?.querySelector('button') ?? line.current?.querySelector('p'))?.focus()
  }, [message])
  return (
    <div ref={line} className={classes.said} data-failed={message?.isFailure || undefined}>
      <p role={message?.isFailure ? 'alert' : 'status'} tabIndex={-1}>
        {message?.text ?? labels.immediateHint}
      </p>
      {message?.undo && (
        <Button
          size="compact-sm"
          variant="default"
          aria-busy={busy || undefined}
          onClick={() => message.undo && void run(message.undo)}
        >
          {labels.undo}
        </Button>
      )}
    </div>
  )
}
