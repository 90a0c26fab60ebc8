import type { EndpointResponse } from '../../../shared/endpoints/index'
import { text } from './text'

/** One line about the class: its open homework, and whether students may join. */
export function ClassFacts({ team }: { team: EndpointResponse<'team-info'> }) {
  const words = text.facts
  const facts = [
    ...(team.open_homework_count === undefined ? [] : [words.open(team.open_homework_count)]),
    team.allow_join === 1 ? words.joinable : words.closed,
    ...(team.hidden === 1 ? [words.hidden] : []),
    text.fixedId,
  ]
  return facts.join('　')
}
