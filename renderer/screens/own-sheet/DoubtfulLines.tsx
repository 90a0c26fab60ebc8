import { NativeSelect } from '@mantine/core'
import type { PupilLine } from '../../../shared/domain/own-sheet/find-pupils'
import type { Decision } from '../../../shared/domain/roster/plan-types'
import classes from './OwnSheet.module.css'
import { text } from './text'

interface Props {
  lines: readonly PupilLine[]
  onDecide(key: number, decision: Decision): void
}

const words = text.doubts
const skip = '-'

/** Rows of the sheet of which a person must say who the student is. */
export const DoubtfulLines = ({ lines, onDecide }: Props) => (
  <section className={classes.doubts} aria-labelledby="hm-own-doubts">
    <h3 id="hm-own-doubts">{words.step(lines.length)}</h3>
    <p className={classes.hint}>{words.hint}</p>
    <ul>
      {lines.map(({ key, row, number, name, doubt, candidates }) => (
        <li key={key}>
          <span>
            <b>{words.row(row, number, name)}</b>
            <span className={classes.hint}>{doubt && words.reasons[doubt]}</span>
          </span>
          <NativeSelect
            aria-label={words.choose(row)}
            value=""
            data={[
              { value: '', label: words.unset },
              ...candidates.map(({ student_id, nickname, team_name, number: own }) => ({
                value: student_id,
                label: words.student(nickname, team_name, own),
              })),
              { value: skip, label: words.skip },
            ]}
            onChange={({ currentTarget: { value } }) =>
              value !== '' && onDecide(key, value === skip ? { is: 'skipped' } : { is: 'student', student_id: value })
            }
          />
        </li>
      ))}
    </ul>
  </section>
)
