/** Applications and their status over time: the office takes some hours to open one, and a day or two to decide. */
import { day, wireTime } from '../../../../shared/domain/time'
import { sentApplications } from '../../content/applications'
import { hashText, randomInteger } from '../../data/random'
import type { World } from '../../data/world-types'
import type { Application } from '../../store/changes/applications'
import type { Authorised } from '../types'
import { text } from './text'

const hour = 3_600_000

/** The account that sent the applications of the seed. */
const seedTeacher = 'teacher@sample.school'

const seedApplications = ({ epoch }: World): Application[] =>
  sentApplications.map(({ daysAgo, ...sent }, index) => ({
    ...sent,
    id: `a-${index + 1}`,
    account: seedTeacher,
    at: Math.round(epoch - daysAgo * day),
  }))

interface ApplicationState {
  status: 1 | 2 | 3 | 4
  /** The time of the last status change. */
  since: number
}

/** The wire field apply_status at `now`: 1 received, 2 being checked, then 3 issued or 4 sent back. */
export function applyStatus(seed: number, { id, at, asked }: Application, now: number): ApplicationState {
  const openedAt = at + randomInteger(1, 3, seed, hashText(id), 95) * hour
  const decided = openedAt + randomInteger(20, 44, seed, hashText(id), 96) * hour
  if (now >= decided) return { status: asked ? 4 : 3, since: decided }
  return now >= openedAt ? { status: 2, since: openedAt } : { status: 1, since: at }
}

/** The teacher's own applications, newest first. */
export const applicationsOf = ({ world, store, account }: Authorised): Application[] =>
  [...seedApplications(world), ...store.state.applications]
    .filter(order => order.account === account.username)
    .sort((a, b) => b.at - a.at || b.id.localeCompare(a.id, 'en', { numeric: true }))

/** The reasons that the office gives for its decisions. */
const reasons: Partial<Record<ApplicationState['status'], string>> = { 3: text.issued, 4: text.reason }

/** The row in the list of applications. */
export function applicationRow({ world, at }: Authorised, order: Application) {
  const { status, since } = applyStatus(world.seed, order, at)
  return {
    order_id: order.id,
    apply_type: order.kind,
    apply_status: status,
    file_name: order.file,
    student_count: order.count,
    create_time: wireTime(order.at),
    update_time: wireTime(since),
    reason: reasons[status],
  }
}
