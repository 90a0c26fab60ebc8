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

/** Labels: 24 on a page, in three columns. The paper's margins are those of the label sheet. */
export const LabelSheet = ({ team, rows, used }: Props) =>
  pagesOf(rows, labelsPerPage, used).map((page, at) => (
    <section key={page[0]?.student_id} className={classes.labelPage}>
      <header className={classes.labelLegend}>
        <Legend />
      </header>
      <div className={classes.labels}>
        {page.map((row, place) => (
          <article
            key={row.student_id}
            className={classes.label}
            style={at === 0 && place === 0 && used > 0 ? firstPlace(used) : undefined}
          >
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

const columns = 3

/** The first label that is left on a used sheet; the others follow it. */
const firstPlace = (used: number) => ({
  gridRowStart: Math.floor(used / columns) + 1,
  gridColumnStart: (used % columns) + 1,
})
