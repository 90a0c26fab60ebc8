/** What the class sees of a ranking, as the address says it. Pure functions. */
import { type PeriodChoice, periodInQuery } from '../../../features/reports/period'
import { type Kind, kindOf } from '../ranking-kinds'
import { text } from '../text'

const words = text.poster

export const keysOf = <K extends string>(names: Readonly<Record<K, string>>): K[] => Object.keys(names) as K[]

export type Show = keyof typeof words.whats
export type Names = keyof typeof words.nameChoices
export type Top = keyof typeof words.tops
export type Paper = keyof typeof words.papers

export interface PosterChoice {
  teamId: string
  kind: Kind
  period: PeriodChoice
  show: Show
  names: Names
  top: Top
  paper: Paper
}

const chosen = <K extends string>(names: Readonly<Record<K, string>>, value: string | null, otherwise: K): K =>
  keysOf(names).find(name => name === value) ?? otherwise

/**
 * The growth of each student is the default, because ranks can hurt who is in the lower half. A teacher who hides names
 * on the screen shows numbers, unless the address asks for names.
 */
export const choiceIn = (search: URLSearchParams, isNameHidden: boolean): PosterChoice => ({
  teamId: search.get('team_id') ?? '',
  kind: kindOf(search.get('kind')),
  period: periodInQuery(search),
  show: chosen(words.whats, search.get('show'), 'growth'),
  names: chosen(words.nameChoices, search.get('names'), isNameHidden ? 'number' : 'name'),
  top: chosen(words.tops, search.get('top'), '5'),
  paper: chosen(words.papers, search.get('paper'), 'a4'),
})

/** The last rank that is shown; null: all. */
export const lastRank = (top: Top): number | null => (top === 'all' ? null : Number(top))
