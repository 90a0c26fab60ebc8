import { Button } from '@mantine/core'
import { useParams } from 'react-router-dom'
import { joinClasses } from '../../../shared/domain/class-order'
import { parseJst, shortTime } from '../../../shared/domain/time'
import { apiKey, isMissing, useApi, useLive } from '../../bridge/index'
import { homeworkTitle } from '../../features/homework/homework-title'
import {
  newDeadline,
  type RedistributionDetails,
  targetStudents,
} from '../../features/homework/redistribute/redistribution-check'
import { useRedistributeDialog } from '../../features/homework/redistribute/use-redistribute-dialog'
import { paths } from '../../paths'
import { useNow } from '../../ui/clock'
import { ErrorState } from '../../ui/ErrorState'
import { Link } from '../../ui/Link'
import { PageHeader } from '../../ui/PageHeader'
import { Skeletons } from '../../ui/Skeletons'
import { StatusChip } from '../../ui/StatusChip'
import classes from './Redistribution.module.css'
import { submittedSince } from './redistribution-students'
import { StudentTable } from './StudentTable'
import { text } from './text'

const labels = text.details

/**
 * The redistribution of one homework: its receivers, the students who have submitted since, and the deadlines (SPEC
 * §4).
 */
export function RedistributionDetailsScreen() {
  const { id = '' } = useParams()
  const { data, isError, error, isFetching, refetch } = useApi('reissue-details', { homework_id: id })
  const redistribution = useRedistributeDialog()
  const end = parseJst(data?.end_time ?? '')
  useLive([apiKey('reissue-details', { homework_id: id })], end === null ? [] : [end])
  const isUnknown = isError && isMissing(error)
  return (
    <div className={classes.screen}>
      <PageHeader
        title={data ? homeworkTitle(data.title) : labels.title}
        windowTitle={data ? `${data.title}｜${labels.title}` : labels.title}
        crumbs={[{ label: text.title, to: paths.redistributionList() }]}
        mark={data && <StatusChip homework={data} />}
        facts={data && joinClasses(data.team_names)}
        actions={
          data && (
            <>
              <Button component={Link} variant="default" to={paths.homeworkDetails(id)}>
                {labels.homework}
              </Button>
              {redistribution.isOffered && data.can_reissue === 1 && (
                <Button onClick={() => redistribution.open(id)}>{text.send}</Button>
              )}
            </>
          )
        }
      />
      {data ? (
        <>
          <Facts details={data} />
          <StudentTable key={`${data.can_reissue} ${data.reissue_time}`} details={data} />
        </>
      ) : isError ? (
        <ErrorState
          message={isUnknown ? labels.notFound : labels.failed}
          onRetry={isUnknown ? undefined : () => void refetch()}
          busy={isFetching}
        >
          <Link to={paths.redistributionList()}>{labels.toList}</Link>
        </ErrorState>
      ) : (
        <Skeletons count={8} />
      )}
      {redistribution.dialog}
    </div>
  )
}

function Facts({ details }: { details: RedistributionDetails }) {
  const now = useNow()
  const time = (instant: number | null) => (instant === null ? text.noTime : shortTime(instant, now))
  const targets = targetStudents(details)
  const canRedistribute = details.can_reissue === 1
  const isRedistributed = details.reissue_time !== undefined
  const all = details.items.length
  const end = newDeadline(details, now)
  return (
    <dl className={classes.facts} aria-label={labels.facts}>
      {!canRedistribute && details.reason !== '' && (
        <div className={classes.wide}>
          <dt>{labels.cannot}</dt>
          <dd>{details.reason}</dd>
        </div>
      )}
      {(canRedistribute || isRedistributed) && (
        <div>
          <dt>{canRedistribute ? labels.willReceive : labels.received}</dt>
          <dd>
            <strong>{labels.count(targets.length, all)}</strong>
          </dd>
        </div>
      )}
      {isRedistributed && !canRedistribute && (
        <>
          <div>
            <dt>{labels.submittedSince}</dt>
            <dd>
              <strong>{labels.submittedSinceCount(submittedSince(details).length, targets.length)}</strong>
            </dd>
          </div>
          <div>
            <dt>{labels.redistributedAt}</dt>
            <dd>{time(parseJst(details.reissue_time ?? ''))}</dd>
          </div>
          <div>
            <dt>{labels.previousEnd}</dt>
            <dd>{time(parseJst(details.reissue_previous_end_time ?? ''))}</dd>
          </div>
        </>
      )}
      {canRedistribute && (
        <>
          <div>
            <dt>{labels.notReceiving}</dt>
            <dd>{labels.notReceivingCount(all - targets.length)}</dd>
          </div>
          <div>
            <dt>{labels.currentEnd}</dt>
            <dd>{time(parseJst(details.end_time))}</dd>
          </div>
        </>
      )}
      {end !== null && (
        <div>
          <dt>{canRedistribute ? labels.endIfRedistributed : labels.newEnd}</dt>
          <dd>
            <strong>{time(end)}</strong>
          </dd>
        </div>
      )}
    </dl>
  )
}
