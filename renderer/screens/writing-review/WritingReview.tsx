import { Button, NativeSelect, Switch } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { apiKey, showToast, useApi, useApiAll, useKept } from '../../bridge/index'
import { formatWireTime } from '../../features/homework/format-wire-time'
import { StudentStepper } from '../../features/homework/paper/StudentStepper'
import { TeamSelect } from '../../features/people/TeamSelect'
import { useKeptClass } from '../../features/people/use-kept-class'
import { paths } from '../../paths'
import type { NoteState } from '../../results/index'
import { useNow } from '../../ui/clock'
import { EmptyState } from '../../ui/EmptyState'
import { ErrorState } from '../../ui/ErrorState'
import { KeyCap } from '../../ui/keys/KeyCaps'
import { useKeyTable } from '../../ui/keys/use-key-table'
import layout from '../../ui/layout/layout.module.css'
import { LoadFailed } from '../../ui/offline/LoadFailed'
import { OfflineStrip } from '../../ui/offline/OfflineStrip'
import { PageHeader } from '../../ui/PageHeader'
import { Skeletons } from '../../ui/Skeletons'
import { useStableCallback } from '../../ui/use-stable-callback'
import { ReviewPaper } from './ReviewPaper'
import type { ReviewItem } from './review-queue'
import { text } from './text'
import { useReviewItems } from './use-review-items'
import { useReviewPosition } from './use-review-position'
import { type ReviewStates, useReviewStates } from './use-review-states'
import classes from './WritingReview.module.css'

const stateNames = ['none', 'draft', 'waiting', 'sent'] as const satisfies NoteState[]

/** How many submissions are in each state; together they are all submissions. */
function Counts({ items, states: { stateOf, isKnown } }: { items: readonly ReviewItem[]; states: ReviewStates }) {
  const known = items.filter(item => isKnown(item) || stateOf(item) !== 'none')
  const states = known.map(stateOf)
  return (
    <ul className={classes.counts} aria-label={text.counts}>
      {stateNames.map(name => (
        <li key={name}>{text.count(text.states[name], states.filter(state => state === name).length)}</li>
      ))}
      {known.length < items.length && <li>{text.unknown(items.length - known.length)}</li>}
      <li>{text.total(items.length)}</li>
    </ul>
  )
}

/** The deadline, the homework and the topic of a submission. */
function Topic({ item: { endTime, homeworkTitle, topicTitle } }: { item: ReviewItem }) {
  const now = useNow()
  const title = [homeworkTitle, topicTitle].filter(Boolean).join(' ― ')
  return (
    <span className={classes.topic} title={title}>
      <span className={classes.until}>{text.until(formatWireTime(endTime, now) ?? endTime)}</span>
      {title}
    </span>
  )
}

const paperRequest = ({ homeworkId, topicId, studentId }: ReviewItem) => ({
  homework_id: homeworkId,
  topic_id: topicId,
  student_id: studentId,
  round: 0,
})

/** Shown where the paper of a submission could not be read. */
function FailedPaper({ item }: { item: ReviewItem }) {
  // Only for its retry: the queue reads the papers.
  const { refetch, isFetching } = useApi('topic-answer-paper', paperRequest(item), { enabled: false })
  return <LoadFailed message={text.paperFailed} onRetry={() => void refetch()} busy={isFetching} />
}

/** 添削: all submitted writing without a comment, one after the other (`/homework/writing/review`). */
export function WritingReview() {
  const [search, setSearch] = useSearchParams()
  const teamId = search.get('team_id') ?? ''
  const homeworkId = search.get('homework_id') ?? ''
  const choose = (chosen: { team_id?: string; homework_id?: string }) =>
    setSearch({ team_id: teamId, homework_id: homeworkId, ...chosen }, { replace: true })
  const isClassReady = useKeptClass('writing-review', {
    team: teamId,
    ready: true,
    isUnset: !search.has('team_id'),
    isInAddress: true,
    choose: team => choose({ team_id: team }),
  })
  const teams = useApi('team-rows', {})
  const roster = useApi('student-list-by-team', { team_id: teamId }, { enabled: teamId !== '' })
  const { list, items: all, isReady, loaded, total, failed } = useReviewItems()
  const settings = useKept('review-settings')
  const { hidesNames, hidesAi } = settings.value ?? { hidesNames: false, hidesAi: false }

  const inClass = useMemo(() => {
    const members = new Set(roster.data?.items.map(({ student_id }) => student_id))
    return teamId === '' ? all : all.filter(({ studentId }) => members.has(studentId))
  }, [all, teamId, roster.data])
  const items = useMemo(
    () => (homeworkId === '' ? inClass : inClass.filter(each => each.homeworkId === homeworkId)),
    [inClass, homeworkId],
  )
  const states = useReviewStates(items)
  const position = useReviewPosition(items, `${teamId} ${homeworkId}`, states)
  const { item, next, previous } = position
  const draftCount = items.filter(each => states.stateOf(each) === 'draft').length
  const isFinished = item !== undefined && states.isFinished(item)
  const finish = () => {
    if (!item) return
    if (['draft', 'waiting'].includes(states.stateOf(item))) return showToast(text.unsent)
    states.finish(item, !isFinished)
    if (isFinished) return
    showToast(text.finished)
    position.goNext()
  }
  const goNext = useStableCallback(position.goNext)
  const body = useRef<HTMLDivElement>(null)
  const shownKey = item?.key
  useLayoutEffect(() => {
    if (shownKey !== undefined) body.current?.scrollTo?.(0, 0)
  }, [shownKey])
  const keys = useKeyTable([
    { label: text.skip, keys: { 'Shift+j': position.goNext }, hint: false },
    { label: text.back, keys: { 'Shift+k': position.goBack }, hint: false },
    { label: isFinished ? text.unfinish : text.finish, keys: { x: finish }, hint: false },
  ])

  // The papers on both sides are read, and rendered, before they are asked for.
  const shown = [item, next, previous].filter(each => each !== undefined)
  const papers = useApiAll('topic-answer-paper', shown.map(paperRequest), { background: true })
  const name = item && (hidesNames ? text.student(position.index + 1) : item.name)
  const homeworks = [...new Map(inClass.map(each => [each.homeworkId, each.homeworkTitle]))]
  const isLoading = !isReady || !isClassReady || (teamId !== '' && roster.isPending)

  return (
    <div className={layout.fill}>
      <PageHeader
        title={text.title}
        actions={
          <StudentStepper
            neighbours={{
              index: position.index,
              total: position.total,
              previous: previous?.key,
              next: next?.key,
            }}
            name={name}
            onStep={to => (to === 'next' ? position.goNext() : position.goBack())}
          />
        }
        facts={
          <div className={classes.facts}>
            <div className={classes.line}>
              {isReady && <Counts items={items} states={states} />}
              {item && <Topic item={item} />}
            </div>
            <TeamSelect
              teams={teams.data?.items ?? []}
              value={teamId}
              onChange={team => choose({ team_id: team, homework_id: '' })}
            />
            <NativeSelect
              className={classes.homework}
              aria-label={text.homework}
              value={homeworkId}
              data={[{ value: '', label: text.allHomework }, ...homeworks.map(([value, label]) => ({ value, label }))]}
              onChange={event => choose({ homework_id: event.currentTarget.value })}
            />
            <Switch
              className={classes.settings}
              size="sm"
              label={text.hidesNames}
              checked={hidesNames}
              onChange={event => settings.set({ hidesAi, hidesNames: event.currentTarget.checked })}
            />
            <Switch
              size="sm"
              label={text.hidesAi}
              checked={hidesAi}
              onChange={event => settings.set({ hidesNames, hidesAi: event.currentTarget.checked })}
            />
            <Button
              size="xs"
              variant="default"
              className={classes.finish}
              disabled={!item?.guid}
              leftSection={<IconCircleCheck size={14} aria-hidden />}
              rightSection={<KeyCap name="X" />}
              aria-keyshortcuts="X"
              onClick={finish}
            >
              {isFinished ? text.unfinish : text.finish}
            </Button>
          </div>
        }
      />
      <OfflineStrip keys={isReady ? [apiKey('my-homework-list'), apiKey('topic-answer-paper')] : []} />
      {failed > 0 && <ErrorState message={text.someFailed(failed)} />}
      <div ref={body} className={`${layout.scrollPlain} ${classes.body}`}>
        {list.isError && !list.data ? (
          <ErrorState message={text.failed} onRetry={() => void list.refetch()} busy={list.isFetching} />
        ) : isLoading ? (
          <>
            <p role="status">{text.loading(loaded, total)}</p>
            <Skeletons count={6} />
          </>
        ) : item === undefined && states.unknownCount > 0 ? (
          <>
            <p role="status">{text.reading(states.unknownCount)}</p>
            <Skeletons count={6} />
          </>
        ) : item === undefined ? (
          <EmptyState
            message={items.length === 0 ? text.empty : text.done}
            hint={
              <>
                {items.length === 0 && <p>{text.emptyHint}</p>}
                {draftCount > 0 && <p>{text.drafts(draftCount)}</p>}
                <Link to={paths.homeworkManagement()}>{text.toList}</Link>
              </>
            }
          />
        ) : (
          shown.map((each, at) => {
            const paper = papers[at]
            if (paper)
              return (
                <ReviewPaper
                  key={each.key}
                  item={each}
                  paper={paper}
                  isShown={at === 0}
                  hidesNames={hidesNames}
                  goNext={goNext}
                  hidesAi={hidesAi}
                  keys={keys}
                />
              )
            if (at > 0) return null
            return paper === null ? <FailedPaper key={each.key} item={each} /> : <Skeletons key={each.key} count={6} />
          })
        )}
      </div>
    </div>
  )
}
