import { Button, Modal } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useWrite, type WriteOutcome } from '../../../bridge/index'
import { useExport } from '../../../features/downloads/use-export'
import { commonText } from '../../../ui/text'
import classes from './Mail.module.css'
import { MailForm } from './MailForm'
import { text } from './text'

interface MailDialog<T> {
  open: (of: T) => void
  /** Render this somewhere on the screen. On close, the focus returns to the control that opened the dialog. */
  dialog: ReactNode
}

/** Ids come from the server, but a draft key allows only a few characters. */
const draftKeyOf = (...names: string[]): string => `homework/mail/${names.join('.').replace(/[^\w.-]/g, '.')}`

/** A dialog about a subject. The subject stays while the dialog fades out. */
function useDialog<T>(title: string, body: (of: T, close: () => void) => ReactNode): MailDialog<T> {
  const [request, setRequest] = useState<{ of: T; openCount: number } | null>(null)
  const [opened, setOpened] = useState(false)
  const close = () => setOpened(false)
  return {
    open(of) {
      setRequest(old => ({ of, openCount: (old?.openCount ?? 0) + 1 }))
      setOpened(true)
    },
    dialog: (
      <Modal
        opened={opened}
        size={520}
        title={title}
        closeButtonProps={{ 'aria-label': commonText.close }}
        closeOnClickOutside={false}
        onClose={close}
      >
        {request ? <div key={request.openCount}>{body(request.of, close)}</div> : null}
      </Modal>
    ),
  }
}

/** The message of a mail that was not sent, or whose answer was lost; null after success. */
function mailFault(outcome: WriteOutcome<'send-student-topic-mail'> | null): string | null {
  if (outcome?.kind === 'done') return null
  return outcome?.kind === 'refused' ? outcome.message || commonText.operationFailed : text.faults.unknown
}

interface Homework {
  homeworkId: string
  title: string
}

function TopicsMail({ homework, onClose }: { homework: Homework; onClose: () => void }) {
  const write = useWrite('send-student-topic-mail', { quiet: true })
  const [sent, setSent] = useState<string | null>(null)
  if (sent !== null) {
    return (
      <div className={classes.form}>
        <p role="status">{text.topics.sent(sent)}</p>
        <div className={classes.buttons}>
          <Button autoFocus onClick={onClose}>
            {commonText.close}
          </Button>
        </div>
      </div>
    )
  }
  return (
    <MailForm
      draftKey={draftKeyOf('topics', homework.homeworkId)}
      about={text.topics.about(homework.title)}
      send={text.topics.send}
      onClose={onClose}
      onSend={async email => {
        const fault = mailFault(await write.send({ homework_id: homework.homeworkId, email }))
        if (fault === null) setSent(email)
        return fault
      }}
    />
  )
}

/** Sends the results of a homework's topics by mail (SPEC §7 send-student-topic-mail). */
export const useTopicsMail = (): MailDialog<Homework> =>
  useDialog(text.topics.title, (homework, close) => <TopicsMail homework={homework} onClose={close} />)

interface Student {
  homeworkId: string
  studentId: string
  name: string
}

/**
 * Creates one student's report of a homework on the server. If an address is entered, it is sent by mail as well (SPEC
 * §7).
 */
export function useReportDialog(): MailDialog<Student> {
  const { begin } = useExport()
  return useDialog(text.report.title, ({ homeworkId, studentId, name }, close) => (
    <MailForm
      draftKey={draftKeyOf('report', homeworkId, studentId)}
      about={text.report.about(name)}
      send={text.report.send}
      isOptional
      onClose={close}
      onSend={async email => {
        const request = { student_id: studentId, homework_id: homeworkId, ...(email === '' ? {} : { email }) }
        await begin({ kind: 'export-student-homework-report', request })
        close()
        return null
      }}
    />
  ))
}
