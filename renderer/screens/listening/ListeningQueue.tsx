import { Button, SegmentedControl } from '@mantine/core'
import { memo, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { limits } from '../../../shared/domain/limits'
import { player } from '../../audio/player'
import { apiKey, showToast } from '../../bridge/index'
import { StudentStepper } from '../../features/homework/paper/StudentStepper'
import type { Submission } from '../../features/homework/queue/submissions'
import { allDays } from '../../features/homework/queue/use-queue-scope'
import type { Submissions } from '../../features/homework/queue/use-submissions'
import { useMaySend } from '../../features/messages/use-may-send'
import { paths } from '../../paths'
import { EmptyState } from '../../ui/EmptyState'
import { ErrorState } from '../../ui/ErrorState'
import { KeyHints } from '../../ui/keys/KeyHints'
import { useKeyTable } from '../../ui/keys/use-key-table'
import layout from '../../ui/layout/layout.module.css'
import { OfflineStrip } from '../../ui/offline/OfflineStrip'
import { PageHeader } from '../../ui/PageHeader'
import { Skeletons } from '../../ui/Skeletons'
import { CommentField } from './CommentField'
import { dropFocus } from './keep-focus'
import classes from './Listening.module.css'
import { ListeningFilters } from './ListeningFilters'
import { MarkPanel } from './MarkPanel'
import { type MarkDigit, markDigits } from './model/marks'
import { redoGroups } from './model/redo'
import { type Way, ways } from './model/ways'
import { ReadingPane } from './ReadingPane'
import { RedoButton } from './RedoButton'
import { Summary } from './Summary'
import { text } from './text'
import { useComments } from './use-comments'
import { useListening } from './use-listening'
import { useMarks } from './use-marks'

const shownData = [apiKey('my-homework-list'), apiKey('topic-answer-paper')]
const noData: typeof shownData = []

/** It looks through all answers: a step leaves it as it is. */
const Offline = memo(OfflineStrip)

/** The recordings in the chosen scope, one after the other. */
export function ListeningQueue({ list, items: all, isReady, loaded, total, failed, refused }: Submissions) {
  const listening = useListening(all)
  const { items, item, reading, position, queue, triage, way, goNext, goBack, shownName, nameOfKey } = listening
  const { settings, counts, leftOff } = listening
  const marks = useMarks()
  const comments = useComments()
  const maySend = useMaySend()
  const commentField = useRef<HTMLTextAreaElement>(null)
  const [showsFilters, setShowsFilters] = useState(false)
  const [said, setSaid] = useState('')

  const mark = (digit: MarkDigit) => {
    if (!item) return
    const now = marks.toggle(item, digit)
    listening.hear(item.key)
    const name = shownName(item)
    setSaid(now === null ? text.unmarked(name) : text.marked(name, now))
    if (now !== null && settings.markGoesOn) goNext()
  }
  const undo = () => {
    const undone = marks.undo()
    const words = undone ? text.restored(shownName(undone)) : text.nothingToUndo
    setSaid(words)
    showToast(words)
  }
  const alternate = () => {
    if (!queue.alternate()) showToast(text.noModel)
  }
  const resume = () => leftOff !== undefined && listening.show(leftOff)
  const toggleSummary = () => (position.isEnded ? goBack() : listening.end())
  const isShown = item !== undefined
  const keys = useKeyTable([
    { label: text.keys.play, keys: { ' ': queue.toggle }, when: isShown },
    {
      label: text.keys.mark,
      keys: Object.fromEntries(markDigits.map(digit => [String(digit), () => mark(digit)])),
      when: isShown,
    },
    { label: text.keys.next, keys: { Enter: goNext }, when: isShown },
    { label: text.keys.nextToo, keys: { j: goNext, 'Shift+j': goNext }, when: isShown, hint: false },
    { label: text.keys.back, keys: { k: goBack, 'Shift+k': goBack }, when: isShown || position.isEnded, hint: false },
    { label: text.keys.model, keys: { a: alternate }, when: isShown },
    {
      label: text.keys.seek,
      keys: { ArrowLeft: () => queue.seek(-1), ArrowRight: () => queue.seek(1) },
      when: isShown,
    },
    {
      label: text.keys.sentence,
      keys: { ArrowUp: () => queue.goToTrack(queue.track - 1), ArrowDown: () => queue.goToTrack(queue.track + 1) },
      when: isShown && (reading?.tracks.length ?? 0) > 1,
    },
    {
      label: text.keys.rate,
      keys: { '[': () => player.changeRate(-1), ']': () => player.changeRate(1) },
      hint: false,
      when: isShown,
    },
    { label: text.keys.comment, keys: { c: () => commentField.current?.focus() }, when: isShown },
    { label: text.keys.undo, keys: { 'Ctrl+z': undo }, hint: false },
    {
      label: text.keys.ways,
      keys: { w: () => listening.setWay(ways[(ways.indexOf(way) + 1) % ways.length] ?? 'all') },
      when: items.length > 0,
    },
    { label: text.keys.summary, keys: { g: toggleSummary }, when: items.length > 0 },
    { label: text.keys.resume, keys: { r: () => void resume() }, when: leftOff !== undefined, hint: false },
  ])

  const hasFailed = list.isError && !list.data
  const isQueueReady = isReady && listening.isReady && !hasFailed
  const isAllMeasured = triage.done === triage.total
  const flags = item && triage.flags.get(item.key)
  const isEmptyItem = ({ key }: Submission) => triage.flags.get(key)?.some(({ isEmpty }) => isEmpty) ?? false
  const emptyItems = items.filter(isEmptyItem)
  const countOf = (digit: MarkDigit) => items.filter(each => marks.markOf(each) === digit).length
  const hasScope = Object.values(listening.scope).some(value => value !== '')
  const status = item && reading ? [text.flags, ...(flags ?? []).map(({ words }) => words), said].join('。') : said

  return (
    <div className={`${layout.fill} ${classes.page}`}>
      <PageHeader
        title={text.title}
        actions={
          <>
            <Button
              className={classes.more}
              variant="default"
              aria-expanded={showsFilters}
              onClick={() => setShowsFilters(!showsFilters)}
            >
              {text.filters}
            </Button>
            <Button variant="default" aria-keyshortcuts="g" disabled={items.length === 0} onClick={toggleSummary}>
              {text.summary.title}
            </Button>
            <StudentStepper
              neighbours={{
                index: position.index,
                total: position.order.length,
                previous: position.previous,
                next: position.next,
              }}
              name={item && shownName(item)}
              onStep={to => (to === 'next' ? goNext() : goBack())}
            />
          </>
        }
        facts={
          <div className={classes.facts}>
            <SegmentedControl
              {...dropFocus}
              aria-label={text.way}
              size="sm"
              value={way}
              data={ways.map(value => ({
                value,
                label: value === 'all' ? text.ways.all : text.wayCount(text.ways[value], counts[value]),
              }))}
              onChange={value => listening.setWay(value as Way)}
            />
            {isQueueReady && items.length > 0 ? (
              <ul className={classes.counts} aria-label={text.counts}>
                <li>{text.heard(listening.heard.size, items.length)}</li>
                {markDigits.map(digit =>
                  countOf(digit) === 0 ? null : <li key={digit}>{text.count(text.marks[digit], countOf(digit))}</li>,
                )}
                <li>{isAllMeasured ? text.measured(triage.total) : text.progress(triage.done, triage.total)}</li>
                {listening.left > 0 ? <li>{text.notMeasured(listening.left)}</li> : null}
              </ul>
            ) : null}
            <div className={classes.filters} data-open={showsFilters || undefined}>
              <ListeningFilters
                scope={listening.scope}
                onChoose={listening.choose}
                inClass={listening.inClass}
                homeworks={listening.homeworks}
                days={listening.days}
                day={listening.day}
                hidesNames={listening.isHidden}
                onHide={listening.hide}
              />
              {refused > 0 && (
                <p className={classes.refused}>
                  {text.refused(refused)} <Link to={paths.headquarters()}>{text.toHeadquarters}</Link>
                </p>
              )}
            </div>
          </div>
        }
      />
      <Offline keys={isReady ? shownData : noData} />
      {failed > 0 && <ErrorState message={text.someFailed(failed)} />}
      <div ref={queue.place} hidden />
      <p className="hm-hidden" role="status">
        {status}
      </p>
      {hasFailed && <ErrorState message={text.failed} onRetry={() => void list.refetch()} busy={list.isFetching} />}
      {!hasFailed && !isQueueReady ? (
        <div role="status">
          <p>{text.loading(loaded, total)}</p>
          <Skeletons count={6} />
        </div>
      ) : null}
      {isQueueReady && items.length === 0 ? (
        <EmptyState
          message={all.length === 0 ? text.empty : text.emptyScope}
          hint={
            <>
              <p>{all.length === 0 ? text.emptyHint : text.emptyScopeHint}</p>
              {hasScope && (
                <Button
                  variant="default"
                  onClick={() => listening.choose({ team_id: '', homework_id: '', topic_id: '', day: allDays })}
                >
                  {text.clearScope}
                </Button>
              )}
              <p>{text.scopeHint(limits.listening.days)}</p>
              <Link to={paths.homeworkManagement()}>{text.toList}</Link>
            </>
          }
        />
      ) : null}
      {isQueueReady && items.length > 0 && position.order.length === 0 && way !== 'all' && !position.isEnded ? (
        <EmptyState
          message={isAllMeasured ? text.emptyWay[way] : text.emptyWayLoading[way]}
          hint={
            <>
              <p>{text.emptyWayHint}</p>
              <Button variant="default" onClick={() => listening.setWay('all')}>
                {text.showAll}
              </Button>
            </>
          }
        />
      ) : null}
      {leftOff !== undefined && isQueueReady && item ? (
        <p className={classes.resume}>
          {text.resume(position.order.indexOf(leftOff) + 1, position.order.length, nameOfKey(leftOff))}
          <Button size="compact-sm" aria-keyshortcuts="r" onClick={() => void resume()}>
            {text.resumeButton}
          </Button>
          <Button size="compact-sm" variant="default" onClick={listening.place.dismiss}>
            {text.dismiss}
          </Button>
        </p>
      ) : null}
      {isQueueReady && item && reading ? (
        <div className={`${layout.panels} ${classes.panels}`}>
          <div className={layout.scroll}>
            <ReadingPane
              reading={reading}
              name={shownName(item)}
              queue={queue}
              cuts={listening.cutsOf(queue.address ?? '')}
              flags={flags}
              isMeasured={listening.isMeasured}
              isWordsOnly={way === 'words'}
              settings={settings}
              onChange={listening.change}
              onAlternate={alternate}
              onRetry={() => listening.retry(item)}
              redo={
                flags?.some(({ isEmpty }) => isEmpty) ? (
                  <RedoButton
                    group={redoGroups(emptyItems.filter(({ homeworkId }) => homeworkId === item.homeworkId))[0]}
                    reason="empty"
                    maySend={maySend}
                    nameOf={shownName}
                  />
                ) : null
              }
            />
          </div>
          <aside className={layout.scroll}>
            <MarkPanel mark={marks.markOf(item)} onMark={mark} settings={settings} onChange={listening.change} />
            <CommentField
              key={item.key}
              item={item}
              name={shownName(item)}
              isNameHidden={listening.isHidden}
              comments={comments}
              maySend={maySend}
              field={commentField}
            />
          </aside>
        </div>
      ) : null}
      {isQueueReady && position.isEnded ? (
        <div className={`${layout.scroll} ${classes.grow}`}>
          <Summary
            items={items}
            heard={listening.heard.size}
            markOf={marks.markOf}
            flagsOf={each => triage.flags.get(each.key) ?? []}
            emptyItems={emptyItems}
            nameOf={shownName}
            comments={comments}
            isMeasured={isAllMeasured}
            maySend={maySend}
            onOpen={key => listening.show(key, false)}
            onBack={goBack}
          />
        </div>
      ) : null}
      <KeyHints rows={keys} />
    </div>
  )
}
