import { Link } from 'react-router-dom'
import { formatAverage, formatScore } from '../../../../shared/domain/scores'
import { setPaperOrder } from '../../../features/homework/paper/paper-navigation'
import { paths } from '../../../paths'
import { ScoreBadge } from '../../../ui/ScoreBadge'
import classes from './Student.module.css'
import { maxRoundLinks, type TopicLine } from './student-scores'
import { text } from './text'

function differenceWords(difference: number | null): string {
  if (difference === null) return text.none
  const words = formatAverage(Math.abs(difference))
  return difference < 0 ? text.less(words) : text.more(words)
}

interface Props {
  homeworkId: string
  studentId: string
  name: string
  lines: readonly TopicLine[]
}

/** All topics with the student's scores, and links to the papers of each round. */
export function StudentTopics({ homeworkId, studentId, name, lines }: Props) {
  const { columns } = text
  return (
    <table className={classes.table} aria-label={text.table(name)}>
      <thead>
        <tr>
          <th scope="col">{columns.topic}</th>
          <th scope="col" className={classes.numeric}>
            {columns.score}
          </th>
          <th scope="col" className={classes.numeric}>
            {columns.best}
          </th>
          <th scope="col" className={classes.numeric}>
            {columns.classAverage}
          </th>
          <th scope="col" className={classes.numeric}>
            {columns.difference}
          </th>
          <th scope="col" className={classes.rounds}>
            {columns.rounds}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ column, cell, difference, rounds }) => (
          <tr key={column.topicId} className={classes.row}>
            <th scope="row" title={column.title}>
              {column.label}
            </th>
            <td className={classes.numeric}>
              <ScoreBadge score={cell.score} full={column.full} />
            </td>
            <td className={classes.numeric}>{formatScore(cell.best) || text.none}</td>
            <td className={classes.numeric}>{formatAverage(column.average) || text.none}</td>
            <td className={classes.numeric}>{differenceWords(difference)}</td>
            <td className={classes.rounds}>
              {rounds.length === 0 ? <span className={classes.notYet}>{text.notYet}</span> : null}
              {rounds.slice(0, maxRoundLinks).map(round => (
                <Link
                  key={round}
                  className={classes.round}
                  to={paths.paper(homeworkId, { topicId: column.topicId, studentId, round })}
                  aria-label={text.openRound(column.title, round)}
                  onClick={() => setPaperOrder(homeworkId, null)}
                >
                  {text.round(round)}
                </Link>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
