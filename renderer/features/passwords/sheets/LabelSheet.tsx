import { text } from '../text'
import type { PasswordRow } from '../use-initial-passwords'
import { Legend } from './Legend'
import { pagesOf } from './pages'
import classes from './Sheets.module.css'
import { StudentName } from './StudentName'

export const labelsPerPage = 24

interface Props {
  team: string
  /** Those with an initial password. */
  rows: readonly PasswordRow[]
  /** How many labels of the first sheet are missing. */
  used: number
}

const usedPlaces = (used: number) => Array.from({ length: used }, (_, at) => `used-${at}`)

/** Labels: 24 on a page, in three columns. The paper's margins are those of the label sheet. */
export const LabelSheet = ({ team, rows, used }: Props) =>
  pagesOf(rows, labelsPerPage, used).map((page, at) => (
    <section key={page[0]?.student_id} className={classes.labelPage}>
      <header className={classes.labelLegend}>
        <Legend />
      </header>
      <div className={classes.labels}>
        {at === 0 && usedPlaces(used).map(place => <div key={place} />)}
        {page.map(row => (
          <article key={row.student_id} className={classes.label}>
            <p className={classes.place}>
              {team}　{row.number}
            </p>
            <p className={classes.labelName}>
              <StudentName row={row} />
            </p>
            <p className={classes.labelId}>
              {text.card.id} <span className={classes.mono}>{row.student_id}</span>
            </p>
            <p className={`${classes.mono} ${classes.password}`}>{row.password}</p>
          </article>
        ))}
      </div>
    </section>
  ))
