import { Button } from '@mantine/core'
import { limits } from '../../../shared/domain/limits'
import { allDays } from '../../features/homework/queue/use-queue-scope'
import type { Submissions } from '../../features/homework/queue/use-submissions'
import { paths } from '../../paths'
import { EmptyState } from '../../ui/EmptyState'
import { ErrorState } from '../../ui/ErrorState'
import { Link } from '../../ui/Link'
import { Skeletons } from '../../ui/Skeletons'
import classes from './Listening.module.css'
import { text } from './text'
import type { ListeningState } from './use-listening'

interface Props {
  submissions: Submissions
  listening: ListeningState
  isQueueReady: boolean
}

/** What the queue says in the place of a reading: that it loads, has failed, or has nothing to hear, and what to do. */
export function QueueState({ submissions, listening, isQueueReady }: Props) {
  const { list, items: all, loaded, total, failed } = submissions
  const { items, position, filter, scope } = listening
  const hasFailed = list.isError && !list.data
  // Without a chosen day it is the latest one: that is a condition, too.
  const hasScope = listening.day !== '' || Object.values(scope).some(value => value !== '')
  return (
    <>
      {hasFailed && <ErrorState message={text.failed} onRetry={() => void list.refetch()} busy={list.isFetching} />}
      {!hasFailed && !isQueueReady ? (
        <div role="status">
          <p>{text.loading(loaded, total)}</p>
          <Skeletons count={6} />
        </div>
      ) : null}
      {/* Without an answer nobody knows whether there are recordings. */}
      {isQueueReady && items.length === 0 && !(all.length === 0 && failed > 0) ? (
        <EmptyState
          message={all.length === 0 ? text.empty : text.emptyScope}
          hint={
            <>
              <p>{all.length === 0 ? text.emptyHint : text.emptyScopeHint}</p>
              {hasScope && (
                <Button
                  className={classes.clearScope}
                  variant="default"
                  onClick={() => listening.choose({ team_id: '', homework_id: '', topic_id: '', day: allDays })}
                >
                  {text.clearScope}
                </Button>
              )}
              <p>{text.scopeHint(limits.listening.days)}</p>
              <Link to={paths.homeworkManagement()}>{text.toList}</Link>
            </>
          }
        />
      ) : null}
      {isQueueReady && items.length > 0 && position.order.length === 0 && filter !== 'all' && !position.isEnded ? (
        <EmptyState
          message={listening.isSearching ? text.emptyFilterLoading[filter] : text.emptyFilter[filter]}
          hint={
            <>
              <p>{text.emptyFilterHint}</p>
              <Button variant="default" onClick={() => listening.setFilter('all')}>
                {text.showAll}
              </Button>
            </>
          }
        />
      ) : null}
      {isQueueReady && position.isWaiting && filter !== 'all' ? (
        <div role="status">
          <EmptyState
            message={text.waiting[filter]}
            hint={
              <Button variant="default" aria-keyshortcuts="g" onClick={listening.end}>
                {text.toSummary}
              </Button>
            }
          />
        </div>
      ) : null}
    </>
  )
}
