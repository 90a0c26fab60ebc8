import { ActionIcon, NativeSelect } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { averageFigure } from '../../../../shared/domain/scores'
import { useApi } from '../../../bridge/index'
import { paths } from '../../../paths'
import { EmptyState } from '../../../ui/EmptyState'
import { ErrorState } from '../../../ui/ErrorState'
import { ScoreLegend } from '../../../ui/ScoreBadge'
import { Skeletons } from '../../../ui/Skeletons'
import { buildColumns, type MatrixColumn } from '../matrix/model'
import { noteOpened } from '../place'
import { sortStudents, type TopicSort, topicAverage } from './model'
import { Spread } from './Spread'
import classes from './Topic.module.css'
import { TopicTable } from './TopicTable'
import { text } from './text'
import { useTeams } from './use-teams'

const byNumber: TopicSort = { key: 'number', descending: false }

interface Props {
  homeworkId: string
  /** Null: the first topic. */
  topicId: string | null
}

/** 課題ごと: the topic that was chosen, across the class (SPEC §7 one-topic-overview). */
export function TopicBoard({ homeworkId, topicId }: Props) {
  const x = useApi('topic-score-overview-x', { homework_id: homeworkId })
  const topics = useMemo(() => buildColumns(x.data?.items ?? []), [x.data])
  if (x.isError) return <ErrorState message={text.failed} onRetry={() => void x.refetch()} busy={x.isFetching} />
  if (x.isPending) return <Skeletons count={8} />
  if (topics.length === 0) return <EmptyState message={text.noTopics} />
  const topic = topicId === null ? topics[0] : topics.find(each => each.topicId === topicId)
  return (
    <div className={classes.board}>
      <TopicPicker homeworkId={homeworkId} topics={topics} topic={topic} />
      {topic ? (
        <TopicScores homeworkId={homeworkId} topic={topic} />
      ) : (
        <EmptyState message={text.noTopic} hint={text.noTopicHint} />
      )}
    </div>
  )
}

function TopicPicker({
  homeworkId,
  topics,
  topic,
}: {
  homeworkId: string
  topics: MatrixColumn[]
  topic: MatrixColumn | undefined
}) {
  const navigate = useNavigate()
  const show = (id: string) => void navigate(paths.homeworkTopic(homeworkId, id), { replace: true })
  const at = topic ? topics.indexOf(topic) : -1
  const before = topics[at - 1]
  const after = at < 0 ? undefined : topics[at + 1]
  return (
    <div className={classes.picker}>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={text.previous}
        disabled={!before}
        onClick={() => before && show(before.topicId)}
      >
        <IconChevronLeft size={18} aria-hidden />
      </ActionIcon>
      <NativeSelect
        className={classes.select}
        aria-label={text.topic}
        value={topic?.topicId ?? ''}
        data={[
          ...(topic ? [] : [{ value: '', label: text.none }]),
          ...topics.map(each => ({ value: each.topicId, label: each.title })),
        ]}
        onChange={event => show(event.currentTarget.value)}
      />
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={text.next}
        disabled={!after}
        onClick={() => after && show(after.topicId)}
      >
        <IconChevronRight size={18} aria-hidden />
      </ActionIcon>
    </div>
  )
}

function TopicScores({ homeworkId, topic }: { homeworkId: string; topic: MatrixColumn }) {
  const { topicId } = topic
  const [sort, setSort] = useState(byNumber)
  const teams = useTeams(homeworkId)
  const query = useApi('one-topic-overview', { homework_id: homeworkId, topic_id: topicId }, { keepPrevious: true })
  const students = useMemo(() => sortStudents(query.data?.items ?? [], sort), [query.data, sort])
  if (query.isError)
    return <ErrorState message={text.failed} onRetry={() => void query.refetch()} busy={query.isFetching} />
  if (!query.data) return <Skeletons count={8} />
  const waiting = query.isPlaceholderData
  return (
    <div className={classes.scores} data-waiting={waiting || undefined} aria-busy={waiting} inert={waiting}>
      <div className={classes.summary}>
        <span>
          {text.average}{' '}
          <b className={classes.mean}>{averageFigure(topicAverage(query.data, topic.average)) || text.none}</b>
        </span>
        <span>{text.full(topic.full)}</span>
        <Spread students={students} full={topic.full} />
      </div>
      <div className={classes.card}>
        {students.length === 0 ? (
          <EmptyState message={text.noStudents} hint={text.noStudentsHint} />
        ) : (
          <TopicTable
            title={topic.title}
            students={students}
            full={topic.full}
            teams={teams}
            sort={sort}
            onSort={setSort}
            paperPath={studentId => paths.paper(homeworkId, { topicId, studentId })}
            onOpen={() =>
              noteOpened(
                homeworkId,
                students.map(student => student.student_id),
              )
            }
          />
        )}
      </div>
      <ScoreLegend />
    </div>
  )
}
