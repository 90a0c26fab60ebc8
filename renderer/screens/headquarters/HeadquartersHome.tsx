import { useSearchParams } from 'react-router-dom'
import { HeadquartersHomework } from './HeadquartersHomework'
import { HeadquartersList } from './HeadquartersList'
import { HeadquartersPaper } from './HeadquartersPaper'

/** A round in the address: 0, the latest, where it is no number of a round. */
function roundOf(value: string | null): number {
  const round = Number(value)
  return Number.isInteger(round) && round > 0 && round < 1000 ? round : 0
}

/** /homework-self-home: headquarters' homework, one of it with a topic's results, or one student's paper (SPEC §2, §6). */
export function HeadquartersHome() {
  const [query] = useSearchParams()
  const homeworkId = query.get('homework_id')
  const topicId = query.get('topic_id')
  const studentId = query.get('student_id')
  if (homeworkId && topicId && studentId) {
    return <HeadquartersPaper {...{ homeworkId, topicId, studentId, round: roundOf(query.get('round')) }} />
  }
  if (homeworkId) return <HeadquartersHomework key={homeworkId} homeworkId={homeworkId} topicId={topicId} />
  return <HeadquartersList activeType={query.get('activeType') ?? ''} />
}
