import { formatAverage, formatScore } from '../../../../shared/domain/scores'
import { apiKey, isMissing, useApi } from '../../../bridge/index'
import { homeworkTitle } from '../../../features/homework/homework-title'
import { useAsOf } from '../../../features/study/use-as-of'
import { paths } from '../../../paths'
import { Link } from '../../../ui/Link'
import { OfflineStrip } from '../../../ui/offline/OfflineStrip'
import { QueryView } from '../../../ui/QueryView'
import classes from '../StudentDetails.module.css'
import type { TabProps } from '../tab-props'
import { text } from '../text'
import { AnswerHistory } from './AnswerHistory'
import { RoundTable } from './RoundTable'

const words = text.topic

interface Props extends TabProps {
  homeworkId: string
  topicId: string
}

/** One topic: its scores, its rounds with their papers, and the answers to each question round by round. */
export function TopicDetails({ student, to, homeworkId, topicId }: Props) {
  const request = { student_id: student.id, homework_id: homeworkId, topic_id: topicId }
  const query = useApi('homework-topic-details', request)
  const keys = [apiKey('homework-topic-details', request), ['question-answer-logs', { topic_id: topicId }]]
  const asOf = useAsOf(keys)
  const back = (
    <Link to={to('homework')} replace>
      {words.back}
    </Link>
  )
  return (
    <>
      <div className={classes.actions}>
        <p className={classes.facts}>
          {back}
          <Link to={paths.homeworkStudent(homeworkId, student.id)}>{words.homework}</Link>
        </p>
        <p className={classes.facts}>{asOf}</p>
      </div>
      <OfflineStrip keys={query.data ? keys : []} />
      <QueryView
        query={query}
        failed={words.failed}
        missing={{ isMissing: isMissing(query.error), message: words.failed, hint: back }}
      >
        {topic => {
          const { score, best_score, full_score, average_score, learn_count } = topic
          const facts = [
            [words.score, score === undefined ? text.none : words.outOf(formatScore(score), full_score)],
            [words.best, formatScore(best_score) || text.none],
            [words.average, formatAverage(average_score) || text.none],
            [words.count, words.times(learn_count)],
          ]
          return (
            <>
              <h2 className={classes.title}>
                {homeworkTitle(topic.homework_title)}　{topic.resource_title}
              </h2>
              <p className={classes.facts}>
                {facts.map(([label, value]) => (
                  <span key={label}>
                    {label} <b>{value}</b>
                  </span>
                ))}
              </p>
              <h3 className={classes.heading}>{words.rounds}</h3>
              <RoundTable homeworkId={homeworkId} topicId={topicId} studentId={student.id} topic={topic} />
              {topic.items.length > 0 && (
                <>
                  <h3 className={classes.heading}>{words.history}</h3>
                  <AnswerHistory
                    homeworkId={homeworkId}
                    topic={{ topicId, resourceId: topic.resource_id, viewKey: topic.view_key }}
                    studentId={student.id}
                  />
                </>
              )}
            </>
          )
        }}
      </QueryView>
    </>
  )
}
