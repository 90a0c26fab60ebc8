import { Button } from '@mantine/core'
import { Navigate } from 'react-router-dom'
import { apiKey, isMissing, useApi, useLive } from '../../bridge/index'
import { formatWireTime } from '../../features/homework/format-wire-time'
import { homeworkTitle } from '../../features/homework/homework-title'
import { paths } from '../../paths'
import { useNow } from '../../ui/clock'
import { EmptyState } from '../../ui/EmptyState'
import { ErrorState } from '../../ui/ErrorState'
import { Link } from '../../ui/Link'
import layout from '../../ui/layout/layout.module.css'
import { OfflineStrip } from '../../ui/offline/OfflineStrip'
import { PageHeader } from '../../ui/PageHeader'
import { Skeletons } from '../../ui/Skeletons'
import { StatusChip } from '../../ui/StatusChip'
import classes from './Headquarters.module.css'
import { HeadquartersTopic } from './HeadquartersTopic'
import { text } from './text'
import { topicColumns } from './topic-columns'

interface Props {
  homeworkId: string
  /** Null: the first topic, if the homework cannot be opened on the page of other homework. */
  topicId: string | null
}

/**
 * One homework from headquarters. It opens on the page of other homework. If the server refuses that page's calls for
 * it, this one shows the topics and the scores of the selected topic (SPEC §7 headquarters-homework:
 * homework-topic-list, topic-answer-overview), and says what it cannot show.
 */
export function HeadquartersHomework({ homeworkId, topicId }: Props) {
  // the basic info is not one of headquarters' endpoints: if it cannot be read, the results are still shown
  const info = useApi('homework-basic-info', { id: homeworkId }, { background: true })
  const homework = info.data
  const opensElsewhere = topicId === null && (homework !== undefined || !info.isFetched)
  const list = useApi('headquarters-homework-homework-topic-list', { id: homeworkId }, { enabled: !opensElsewhere })
  const now = useNow()
  const topics = topicColumns(list.data?.items ?? [])
  const topic = topicId === null ? topics[0] : topics.find(each => each.topicId === topicId)
  const keys = [
    apiKey('headquarters-homework-homework-topic-list', { id: homeworkId }),
    ...(topic ? [apiKey('topic-answer-overview', { topic_id: topic.topicId })] : []),
  ]
  useLive(homework ? [apiKey('homework-basic-info', { id: homeworkId }), ...keys] : keys)
  if (opensElsewhere && homework) return <Navigate to={paths.homeworkDetails(homeworkId)} replace />
  const missing = isMissing(list.error)
  const isLimited = isMissing(info.error) && list.data !== undefined
  const backLink = <Link to={paths.headquarters()}>{text.back}</Link>
  return (
    <div className={layout.fill}>
      <PageHeader
        title={homework ? homeworkTitle(homework.title) : text.loadingTitle}
        crumbs={[{ label: text.title, to: paths.headquarters() }]}
        mark={homework && <StatusChip homework={homework} />}
        actions={
          homework && (
            <Button component={Link} to={paths.homeworkDetails(homeworkId)} variant="default">
              {text.matrix}
            </Button>
          )
        }
        facts={
          homework && (
            <span className={classes.facts}>
              <span>{homework.team_names.join(text.joiner)}</span>
              <span>
                {text.period(
                  formatWireTime(homework.start_time, now) ?? text.noDate,
                  formatWireTime(homework.end_time, now) ?? text.noDate,
                )}
              </span>
              <span>{text.submitted(homework.submitted_count, homework.student_count)}</span>
            </span>
          )
        }
      />
      {isLimited && <p className={classes.limits}>{text.limits}</p>}
      <OfflineStrip keys={keys} />
      {list.isError && !list.data ? (
        <ErrorState
          message={missing ? text.notFound : text.topicsFailed}
          onRetry={missing ? undefined : () => void list.refetch()}
          busy={list.isFetching}
        >
          {backLink}
        </ErrorState>
      ) : !list.data ? (
        <Skeletons count={8} />
      ) : topics.length === 0 ? (
        <EmptyState message={text.noTopics} hint={backLink} />
      ) : (
        <div className={`${layout.panels} ${classes.board}`}>
          <nav className={`${layout.scrollMenu} ${classes.topics}`} aria-label={text.topics}>
            <h2>{text.topics}</h2>
            <ul>
              {topics.map(each => (
                <li key={each.topicId}>
                  <Link
                    to={paths.headquarters({ homeworkId, topicId: each.topicId })}
                    replace
                    className={classes.topic}
                    aria-current={each === topic ? 'page' : undefined}
                  >
                    <span>{each.title}</span>
                    <span className={classes.answered}>{text.completed(each.answered)}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          {topic ? (
            <HeadquartersTopic homeworkId={homeworkId} topic={topic} />
          ) : (
            <EmptyState message={text.noTopic} hint={text.noTopicHint} />
          )}
        </div>
      )}
    </div>
  )
}
