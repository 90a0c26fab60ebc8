import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Activity, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Paper } from '../../../shared/items/paper'
import { apiQuery } from '../../bridge/index'
import type { Submission } from '../../features/homework/queue/submissions'
import type { QueueScope } from '../../features/homework/queue/use-queue-scope'
import { paths } from '../../paths'
import { canBeCommented, type Marking, prefetchPaper, ResultView } from '../../results/index'
import { afterPaint } from '../../ui/after-paint'
import { ctrlEnter } from '../../ui/keys/ctrl-enter'
import { KeyCap } from '../../ui/keys/KeyCaps'
import { useKeyTable } from '../../ui/keys/use-key-table'
import { text } from './text'
import classes from './WritingReview.module.css'

interface Props {
  item: Submission
  paper: Paper
  /** False: rendered ahead, so that it appears at once. */
  isShown: boolean
  scope: QueueScope
  hidesNames: boolean
  hidesAi: boolean
  goNext: () => void
}

/** Above a paper without an editor, where the foot has no button to go on. */
function NoEditor({ goNext }: { goNext: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  // The text of the paper before had the focus.
  useLayoutEffect(() => button.current?.focus({ preventScroll: true }), [])
  useKeyTable([{ ...ctrlEnter(text.goOn, goNext), hint: false }])
  return (
    <p className={classes.noEditor}>
      {text.noEditor}
      <Button
        ref={button}
        size="compact-sm"
        variant="default"
        rightSection={<KeyCap name="Ctrl+Enter" />}
        aria-keyshortcuts="Control+Enter"
        onClick={goNext}
      >
        {text.goOn}
      </Button>
    </p>
  )
}

/** One submission of the queue, on the screen or rendered ahead. */
export function ReviewPaper({ item, paper, isShown, scope, hidesNames, hidesAi, goNext }: Props) {
  const { key, name, studentId, homeworkId, topicId, guid, isFromHeadquarters } = item
  const client = useQueryClient()
  const [isPrefetched, setPrefetched] = useState(isShown)
  // What is read only after it is shown would make the text jump.
  useEffect(() => {
    if (isPrefetched) return
    const notes = apiQuery(
      'get-writing-notes',
      { student_id: studentId, topic_id: topicId, guid: guid ?? '' },
      { background: true },
    )
    const prefetch = () => Promise.all([prefetchPaper(client, paper), guid && client.prefetchQuery(notes)])
    return afterPaint(() => void prefetch().then(() => setPrefetched(true)))
  }, [client, paper, isPrefetched, studentId, topicId, guid])
  const marking = useMemo(
    (): Marking => ({
      name,
      isNameHidden: hidesNames,
      path: paths.writingReview({ team_id: scope.team_id, homework_id: scope.homework_id, item: key }),
      pathOfRound: round =>
        isFromHeadquarters
          ? paths.headquarters({ homeworkId, topicId, studentId, round })
          : paths.paper(homeworkId, { topicId, studentId, round }),
      goNext,
      isOpen: true,
    }),
    [key, name, studentId, homeworkId, topicId, isFromHeadquarters, scope, hidesNames, goNext],
  )
  // To show a paper renders nothing again.
  const view = useMemo(
    () => (
      <ResultView
        paper={paper}
        studentId={studentId}
        homeworkId={homeworkId}
        showAnswers
        marking={marking}
        hidesAi={hidesAi}
      />
    ),
    [paper, studentId, homeworkId, marking, hidesAi],
  )
  return (
    <Activity mode={isShown ? 'visible' : 'hidden'}>
      {!canBeCommented(paper) && <NoEditor goNext={goNext} />}
      {(isShown || isPrefetched) && view}
    </Activity>
  )
}
