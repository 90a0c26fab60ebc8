import { keyOf, type RankedRow } from '../ranked-rows'
import { type Kind, rankingKinds } from '../ranking-kinds'
import { text } from '../text'
import classes from './Poster.module.css'
import type { Names } from './poster-choice'
import { posterName } from './poster-name'

interface Props {
  rows: readonly RankedRow[]
  kind: Kind
  names: Names
  showsTeam: boolean
}

/** The first ranks. Students with the same rank are below one another, each with the rank. */
export const RankPoster = ({ rows, kind, names, showsTeam }: Props) => (
  <table className={classes.ranks}>
    <thead>
      <tr>
        <th scope="col">{text.columns.rank}</th>
        <th scope="col">{text.columns.name}</th>
        <th scope="col">{text.columns[kind]}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(row => (
        <tr key={keyOf(row)}>
          <td>{row.rank}</td>
          <th scope="row">{posterName(row, names, showsTeam)}</th>
          <td>{rankingKinds[kind].words(row)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
