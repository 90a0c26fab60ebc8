import { ActionIcon, Checkbox } from '@mantine/core'
import { IconCircleCheck, IconCircleDashed, IconCopy, IconPencil } from '@tabler/icons-react'
import { parseJst, shortTime } from '../../../../shared/domain/time'
import { showToast } from '../../../bridge/index'
import { teamNames } from '../../../features/homework/homework-teams'
import type { RosterStudent } from '../../../features/homework/roster'
import { SeenMark } from '../../../features/homework/seen/SeenMark'
import type { HomeworkSeen } from '../../../features/homework/seen/use-seen-papers'
import { text as workText } from '../../../features/homework/work/text'
import { paths } from '../../../paths'
import { useNow } from '../../../ui/clock'
import { copyText } from '../../../ui/copy-text'
import { Link } from '../../../ui/Link'
import { VirtualList } from '../../../ui/list/VirtualList'
import { type Selection, selectedOf } from '../../../ui/table/use-selection'
import classes from './Submissions.module.css'
import { type Stage, studentLines } from './submission-stages'
import { text } from './text'

const idOf = ({ studentId }: RosterStudent) => studentId

const icons = { notBegun: IconCircleDashed, begun: IconPencil, submitted: IconCircleCheck } satisfies Record<
  Stage,
  typeof IconPencil
>

function timeWords(stage: Stage, { submitTime }: RosterStudent, now: number): string {
  const at = submitTime === undefined ? null : parseJst(submitTime)
  if (at === null) return ''
  return stage === 'submitted' ? text.submitted(shortTime(at, now)) : text.lastSubmission(shortTime(at, now))
}

interface Props {
  homeworkId: string
  stage: Stage
  students: readonly RosterStudent[]
  /** Whether the class of each student is shown: only if the homework has several. */
  showsTeams: boolean
  selection: Selection<RosterStudent>
  seen: HomeworkSeen
}

/** The students of one stage. A name links to all papers of the student. */
export function StageList({ homeworkId, stage, students, showsTeams, selection, seen }: Props) {
  const now = useNow()
  const Icon = icons[stage]
  const unseen = students.filter(student => seen.stateOf(student) === 'unseen').length
  const checked = selectedOf(selection.rows, students, idOf)
  const copy = () => showToast(copyText(studentLines(students)) ? text.copied(students.length) : text.notCopied)
  return (
    <section className={classes.stage} data-stage={stage} aria-label={text.stages[stage]}>
      <header className={classes.head}>
        <Checkbox
          size="sm"
          aria-label={text.selectStage(text.stages[stage])}
          disabled={students.length === 0}
          checked={checked === 'all'}
          indeterminate={checked === 'some'}
          onChange={() => selection.togglePage(students)}
        />
        <Icon size={18} aria-hidden className={classes.icon} />
        <h2 className={classes.title}>
          {text.stages[stage]} <b>{text.people(students.length)}</b>
          {unseen > 0 && <span className={classes.unseen}>{workText.unseenCount(unseen)}</span>}
        </h2>
        {students.length === 0 ? null : (
          <ActionIcon
            variant="subtle"
            aria-label={text.copyOf(text.stages[stage])}
            title={text.copyOf(text.stages[stage])}
            onClick={copy}
          >
            <IconCopy size={16} aria-hidden />
          </ActionIcon>
        )}
      </header>
      {students.length === 0 ? (
        <p className={classes.nobody}>{text.nobody[stage]}</p>
      ) : (
        <VirtualList items={students} keyOf={idOf} rowHeight={showsTeams ? 60 : 44}>
          {member => {
            const names = teamNames(member.teams)
            return (
              <div className={classes.member}>
                <Checkbox
                  size="sm"
                  aria-label={text.select(member.name)}
                  checked={selection.rows.has(member.studentId)}
                  onChange={({ nativeEvent }) =>
                    nativeEvent instanceof MouseEvent && nativeEvent.shiftKey
                      ? selection.range(member, students)
                      : selection.toggle(member)
                  }
                />
                <span className={classes.number}>{member.number}</span>
                <span className={classes.who}>
                  <span className={classes.first}>
                    <Link
                      to={paths.homeworkStudent(homeworkId, member.studentId)}
                      className={classes.name}
                      title={member.name}
                      aria-label={text.open(member.name)}
                    >
                      {member.name}
                    </Link>
                    <SeenMark state={seen.stateOf(member)} />
                  </span>
                  <span className={classes.below}>
                    {showsTeams ? (
                      <span className={classes.team} title={names}>
                        {names}
                      </span>
                    ) : null}
                    <span className={classes.time}>{timeWords(stage, member, now)}</span>
                  </span>
                </span>
              </div>
            )
          }}
        </VirtualList>
      )}
    </section>
  )
}
