import { statusChangeTimes } from '../../../shared/domain/statuses'
import { apiKey, isMissing, useApi, useLive } from '../../bridge/index'
import { formatWireTime } from '../../features/homework/format-wire-time'
import { homeworkListCrumb } from '../../features/homework/homework-path'
import { homeworkTitle } from '../../features/homework/homework-title'
import { paths } from '../../paths'
import { useNow } from '../../ui/clock'
import { useIsDeleted } from '../../ui/deletions/pending-deletions'
import { ErrorState } from '../../ui/ErrorState'
import { Link } from '../../ui/Link'
import layout from '../../ui/layout/layout.module.css'
import { OfflineStrip } from '../../ui/offline/OfflineStrip'
import { PageHeader } from '../../ui/PageHeader'
import { StatusChip } from '../../ui/StatusChip'
import type { BoardParams } from './board'
import { ExportMenu } from './export/ExportMenu'
import { awaitingDelivery, HomeworkActions } from './HomeworkActions'
import { HomeworkFacts } from './HomeworkFacts'
import classes from './HomeworkOverview.module.css'
import { type Tab, tabNames, tabs } from './tabs'
import { text } from './text'
import { useRefreshNotices } from './use-refresh-notices'

/** The query keys of everything on the page: the header's and the tab's. */
const queryKeys = (tab: Tab, at: BoardParams) => [
  apiKey('homework-basic-info', { id: at.homeworkId }),
  ...tabs[tab].keys(at),
]

interface Props {
  tab: Tab
  at: BoardParams
}

/**
 * The header and the tabs of one homework, and the board of the selected tab. Everything shown is refreshed
 * automatically.
 */
export function HomeworkOverview({ tab, at: place }: Props) {
  const { homeworkId } = place
  const info = useApi('homework-basic-info', { id: homeworkId })
  const homework = info.data
  const isDeleted = useIsDeleted('homework-delete', homeworkId)
  const at = useNow()
  useRefreshNotices(info.dataUpdatedAt)
  const keys = queryKeys(tab, place)
  useLive(keys, statusChangeTimes(homework ? [homework] : []))
  const crumbs = [homeworkListCrumb(homework)]
  if (info.isError && !homework) {
    const isUnknown = isMissing(info.error)
    return (
      <div className={layout.fill}>
        <PageHeader title={text.loadingTitle} crumbs={crumbs} />
        <ErrorState
          message={isUnknown ? (isDeleted ? text.deleted : text.notFound) : text.failed}
          onRetry={isUnknown ? undefined : () => void info.refetch()}
          busy={info.isFetching}
        />
        <p className={classes.way}>
          <Link to={paths.homeworkManagement()}>{text.back}</Link>
        </p>
      </div>
    )
  }
  const { Board } = tabs[tab]
  const waiting =
    homework?.status === awaitingDelivery ? (formatWireTime(homework.start_time, at) ?? text.noDate) : null
  return (
    <div className={layout.fill}>
      <PageHeader
        title={homework ? homeworkTitle(homework.title) : text.loadingTitle}
        crumbs={crumbs}
        mark={homework && <StatusChip homework={homework} />}
        actions={
          <>
            {homework ? <HomeworkActions homework={homework} /> : null}
            <ExportMenu homeworkId={homeworkId} teamNames={homework?.team_names ?? []} />
          </>
        }
        facts={homework ? <HomeworkFacts homework={homework} /> : <span className={classes.factsWaiting} />}
      />
      <nav className={classes.tabs} aria-label={text.tabs}>
        {tabNames.map(name => (
          <Link
            key={name}
            to={tabs[name].to(homeworkId)}
            replace
            className={classes.tab}
            aria-current={name === tab ? 'page' : undefined}
          >
            {tabs[name].label}
          </Link>
        ))}
      </nav>
      <OfflineStrip keys={keys} />
      <Board {...place} deliveryTime={waiting} />
    </div>
  )
}
