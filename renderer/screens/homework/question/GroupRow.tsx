import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { useId } from 'react'
import { formatAverage } from '../../../../shared/domain/scores'
import { teamNames } from '../../../features/homework/homework-teams'
import { setPaperOrder } from '../../../features/homework/paper/paper-navigation'
import type { RosterStudent } from '../../../features/homework/roster'
import { type AnswerGroup, answerText, type ClassQuestion, GroupMark } from '../../../results/index'
import { Link } from '../../../ui/Link'
import classes from './Question.module.css'
import { text } from './text'

type Reading = ClassQuestion['interpretation']

/** The answer of a group as text. A spoken answer shows the average score. */
function groupText({ mark, parts, choices, score }: AnswerGroup, reading: Reading): string {
  if (parts.length > 0) return answerText(reading, { choices }, parts)
  if (mark === 'unanswered') return text.nothingAnswered
  const spoken = mark === 'good' || mark === 'middle' || mark === 'bad'
  if (spoken) return score === null ? text.recorded : text.spoken(text.points(formatAverage(score), reading.fullScore))
  return mark === 'wrong' ? text.empty : text.recorded
}

function Answer({ group, reading }: { group: AnswerGroup; reading: Reading }) {
  const others = group.variants.map(parts => answerText(reading, group, parts)).filter(each => each !== '')
  return (
    <span className={classes.answer}>
      <span className={classes.words} data-plain={group.parts.length === 0 || undefined}>
        {groupText(group, reading)}
      </span>
      {others.length === 0 ? null : (
        <span className={classes.also}>{text.otherSpellings(others.join(text.joiner))}</span>
      )}
    </span>
  )
}

interface Props {
  homeworkId: string
  /** Null: the students who have not submitted. */
  group: AnswerGroup | null
  studentIds: readonly string[]
  reading: Reading
  byId: ReadonlyMap<string, RosterStudent>
  /** The size of the largest group: its bar is full. */
  largest: number
  hasSeveralTeams: boolean
  /** The text for a student whose name is unknown or has not loaded. */
  unnamed: (studentId: string) => string
  isOpen: boolean
  onToggle: () => void
  paperPath: (studentId: string) => string
}

/** One answer and how many students gave it. Opened, it lists the students with links to their papers. */
export function GroupRow(props: Props) {
  const {
    homeworkId,
    group,
    studentIds,
    reading,
    byId,
    largest,
    hasSeveralTeams,
    unnamed,
    isOpen,
    onToggle,
    paperPath,
  } = props
  const id = useId()
  const Arrow = isOpen ? IconChevronDown : IconChevronRight
  return (
    <li className={classes.group}>
      <button
        type="button"
        className={classes.toggle}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={onToggle}
      >
        <Arrow size={16} aria-hidden className={classes.arrow} />
        <span className={classes.mark}>{group ? <GroupMark mark={group.mark} full={reading.fullScore} /> : null}</span>
        {group ? (
          <Answer group={group} reading={reading} />
        ) : (
          <span className={classes.answer} data-plain>
            {text.notSubmitted}
          </span>
        )}
        <span className={classes.bar} aria-hidden>
          <span style={{ width: `${(100 * studentIds.length) / largest}%` }} data-mark={group?.mark ?? 'absent'} />
        </span>
        <span className={classes.people}>{text.people(studentIds.length)}</span>
      </button>
      {isOpen ? (
        <ul id={id} className={classes.names}>
          {studentIds.map(studentId => {
            const member = byId.get(studentId)
            const name = member?.name ?? unnamed(studentId)
            return (
              <li key={studentId}>
                <Link
                  to={paperPath(studentId)}
                  className={classes.name}
                  title={hasSeveralTeams && member ? teamNames(member.teams) : undefined}
                  onClick={() => setPaperOrder(homeworkId, studentIds)}
                >
                  {hasSeveralTeams && member ? <span className={classes.team}>{member.teams[0]?.name}</span> : null}
                  <span className={classes.number}>{member?.number}</span>
                  <span>
                    {name}
                    <span className="hm-hidden">{text.openPaperSuffix}</span>
                  </span>
                </Link>
              </li>
            )
          })}
        </ul>
      ) : null}
    </li>
  )
}
