import { useSearchParams } from 'react-router-dom'
import { parseRound } from '../../features/homework/paper/paper-params'
import { HeadquartersHomework } from './HeadquartersHomework'
import { HeadquartersList } from './HeadquartersList'
import { HeadquartersPaper } from './HeadquartersPaper'

/**
 * /homework-self-home: the list of headquarters' homework, one homework with the results of a topic, or one student's
 * paper (SPEC §2, §6).
 */
export function HeadquartersHome() {
  const [query] = useSearchParams()
  const homeworkId = query.get('homework_id')
  const topicId = query.get('topic_id')
  const studentId = query.get('student_id')
  if (homeworkId && topicId && studentId) {
    return <HeadquartersPaper {...{ homeworkId, topicId, studentId, round: parseRound(query.get('round')) }} />
  }
  if (homeworkId) return <HeadquartersHomework key={homeworkId} homeworkId={homeworkId} topicId={topicId} />
  return <HeadquartersList activeType={query.get('activeType') ?? ''} />
}
