import { alikeIn } from '../legend'
import { text } from '../text'
import type { PasswordRow } from '../use-initial-passwords'
import { Legend } from './Legend'
import { pagesOf } from './pages'
import classes from './Sheets.module.css'
import { StudentName } from './StudentName'

const perPage = 10

interface Props {
  team: string
  /** Those with an initial password. */
  rows: readonly PasswordRow[]
}

/** Cards to cut out: ten on a page, two beside each other, with dashed lines to cut along. */
export const CardSheet = ({ team, rows }: Props) =>
  pagesOf(rows, perPage).map(page => (
    <section key={page[0]?.student_id} className={classes.page}>
      <div className={classes.cards}>
        {page.map(row => (
          <article key={row.student_id} className={classes.card}>
            <p className={classes.place}>
              {team}　{row.number}
            </p>
            <p className={classes.cardName}>
              <StudentName row={row} />
            </p>
            <dl className={classes.secrets}>
              <dt>{text.card.id}</dt>
              <dd className={classes.mono}>{row.student_id}</dd>
              <dt>{text.card.password}</dt>
              <dd className={`${classes.mono} ${classes.password}`}>{row.password}</dd>
            </dl>
            {alikeIn(`${row.student_id}${row.password}`).length > 0 && (
              <p className={classes.cardLegend}>
                <Legend signs={alikeIn(`${row.student_id}${row.password}`)} />
              </p>
            )}
          </article>
        ))}
      </div>
      <footer className={classes.pageLegend}>
        <Legend />
      </footer>
    </section>
  ))
