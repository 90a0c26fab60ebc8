import { Button } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { showToast, useApi } from '../../bridge/index'
import { paperRequest } from '../../features/homework/paper/paper-request'
import { StudentStepper } from '../../features/homework/paper/StudentStepper'
import { QueueFilters, QueueFiltersButton } from '../../features/homework/queue/QueueFilters'
import { QueueOffline } from '../../features/homework/queue/QueueOffline'
import type { Submission } from '../../features/homework/queue/submissions'
import { useQueueScope } from '../../features/homework/queue/use-queue-scope'
import type { Submissions } from '../../features/homework/queue/use-submissions'
import { PrintWritingLink } from '../../features/writing/PrintWritingLink'
import { ErrorState } from '../../ui/ErrorState'
import { isKeptHidden } from '../../ui/kept/kept-element'
import { KeyCap } from '../../ui/keys/KeyCaps'
import { useKeyTable } from '../../ui/keys/use-key-table'
import layout from '../../ui/layout/layout.module.css'
import { LoadFailed } from '../../ui/offline/LoadFailed'
import { PageHeader } from '../../ui/PageHeader'
import { Skeletons } from '../../ui/Skeletons'
import { useStableCallback } from '../../ui/use-stable-callback'
import { QueueMessage } from './QueueMessage'
import { ReviewCounts, ReviewTopic } from './ReviewFacts'
import { ReviewFilters, useReviewSettings } from './ReviewFilters'
import { ReviewPaper } from './ReviewPaper'
import { text } from './text'
import { useReviewPapers } from './use-review-papers'
import { useReviewPosition } from './use-review-position'
import { type ReviewState, useReviewStates } from './use-review-states'
import classes from './WritingReview.module.css'

/** The foot of the page and three lines of the text. */
const roomForText = 140

/** Scrolls to the top, or to the text where a task above it fills the window. */
function scrollToText(body: HTMLElement): void {
  body.scrollTo?.(0, 0)
  // In a small window the page scrolls.
  body.parentElement?.scrollIntoView?.({ block: 'start' })
  const text = [...body.querySelectorAll('[role="textbox"]')].find(each => !isKeptHidden(each))
  if (text && text.getBoundingClientRect().top > window.innerHeight - roomForText)
    text.scrollIntoView?.({ block: 'start' })
}

/** Shown where the paper of a submission could not be read. */
function FailedPaper({ item }: { item: Submission }) {
  // Only for its retry: the queue reads the papers.
  const { refetch, isFetching } = useApi('topic-answer-paper', paperRequest(item), { enabled: false })
  return <LoadFailed message={text.paperFailed} onRetry={() => void refetch()} busy={isFetching} />
}

/** The submissions in the chosen scope, one after the other. */
export function ReviewQueue({
  list,
  items: all,
  isReady,
  loaded,
  total,
  failed,
  isRetrying,
  retryFailed,
  refused,
}: Submissions) {
  const { scope, choose, items, homeworks, isReady: isScopeReady } = useQueueScope(all, 'writing-review')
  const { hidesNames, hidesAi } = useReviewSettings().settings
  const states = useReviewStates(items)
  const position = useReviewPosition(items, scope, states)
  const { item, next, previous } = position
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
  const [showsFilters, setShowsFilters] = useState(false)
  const body = useRef<HTMLDivElement>(null)
  useKeyTable([
    { label: text.skip, keys: { 'Shift+j': position.goNext }, hint: false },
    { label: text.back, keys: { 'Shift+k': position.goBack }, hint: false },
    { label: isFinished ? text.unfinish : text.finish, keys: { x: finish }, hint: false },
  ])

  const { papers, isShownOutdated, readShown } = useReviewPapers(position)
  const shownKey = papers.find(each => each.item === item && each.paper)?.item.key
  useLayoutEffect(() => {
    if (shownKey !== undefined && body.current) scrollToText(body.current)
  }, [shownKey])
  const name = item && (hidesNames ? text.student(position.index + 1) : item.name)
  const countOf = (state: ReviewState) => (item ? 0 : items.filter(each => states.stateOf(each) === state).length)
  const hasFailed = list.isError && !list.data
  const isQueueReady = isReady && isScopeReady && !hasFailed
  const [drafts, reading] = [countOf('draft'), countOf('reading')]

  return (
    <div className={`${layout.fill} ${classes.page}`}>
      <PageHeader
        title={text.title}
        actions={
          <>
            <QueueFiltersButton isOpen={showsFilters} onToggle={() => setShowsFilters(!showsFilters)} />
            <StudentStepper
              neighbours={{
                // No place in a queue whose length still changes.
                index: states.isReading ? -1 : position.index,
                total: position.total,
                previous: previous?.key,
                next: next?.key,
              }}
              name={name}
              onStep={to => (to === 'next' ? position.goNext() : position.goBack())}
            />
          </>
        }
        facts={
          <div className={classes.facts}>
            <div className={classes.line}>
              {isReady && <ReviewCounts items={items} states={states} />}
              {item && <ReviewTopic item={item} />}
            </div>
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
            <QueueFilters isOpen={showsFilters} refused={refused} className={classes.filters}>
              <ReviewFilters scope={scope} onChoose={choose} homeworks={homeworks} />
              {item && <PrintWritingLink homeworkId={item.homeworkId} topicId={item.topicId} />}
            </QueueFilters>
          </div>
        }
      />
      <QueueOffline isReady={isReady} />
      {failed > 0 && <ErrorState message={text.someFailed(failed)} onRetry={retryFailed} busy={isRetrying} isPart />}
      <div ref={body} className={`${layout.scrollPlain} ${classes.body}`}>
        {hasFailed && <ErrorState message={text.failed} onRetry={() => void list.refetch()} busy={list.isFetching} />}
        {/* Always there, so that screen readers read what it says. */}
        <div role="status">
          {!hasFailed && !(isQueueReady && item) && (
            <QueueMessage
              loading={isQueueReady ? undefined : { loaded, total }}
              reading={reading}
              isEmpty={items.length === 0}
              drafts={drafts}
            />
          )}
          {isShownOutdated && (
            <p className={classes.outdated}>
              {text.outdated}
              <Button size="compact-sm" variant="default" onClick={readShown}>
                {text.showNew}
              </Button>
            </p>
          )}
        </div>
        {isQueueReady &&
          item !== undefined &&
          papers.map(({ item: each, paper }) => {
            if (paper)
              return (
                <ReviewPaper
                  key={each.key}
                  item={each}
                  paper={paper}
                  isShown={each === item}
                  scope={scope}
                  hidesNames={hidesNames}
                  hidesAi={hidesAi}
                  goNext={goNext}
                />
              )
            if (each !== item) return null
            return paper === null ? <FailedPaper key={each.key} item={each} /> : <Skeletons key={each.key} count={6} />
          })}
      </div>
    </div>
  )
}
