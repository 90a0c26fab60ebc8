import { Button } from '@mantine/core'
import { useLayoutEffect, useMemo, useRef } from 'react'
import type { Paper } from '../../../shared/items/paper'
import type { Submission } from '../../features/homework/queue/submissions'
import type { QueueScope } from '../../features/homework/queue/use-queue-scope'
import { paths } from '../../paths'
import { AheadView, canBeCommented, type Marking } from '../../results/index'
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
  const { key, name, studentId, homeworkId, topicId, isFromHeadquarters } = item
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
  return (
    <>
      {isShown && !canBeCommented(paper) && <NoEditor goNext={goNext} />}
      <AheadView
        isShown={isShown}
        paper={paper}
        studentId={studentId}
        homeworkId={homeworkId}
        showAnswers
        marking={marking}
        hidesAi={hidesAi}
      />
    </>
  )
}
