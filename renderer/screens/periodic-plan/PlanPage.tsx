import type { ReactNode } from 'react'
import { joinClasses } from '../../../shared/domain/class-order'
import { parseJst } from '../../../shared/domain/time'
import { apiKey, isMissing, useApi, useLive } from '../../bridge/index'
import { formatWireTime } from '../../features/homework/format-wire-time'
import { homeworkTitle } from '../../features/homework/homework-title'
import { paths } from '../../paths'
import { useNow } from '../../ui/clock'
import { ErrorState } from '../../ui/ErrorState'
import { Link } from '../../ui/Link'
import { PageHeader } from '../../ui/PageHeader'
import { Skeletons } from '../../ui/Skeletons'
import classes from './PeriodicPlan.module.css'
import { PlanStatusChip } from './PlanStatusChip'
import type { Plan } from './plan-days'
import { text } from './text'

const labels = text.detail

interface Props {
  homeworkId: string
  /** The title of the window, and of the page until the plan has loaded. */
  title: string
  actions(plan: Plan): ReactNode
  children(plan: Plan): ReactNode
}

/** The page of one plan: header, facts, and loading and error states. The children render the loaded plan. */
export function PlanPage({ homeworkId, title, actions, children }: Props) {
  const query = useApi('periodic-plan-details', { homework_id: homeworkId }, { enabled: homeworkId !== '' })
  const { data: plan, isError, error, isFetching, refetch } = query
  const moments = [plan?.next_time, plan?.end_time].flatMap(each => parseJst(each ?? '') ?? [])
  useLive([apiKey('periodic-plan-details', { homework_id: homeworkId })], moments)
  const isUnknown = homeworkId === '' || isMissing(error)
  return (
    <div className={classes.screen}>
      <PageHeader
        title={plan ? homeworkTitle(plan.title) : title}
        windowTitle={plan ? `${plan.title}｜${title}` : title}
        crumbs={[{ label: text.title, to: paths.periodicPlan() }]}
        mark={plan && <PlanStatusChip status={plan.plan_status} />}
        facts={plan && joinClasses(plan.team_names)}
        actions={plan && actions(plan)}
      />
      {plan ? (
        <>
          <Facts plan={plan} />
          {children(plan)}
        </>
      ) : isError || isUnknown ? (
        <ErrorState
          message={isUnknown ? labels.notFound : text.failed}
          onRetry={isUnknown ? undefined : () => void refetch()}
          busy={isFetching}
        >
          <Link to={paths.periodicPlan()}>{labels.toList}</Link>
        </ErrorState>
      ) : (
        <Skeletons count={10} />
      )}
    </div>
  )
}

function Facts({ plan }: { plan: Plan }) {
  const now = useNow()
  const time = (value: string | undefined) => formatWireTime(value ?? '', now) ?? text.noTime
  const facts = [
    { label: labels.count, value: text.delivered(plan.delivered_count, plan.day_count) },
    plan.paused_time === undefined
      ? { label: labels.next, value: time(plan.next_time) }
      : { label: labels.paused, value: time(plan.paused_time) },
    { label: labels.last, value: time(plan.items.at(-1)?.start_time) },
    { label: labels.end, value: time(plan.end_time) },
  ]
  return (
    <dl className={classes.facts} aria-label={labels.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
