/** The figures of a student beside those of the class. Pure functions. */
import { type Ability, abilities, abilityNames } from '../../../shared/domain/abilities'
import { formatAverage } from '../../../shared/domain/scores'
import {
  differenceOf,
  hasEnough,
  isOfOthers,
  strengthLimits,
  type Verdict,
  verdictOf,
} from '../../../shared/domain/strengths'
import { familyOf } from '../../../shared/domain/view-families'
import type { EndpointResponse } from '../../../shared/endpoints/index'
import { familyName } from '../../features/reports/family-name'
import type { Log } from '../../features/study/log-columns'
import { text } from './text'

export type Intelligence = EndpointResponse<'intelligence'>

export interface Figure {
  /** The ability or the family. */
  key: string
  group: 'ability' | 'family'
  name: string
  unit: string
  max: number
  value: number | undefined
  team: number | undefined
  /** Of how many answers or exercises the values are; undefined: the server does not say. */
  count: number | undefined
  teamCount: number | undefined
  difference: number | null
  verdict: Verdict | null
  /** Too little was done to judge. */
  isFew: boolean
}

type Base = Omit<Figure, 'difference' | 'verdict' | 'isFew'>

function judged(figure: Base): Figure {
  const points = figure.key === 'reading_speed' ? strengthLimits.speed : strengthLimits.points
  const difference = differenceOf(figure.value, figure.team)
  return {
    ...figure,
    difference,
    verdict: verdictOf(difference, figure, points),
    isFew:
      figure.value !== undefined &&
      figure.count !== undefined &&
      !(hasEnough(figure.count) && isOfOthers(figure.count, figure.teamCount)),
  }
}

function ofAbility(ability: Ability, answer: Intelligence): Base {
  const found = answer.abilities.find(each => each.ability === ability)
  return {
    key: ability,
    group: 'ability',
    name: text.abilities[ability],
    unit: text.units[ability],
    max: abilities[ability].max,
    value: found?.value,
    team: found?.team_average,
    count: found?.answer_count,
    teamCount: found?.team_answer_count,
  }
}

/** The five abilities in the order of the radar chart, then the families of the student. */
export const figuresOf = (answer: Intelligence): Figure[] => [
  ...abilityNames.map(ability => judged(ofAbility(ability, answer))),
  ...answer.families.map(({ family, exercise_count, average_score, team_average_score, team_exercise_count }) =>
    judged({
      key: family,
      group: 'family',
      name: familyName(family),
      unit: text.points,
      max: 100,
      value: average_score,
      team: team_average_score,
      count: exercise_count,
      teamCount: team_exercise_count,
    }),
  ),
]

/** `+3.2`; `―` if one of the two is missing. */
export const differenceWords = (difference: number | null): string =>
  difference === null ? text.none : text.difference(formatAverage(difference), difference > 0)

/** All answers that were recorded: abilities of speech come from them, and no answer belongs to one ability only. */
const recorded = 'recorded'

/** How much was conveyed (content) is measured where nothing is recorded. */
const isOfSpeech = (ability: Ability): boolean => ability !== 'content'

const abilityOf = (shown: string): Ability | undefined => abilityNames.find(name => name === shown)

/** The name of the answers that are shown: of a family, or those from which an ability comes. */
export function shownName(shown: string): string {
  const ability = abilityOf(shown)
  if (ability !== undefined)
    return (isOfSpeech(ability) ? text.recordedFor : text.unrecordedFor)(text.abilities[ability])
  return shown === recorded ? text.recorded : familyName(shown)
}

export function logsThatShow(logs: readonly Log[], shown: string): Log[] {
  const ability = shown === recorded ? 'fluency' : abilityOf(shown)
  return logs.filter(({ view_key, record_duration }) =>
    ability === undefined ? familyOf(view_key) === shown : record_duration > 0 === isOfSpeech(ability),
  )
}

/** What is shown first: the family that is most below the class. */
export const firstShown = (figures: readonly Figure[]): string =>
  figures
    .filter(({ group, isFew }) => group === 'family' && !isFew)
    .toSorted((a, b) => (a.difference ?? 0) - (b.difference ?? 0))[0]?.key ??
  figures.find(({ group }) => group === 'family')?.key ??
  recorded

/** Whether answers show a strength, so that the best come first. */
export const verdictOfShown = (figures: readonly Figure[], shown: string): Verdict =>
  figures.find(({ key }) => key === shown)?.verdict ?? 'weak'
