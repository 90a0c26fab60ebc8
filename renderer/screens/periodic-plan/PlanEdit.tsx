import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { wireDate } from '../../../shared/domain/time'
import { useSession } from '../../bridge/index'
import { canGiveHomework } from '../../features/homework/can-give-homework'
import { paths } from '../../paths'
import { useNow } from '../../ui/clock'
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

const words = text.change

/** Changes what has not gone out yet of a periodic plan (DESIGN §7; SPEC §5). */
export function PlanEdit() {
  const [query] = useSearchParams()
  const session = useSession()
  const homeworkId = query.get('homework_id') ?? ''
  const edit = usePlanEdit(homeworkId)
  const mayEdit = canGiveHomework(session)
  return (
    <PlanPage
      homeworkId={homeworkId}
      title={words.title}
      actions={plan => (
        <>
          {mayEdit && <PlanActions plan={plan} edit={edit} />}
          <Button component={Link} to={paths.periodicPlanDetail(homeworkId)}>
            {words.done}
          </Button>
        </>
      )}
    >
      {plan => (
        <>
          <Said edit={edit} />
          {plan.plan_status !== 1 && plan.plan_status !== 0 ? (
            <p className={classes.strip}>{plan.plan_status === 2 ? words.paused : words.over}</p>
          ) : null}
          <PlanCalendar
            plan={plan}
            date={edit.message?.date ?? query.get('date')}
            free={mayEdit && plan.plan_status < 2}
            panel={date => <Panel plan={plan} date={date} edit={edit} editable={mayEdit} />}
          />
          {plan.plan_status === 0 && <p className={classes.note}>{words.before}</p>}
        </>
      )}
    </PlanPage>
  )
}

interface PanelProps {
  plan: Plan
  date: string
  edit: ReturnType<typeof usePlanEdit>
  editable: boolean
}

function Panel({ plan, date, edit, editable }: PanelProps) {
  const today = wireDate(useNow())
  const day = dayOn(plan, date)
  const open = editable && plan.plan_status < 2
  if (!day) {
    if (!open) return <p className={classes.note}>{text.detail.nothing}</p>
    if (date < today) return <p className={classes.note}>{words.past}</p>
    return <AddDay key={date} plan={plan} date={date} edit={edit} />
  }
  return (
    <>
      <DayContents day={day} />
      {open && <DayEdit key={`${date} ${day.start_time}`} plan={plan} day={day} edit={edit} />}
    </>
  )
}

/** What the last edit did, and the way back; it takes the focus from the button that has gone with what it did. */
function Said({ edit }: { edit: ReturnType<typeof usePlanEdit> }) {
  const { message: said, busy, run } = edit
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (said) (line.current?.querySelector('button') ?? line.current?.querySelector('p'))?.focus()
  }, [said])
  return (
    <div ref={line} className={classes.said} data-failed={said?.isFailure || undefined}>
      <p role={said?.isFailure ? 'alert' : 'status'} tabIndex={-1}>
        {said?.text ?? words.atOnce}
      </p>
      {said?.undo && (
        <Button
          size="compact-sm"
          variant="default"
          aria-busy={busy || undefined}
          onClick={() => said.undo && void run(said.undo)}
        >
          {words.undo}
        </Button>
      )}
    </div>
  )
}
