import { formatAverage } from '../../../../shared/domain/scores'
import { type GrowthRow, keyOf } from '../ranked-rows'
import { text } from '../text'
import { FlowerMark } from './FlowerMark'
import classes from './Poster.module.css'
import type { Names } from './poster-choice'
import { posterName } from './poster-name'

const { grown, minutes, seconds, studied } = text.poster

/** Whole minutes; less than a minute in seconds. */
const duration = (all: number): string => (all < 60 ? seconds(Math.round(all)) : minutes(Math.floor(all / 60)))

/** What has grown, in words; a student whose figures have not grown has her number of exercises alone. */
function growthWords({ growth: { exercises, points, recorded } }: GrowthRow): string[] {
  return [
    ...(exercises === null ? [] : [grown.exercises(exercises)]),
    ...(points === null ? [] : [grown.points(formatAverage(points))]),
    ...(recorded === null ? [] : [grown.recorded(duration(recorded))]),
  ]
}

/** More rows are written smaller. */
const fewRows = 30

interface Props {
  rows: readonly GrowthRow[]
  names: Names
  showsTeam: boolean
}

/** Each student against her own days before, in the order of the class: no ranks, and nothing that has fallen. */
export const GrowthPoster = ({ rows, names, showsTeam }: Props) => (
  <ul className={classes.cards} data-many={rows.length > fewRows || undefined}>
    {rows.map(row => {
      const praised = growthWords(row)
      return (
        <li key={keyOf(row)}>
          <b>{posterName(row, names, showsTeam)}</b>
          <span>{studied(row.exercise_count)}</span>
          {praised.length > 0 && (
            <p>
              <FlowerMark />
              {praised.map(line => (
                <span key={line}>{line}</span>
              ))}
            </p>
          )}
        </li>
      )
    })}
  </ul>
)
