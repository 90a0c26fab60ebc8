import { NativeSelect, SegmentedControl } from '@mantine/core'
import { useMemo, useRef } from 'react'
import { useParams } from 'react-router-dom'
import { apiKey, isMissing, useApi } from '../../bridge/index'
import { splitIds } from '../../features/homework/homework-teams'
import { useHomeworkMenuEntry } from '../../features/homework/use-homework-menu-entry'
import { idsOfTeam, useStudentNames } from '../../features/homework/use-student-names'
import { paths } from '../../paths'
import { EmptyState } from '../../ui/EmptyState'
import { ErrorState } from '../../ui/ErrorState'
import { useKeyTable } from '../../ui/keys/use-key-table'
import { Link } from '../../ui/Link'
import layout from '../../ui/layout/layout.module.css'
import { OfflineStrip } from '../../ui/offline/OfflineStrip'
import { PageHeader } from '../../ui/PageHeader'
import classes from './Commentary.module.css'
import { classScoreOf } from './model/class-scores'
import { sortSlides } from './model/slides'
import { QuestionSlides } from './QuestionSlides'
import { SlideSkeleton } from './SlideSkeleton'
import { text } from './text'
import { usePosition } from './use-position'
import { useSlides } from './use-slides'

const orders = [
  { value: 'low', label: text.orders.low },
  { value: 'natural', label: text.orders.natural },
]

/**
 * Commentary: the teacher discusses a homework with the class on a projector, one question after another, lowest
 * correct rate first (DESIGN §7 /commentary).
 */
export function Commentary() {
  const { homeworkId = '' } = useParams()
  useHomeworkMenuEntry(homeworkId)
  const info = useApi('homework-basic-info', { id: homeworkId })
  const homework = info.data
  const { slides: unsorted, missing, failed, busy, retry, keys } = useSlides(homeworkId)
  const { position, move } = usePosition(homeworkId)
  const { team, order } = position
  const page = useRef<HTMLDivElement>(null)
  // the control that was just used must not catch the next key of the keyboard or presenter
  const set = (to: Parameters<typeof move>[0]) => {
    move(to)
    page.current?.focus()
  }
  useKeyTable(
    [{ label: text.keyLabels.order, keys: { o: () => set({ order: order === 'low' ? 'natural' : 'low' }) } }],
    { enabled: Boolean(unsorted?.length) },
  )
  const members = useStudentNames(homeworkId, { enabled: team !== undefined })
  const countedStudents = useMemo(() => idsOfTeam(members.students, team), [members.students, team])
  const isTeamKnown = team === undefined || members.isComplete
  const scores = useMemo(
    () => new Map((unsorted ?? []).map(slide => [slide, classScoreOf(slide, countedStudents)])),
    [unsorted, countedStudents],
  )
  const slides = useMemo(
    () => (isTeamKnown ? sortSlides(unsorted ?? [], order, slide => scores.get(slide)?.ratio ?? null) : []),
    [unsorted, order, scores, isTeamKnown],
  )
  const current = slides.find(({ no }) => no === position.no) ?? slides[0]

  const title = homework?.title ? text.titleOf(homework.title) : text.title
  const teams = splitIds(homework?.team_ids ?? '')
  const teamNames = homework?.team_names ?? []
  const back = <Link to={paths.homeworkDetails(homeworkId)}>{text.toDetails}</Link>
  const controls = (
    <>
      {teams.length > 1 && (
        <NativeSelect
          size="sm"
          aria-label={text.team}
          className={classes.team}
          value={team ?? ''}
          data={[
            { value: '', label: text.allTeams },
            ...teams.map((id, index) => ({ value: id, label: teamNames[index] ?? id })),
          ]}
          onChange={event => set({ team: event.currentTarget.value || undefined })}
        />
      )}
      <SegmentedControl
        size="sm"
        aria-label={text.order}
        title={text.withKey(text.keyLabels.order, 'O')}
        aria-keyshortcuts="O"
        data={orders}
        value={order}
        onChange={value => set({ order: value === 'natural' ? 'natural' : 'low' })}
      />
    </>
  )
  const isMissingHomework = info.isError && !homework && isMissing(info.error)
  return (
    <div ref={page} tabIndex={-1} className={`${layout.fill} ${classes.screen}`}>
      <PageHeader
        title={title}
        crumbs={[{ label: text.details, to: paths.homeworkDetails(homeworkId) }]}
        actions={unsorted?.length ? controls : undefined}
      />
      <OfflineStrip keys={[apiKey('homework-basic-info', { id: homeworkId }), ...keys]} />
      {missing.length > 0 && unsorted?.length ? (
        <p className={classes.missing} role="alert">
          {text.missing(missing)}
          <button type="button" className={classes.retry} onClick={retry}>
            {text.retry}
          </button>
        </p>
      ) : null}
      {isMissingHomework ? (
        <EmptyState message={text.notFound} hint={<Link to={paths.homeworkManagement()}>{text.toList}</Link>} />
      ) : failed || (unsorted?.length === 0 && missing.length > 0) ? (
        <ErrorState message={text.failed} onRetry={retry} busy={busy}>
          {back}
        </ErrorState>
      ) : members.hasFailed && !isTeamKnown ? (
        <ErrorState message={text.namesFailed} onRetry={members.retry} />
      ) : unsorted === undefined || !isTeamKnown ? (
        <SlideSkeleton />
      ) : current === undefined ? (
        <EmptyState
          message={text.empty}
          hint={
            <>
              {text.emptyHint} {back}
            </>
          }
        />
      ) : (
        <QuestionSlides
          homeworkId={homeworkId}
          slides={slides}
          requested={current}
          scores={scores}
          countedStudents={countedStudents}
          order={order}
          team={team}
          onGo={no => move({ no })}
        />
      )}
    </div>
  )
}
