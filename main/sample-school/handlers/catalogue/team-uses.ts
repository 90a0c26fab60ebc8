/** Which resources each class was given, and when last. */
import { wireTime } from '../../../../shared/domain/time'
import type { Homework, Team, Topic } from '../../data/world-types'
import type { Call } from '../types'

const rowOf = ({ homework, resource, planAt }: Topic, team: Team) => ({
  resource_id: resource.id,
  resource_title: resource.title,
  team_id: team.id,
  team_name: team.name,
  homework_id: homework.id,
  title: homework.title,
  start_time: wireTime(planAt),
})

/** The topics of these resources that were or will be delivered to each of the classes. */
const deliveredTopics = (homeworks: readonly Homework[], resources: ReadonlySet<string>, teams: ReadonlySet<string>) =>
  homeworks.flatMap(homework =>
    homework.topics
      .filter(({ resource }) => resources.has(resource.id))
      .flatMap(topic => homework.teams.filter(({ id }) => teams.has(id)).map(team => ({ topic, team }))),
  )

/** One row for each pair of a resource and a class that was or will be given it, with the latest time. */
export function teamUses({ world }: Call, resources: ReadonlySet<string>, teams: ReadonlySet<string>) {
  const latest = new Map<string, { topic: Topic; team: Team }>()
  for (const one of deliveredTopics(world.homeworks, resources, teams)) {
    const key = `${one.topic.resource.id} ${one.team.id}`
    if (one.topic.planAt >= (latest.get(key)?.topic.planAt ?? 0)) latest.set(key, one)
  }
  return [...latest.values()].map(({ topic, team }) => rowOf(topic, team))
}
