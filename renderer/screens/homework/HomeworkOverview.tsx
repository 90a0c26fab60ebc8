import { Link } from 'react-router-dom'
import { apiKey, isMissing, useApi, useNow } from '../../bridge/index'
import { OfflineStrip } from '../../offline/OfflineStrip'
import { paths } from '../../paths'
import { ErrorState } from '../../ui/ErrorState'
import { PageHeader } from '../../ui/PageHeader'
import { StatusChip } from '../../ui/StatusChip'
import { ExportMenu } from './export/ExportMenu'
import { HomeworkFacts } from './HomeworkFacts'
import classes from './HomeworkOverview.module.css'
import { MatrixBoard } from './matrix/MatrixBoard'
import { shownTime } from './period'
import { text } from './text'
import { TopicBoard } from './topic/TopicBoard'
import { useNoticesRead } from './use-notices-read'

/** Status 5: it waits for its delivery (SPEC §4). */
const awaiting = 5

type Tab = 'matrix' | 'topic'

const tabs: { tab: Tab; label: string; to: (homeworkId: string) => string }[] = [
  { tab: 'matrix', label: text.matrix, to: id => paths.homeworkDetails(id) },
  { tab: 'topic', label: text.topic, to: id => paths.homeworkTopic(id) },
]

/** What a tab shows, by the keys of its answers. */
const shownKeys = (homeworkId: string, tab: Tab, topicId: string | null) => [
  apiKey('homework-basic-info', { id: homeworkId }),
  apiKey('topic-score-overview-x', { homework_id: homeworkId }),
  tab === 'matrix'
    ? ['topic-score-overview-y', { homework_id: homeworkId }]
    : ['one-topic-overview', { homework_id: homeworkId, ...(topicId === null ? {} : { topic_id: topicId }) }],
]

interface Props {
  homeworkId: string
  tab: Tab
  topicId: string | null
}

/** Head and tabs of one homework, and the tab's work. */
export function HomeworkOverview({ homeworkId, tab, topicId }: Props) {
  const info = useApi('homework-basic-info', { id: homeworkId })
  const homework = info.data
  const at = useNow()
  useNoticesRead(info.dataUpdatedAt)
  const crumbs = [{ label: text.list, to: paths.homeworkManagement() }]
  if (info.isError && !homework) {
    const unknown = isMissing(info.error)
    return (
      <div className={classes.screen}>
        <PageHeader title={text.loadingTitle} crumbs={crumbs} />
        <ErrorState
          message={unknown ? text.notFound : text.failed}
          onRetry={unknown ? undefined : () => void info.refetch()}
          busy={info.isFetching}
        />
        <p className={classes.way}>
          <Link to={paths.homeworkManagement()}>{text.back}</Link>
        </p>
      </div>
    )
  }
  const waiting = homework?.status === awaiting ? (shownTime(homework.start_time, at) ?? text.noDate) : null
  return (
    <div className={classes.screen}>
      <PageHeader
        title={homework ? homework.title || text.untitled : text.loadingTitle}
        crumbs={crumbs}
        mark={homework && <StatusChip status={homework.status} />}
        actions={<ExportMenu homeworkId={homeworkId} />}
        facts={homework ? <HomeworkFacts homework={homework} /> : <span className={classes.factsWaiting} />}
      />
      <nav className={classes.tabs} aria-label={text.tabs}>
        {tabs.map(each => (
          <Link
            key={each.tab}
            to={each.to(homeworkId)}
            replace
            className={classes.tab}
            aria-current={each.tab === tab ? 'page' : undefined}
          >
            {each.label}
          </Link>
        ))}
      </nav>
      <OfflineStrip keys={shownKeys(homeworkId, tab, topicId)} />
      {tab === 'matrix' ? (
        <MatrixBoard homeworkId={homeworkId} waiting={waiting} />
      ) : (
        <TopicBoard homeworkId={homeworkId} topicId={topicId} />
      )}
    </div>
  )
}
