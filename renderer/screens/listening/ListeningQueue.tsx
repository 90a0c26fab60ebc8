import { useRef } from 'react'
import { QueueOffline } from '../../features/homework/queue/QueueOffline'
import type { Submission } from '../../features/homework/queue/submissions'
import type { EarlierSubmissions } from '../../features/homework/queue/use-earlier-submissions'
import type { Submissions } from '../../features/homework/queue/use-submissions'
import { ErrorState } from '../../ui/ErrorState'
import { KeyHints } from '../../ui/keys/KeyHints'
import layout from '../../ui/layout/layout.module.css'
import { CommentField } from './CommentField'
import classes from './Listening.module.css'
import { MarkPanel } from './MarkPanel'
import { soundFacts } from './model/flags'
import { redoGroups } from './model/redo'
import { QueueHeader } from './QueueHeader'
import { QueueNotices } from './QueueNotices'
import { QueueState } from './QueueState'
import { ReadingPane } from './ReadingPane'
import { RedoButton } from './RedoButton'
import { RedoDialog } from './RedoDialog'
import { Summary } from './Summary'
import { text } from './text'
import { useComments } from './use-comments'
import { useListening } from './use-listening'
import { useListeningActions } from './use-listening-actions'
import { useMarks } from './use-marks'
import { useRedo } from './use-redo'

interface Props {
  submissions: Submissions
  earlier: EarlierSubmissions
}

/** The recordings in the chosen scope, one after the other. */
export function ListeningQueue({ submissions, earlier }: Props) {
  const { list, items: all, isReady, failed, isRetrying, retryFailed, refused } = submissions
  const commentField = useRef<HTMLTextAreaElement>(null)
  const isWriting = () => commentField.current !== null && commentField.current === document.activeElement
  const listening = useListening(all, earlier, isWriting)
  const { items, item, reading, position, queue, triage, filter, settings, goBack, shownName } = listening
  const marks = useMarks()
  const comments = useComments()
  const redo = useRedo()
  const { keys, mark, alternate, resume, toggleSummary, said } = useListeningActions(listening, marks, commentField)
  const hasFailed = list.isError && !list.data
  const isQueueReady = isReady && listening.isReady && !hasFailed
  const flags = item && triage.flags.get(item.key)
  const isEmptyItem = ({ key }: Submission) =>
    !listening.outdated.has(key) && (triage.flags.get(key)?.some(({ isEmpty }) => isEmpty) ?? false)
  const emptyItems = items.filter(isEmptyItem)
  const toAsk = emptyItems.filter(each => !redo.wasAsked(each))
  const status = text.spoken(item && reading ? (flags ?? []).map(({ words }) => words) : [], said)

  return (
    <div className={`${layout.fill} ${classes.page}`}>
      <QueueHeader
        listening={listening}
        markOf={marks.markOf}
        isQueueReady={isQueueReady}
        refused={refused}
        onSummary={toggleSummary}
      />
      <QueueOffline isReady={isReady} />
      {failed > 0 && <ErrorState message={text.someFailed(failed)} onRetry={retryFailed} busy={isRetrying} isPart />}
      <div ref={queue.place} hidden />
      <p className="hm-hidden" role="status">
        {status}
      </p>
      <QueueState submissions={submissions} listening={listening} isQueueReady={isQueueReady} />
      {isQueueReady && <QueueNotices listening={listening} onResume={resume} />}
      {isQueueReady && item && reading ? (
        <div className={`${layout.panels} ${classes.panels}`}>
          <div className={layout.scroll}>
            <ReadingPane
              reading={reading}
              name={shownName(item)}
              isNameHidden={listening.isHidden}
              queue={queue}
              cuts={listening.cutsOf(queue.address ?? '')}
              flags={flags}
              isMeasured={listening.isMeasured}
              sound={soundFacts(reading, triage.results)}
              isWordsOnly={filter === 'words'}
              settings={settings}
              onChange={listening.change}
              onAlternate={alternate}
              onRetry={() => listening.retry(item)}
              isCompared={triage.isCompared(item)}
              onReload={triage.retry}
              redo={
                emptyItems.some(({ key }) => key === item.key) ? (
                  redo.wasAsked(item) ? (
                    <p className={classes.note}>{text.redo.askedAlready}</p>
                  ) : (
                    <RedoButton
                      group={redoGroups(toAsk.filter(({ homeworkId }) => homeworkId === item.homeworkId))[0]}
                      reason="empty"
                      redo={redo}
                    />
                  )
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
              maySend={redo.maySend}
              field={commentField}
            />
          </aside>
        </div>
      ) : null}
      {isQueueReady && position.isEnded ? (
        <div className={`${layout.scroll} ${classes.grow}`}>
          <Summary
            items={items}
            heard={listening.heard}
            markOf={marks.markOf}
            flagsOf={each => triage.flags.get(each.key) ?? []}
            emptyItems={emptyItems}
            nameOf={shownName}
            comments={comments}
            isMeasured={triage.done === triage.total}
            left={listening.left}
            unread={items.filter(({ key }) => listening.readings.get(key)?.state === 'gone').length}
            redo={redo}
            onOpen={key => listening.show(key, false)}
            onBack={goBack}
          />
        </div>
      ) : null}
      <RedoDialog redo={redo} nameOf={shownName} />
      <KeyHints rows={keys} />
    </div>
  )
}
