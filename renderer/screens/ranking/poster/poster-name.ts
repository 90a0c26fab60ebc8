import type { RankedRow } from '../ranked-rows'
import { text } from '../text'
import type { Names } from './poster-choice'

/** How a student is called on a poster; with several classes, the class stands before it. */
export function posterName({ nickname, number, team_name }: RankedRow, names: Names, showsTeam: boolean): string {
  const own = names === 'name' ? nickname : text.poster.number(number)
  return showsTeam ? `${team_name}　${own}` : own
}
