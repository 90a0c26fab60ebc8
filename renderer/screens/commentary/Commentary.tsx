import { NativeSelect, SegmentedControl } from '@mantine/core'
import { useMemo, useRef } from 'react'
import { Link, useParams } from 'react-router-dom'
import { apiKey, isMissing, useApi } from '../../bridge'
import { idsOfTeam, useStudentNames } from '../../features/homework/use-student-names'
import { paths } from '../../paths'
import { EmptyState } from '../../ui/EmptyState'
import { ErrorState } from '../../ui/ErrorState'
import { useKeyTable } from '../../ui/keys/use-key-table'
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

/** The homework gone through with the class, on the wall: question by question, what went worst first (DESIGN §7 /commentary). */
export function Commentary() {
  const { homeworkId = '' } = useParams()
  const info = useApi('homework-basic-info', { id: homeworkId })
  const homework = info.data
  const { slides, missing, failed, busy, retry, keys } = useSlides(homeworkId)
  const { place, move } = usePosition(homeworkId)
  const { team, order } = place
  const page = useRef<HTMLDivElement>(null)
  // the next key, or the presenter's, is for the wall again, not for the control that was just used
  const set = (to: Parameters<typeof move>[0]) => {
    move(to)
    page.current?.focus()
  }
  useKeyTable(
    [{ label: text.keyWords.order, keys: { o: () => set({ order: order === 'low' ? 'natural' : 'low' }) } }],
    { enabled: Boolean(slides?.length) },
  )
  const members = useStudentNames(homeworkId, { enabled: team !== undefined })
  const countedStudents = useMemo(() => idsOfTeam(members.students, team), [members.students, team])
  const counted = team === undefined || members.isComplete
  const scores = useMemo(
    () => new Map((slides ?? []).map(slide => [slide, classScoreOf(slide, countedStudents)])),
    [slides, countedStudents],
  )
  const slides = useMemo(
    () => (counted ? sortSlides(slides ?? [], order, slide => scores.get(slide)?.ratio ?? null) : []),
    [slides, order, scores, counted],
  )
  const current = slides.find(({ no }) => no === place.no) ?? slides[0]

  const title = homework?.title ? text.titleOf(homework.title) : text.title
  const teams = (homework?.team_ids ?? '').split(',').filter(id => id !== '')
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
            ...teams.map((id, place) => ({ value: id, label: teamNames[place] ?? id })),
          ]}
          onChange={event => set({ team: event.currentTarget.value || undefined })}
        />
      )}
      <SegmentedControl
        size="sm"
        aria-label={text.order}
        title={text.withKey(text.keyWords.order, 'O')}
        aria-keyshortcuts="O"
        data={orders}
        value={order}
        onChange={value => set({ order: value === 'natural' ? 'natural' : 'low' })}
      />
    </>
  )
  const gone = info.isError && !homework && isMissing(info.error)
  return (
    <div ref={page} tabIndex={-1} className={classes.screen}>
      <PageHeader
        title={title}
        crumbs={[{ label: text.details, to: paths.homeworkDetails(homeworkId) }]}
        actions={slides?.length ? controls : undefined}
      />
      <OfflineStrip keys={[apiKey('homework-basic-info', { id: homeworkId }), ...keys]} />
      {missing.length > 0 && slides?.length ? (
        <p className={classes.missing} role="alert">
          {text.missing(missing)}
          <button type="button" className={classes.retry} onClick={retry}>
            {text.retry}
          </button>
        </p>
      ) : null}
      {gone ? (
        <EmptyState message={text.notFound} hint={<Link to={paths.homeworkManagement()}>{text.toList}</Link>} />
      ) : failed || (slides?.length === 0 && missing.length > 0) ? (
        <ErrorState message={text.failed} onRetry={retry} busy={busy}>
          {back}
        </ErrorState>
      ) : members.hasFailed && !counted ? (
        <ErrorState message={text.namesFailed} onRetry={members.retry} />
      ) : slides === undefined || !counted ? (
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
