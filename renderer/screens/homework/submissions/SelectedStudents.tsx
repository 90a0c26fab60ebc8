import { Button } from '@mantine/core'
import { IconCheck, IconCopy, IconMail, IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { showToast, useApi } from '../../../bridge/index'
import type { RosterStudent } from '../../../features/homework/roster'
import { isNewSubmission } from '../../../features/homework/seen/seen-papers'
import type { HomeworkSeen } from '../../../features/homework/seen/use-seen-papers'
import { receiversState } from '../../../features/messages/receivers-state'
import { useMaySend } from '../../../features/messages/use-may-send'
import { paths } from '../../../paths'
import { copyText } from '../../../ui/copy-text'
import { NoticeSheet } from './NoticeSheet'
import classes from './Submissions.module.css'
import { studentLines } from './submission-stages'
import { text } from './text'

interface Props {
  homeworkId: string
  students: readonly RosterStudent[]
  seen: HomeworkSeen
  onClear(): void
}

/** The number of the chosen students, and what can be done for them: a message, their names, a list for the board. */
export function SelectedStudents({ homeworkId, students, seen, onClear }: Props) {
  const navigate = useNavigate()
  const maySend = useMaySend()
  const [isPrinting, setPrinting] = useState(false)
  const { data: homework } = useApi('homework-basic-info', { id: homeworkId })
  const title = homework?.title ?? ''
  const isNew = students.some(student => isNewSubmission(seen.stateOf(student)))
  const markSeen = () => {
    seen.mark(students)
    onClear()
  }
  const send = () =>
    void navigate(paths.messageSend(), {
      state: receiversState({
        title: text.subject(title),
        studentIds: students.map(({ studentId }) => studentId),
        homeworks: [{ id: homeworkId, title }],
      }),
    })
  const copy = () => showToast(copyText(studentLines(students)) ? text.copied(students.length) : text.notCopied)
  return (
    <div className={classes.selected} role="toolbar" aria-label={text.selectedBar}>
      <b role="status">{text.selected(students.length)}</b>
      <Button size="xs" variant="subtle" onClick={onClear}>
        {text.clearSelection}
      </Button>
      {maySend && (
        <Button size="xs" leftSection={<IconMail size={16} aria-hidden />} onClick={send}>
          {text.send}
        </Button>
      )}
      <Button size="xs" variant="default" leftSection={<IconCopy size={16} aria-hidden />} onClick={copy}>
        {text.copy}
      </Button>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconPrinter size={16} aria-hidden />}
        onClick={() => setPrinting(true)}
      >
        {text.print}
      </Button>
      {isNew && (
        <Button size="xs" variant="default" leftSection={<IconCheck size={16} aria-hidden />} onClick={markSeen}>
          {text.markSeen}
        </Button>
      )}
      {isPrinting && homework && (
        <NoticeSheet homework={homework} students={students} onEnd={() => setPrinting(false)} />
      )}
    </div>
  )
}
