import { limits } from '../../../shared/domain/limits'
import { isReadAloud } from '../../../shared/domain/view-families'
import { useQueueScopeAddress } from '../../features/homework/queue/use-queue-scope'
import { useSubmissions } from '../../features/homework/queue/use-submissions'
import { ListeningQueue } from './ListeningQueue'

/**
 * 音読を聞く: the recordings of a task, a homework, a class or its day, one after the other
 * (`/homework/recordings/review`). The submissions are read here, and not in the queue, so that a step does not collect
 * them again.
 */
export function Listening() {
  const { homework_id } = useQueueScopeAddress().scope
  return <ListeningQueue submissions={useSubmissions(isReadAloud, limits.listening.days, homework_id)} />
}
