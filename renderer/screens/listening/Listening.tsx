import { limits } from '../../../shared/domain/limits'
import { isReadAloud } from '../../../shared/domain/view-families'
import { useEarlierSubmissions } from '../../features/homework/queue/use-earlier-submissions'
import { useQueueScopeAddress } from '../../features/homework/queue/use-queue-scope'
import { useSubmissions } from '../../features/homework/queue/use-submissions'
import { ListeningQueue } from './ListeningQueue'

/**
 * 音読を聞く: the recordings of a task, a homework, a class or its day, one after the other
 * (`/homework/recordings/review`). The submissions are read here, and not in the queue, so that a step does not collect
 * them again.
 */
export function Listening() {
  const { homework_id, team_id } = useQueueScopeAddress().scope
  const submissions = useSubmissions(isReadAloud, limits.listening.days, homework_id)
  const earlier = useEarlierSubmissions(submissions, isReadAloud, homework_id, team_id)
  return <ListeningQueue submissions={submissions} earlier={earlier} />
}
