import type { Figure } from './figures'
import classes from './Intelligence.module.css'

const Bar = ({ value, max, look }: { value: number | undefined; max: number; look: string | undefined }) =>
  value === undefined ? (
    <span className={classes.noBar} />
  ) : (
    <span className={look} style={{ inlineSize: `${Math.min(Math.max(value / max, 0), 1) * 100}%` }} />
  )

/** The value as a filled bar above that of the class, which is hollow. The cells beside it have the numbers. */
export const CompareBars = ({ figure: { value, team, max }, hasTeam }: { figure: Figure; hasTeam: boolean }) => (
  <span className={classes.bars} aria-hidden>
    <Bar value={value} max={max} look={classes.own} />
    {hasTeam && <Bar value={team} max={max} look={classes.team} />}
  </span>
)
