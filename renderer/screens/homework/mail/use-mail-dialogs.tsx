import { Button, Modal } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { BridgeError, callApi, isAnswerLost } from '../../../bridge/index'
import { useExport } from '../../../features/downloads/use-export'
import { commonText } from '../../../ui/text'
import classes from './Mail.module.css'
import { MailForm } from './MailForm'
import { text } from './text'

interface MailDialog<T> {
  open: (of: T) => void
  /** To be drawn somewhere on the screen; the focus returns to where it was opened from. */
  dialog: ReactNode
}

/** Ids come from the server, and a draft's key takes few signs. */
const draftKeyOf = (...names: string[]): string => `homework/mail/${names.join('.').replace(/[^\w.-]/g, '.')}`

/** A dialog that is opened for something; what it is about stays while it fades out. */
function useDialog<T>(title: string, body: (of: T, close: () => void) => ReactNode): MailDialog<T> {
  const [asked, setAsked] = useState<{ of: T; turn: number } | null>(null)
  const [opened, setOpened] = useState(false)
  const close = () => setOpened(false)
  return {
    open(of) {
      setAsked(old => ({ of, turn: (old?.turn ?? 0) + 1 }))
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
        {asked ? <div key={asked.turn}>{body(asked.of, close)}</div> : null}
      </Modal>
    ),
  }
}

/**
 * Sends once: the call is a GET that does something, so it is not offered again, and where its answer is lost nobody knows.
 * @returns what is to be said; null where it was sent.
 */
async function sendTopicsMail(homeworkId: string, email: string): Promise<string | null> {
  try {
    await callApi('send-student-topic-mail', { homework_id: homeworkId, email }, { outcome: 'silent' })
    return null
  } catch (error) {
    if (!(error instanceof BridgeError)) throw error
    return isAnswerLost(error) ? text.faults.unknown : error.failure.message || commonText.operationFailed
  }
}

interface Homework {
  homeworkId: string
  title: string
}

function TopicsMail({ homework, onClose }: { homework: Homework; onClose: () => void }) {
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
        const fault = await sendTopicsMail(homework.homeworkId, email)
        if (fault === null) setSent(email)
        return fault
      }}
    />
  )
}

/** The results of a homework's topics by mail (SPEC §7 send-student-topic-mail). */
export const useTopicsMail = (): MailDialog<Homework> =>
  useDialog(text.topics.title, (homework, close) => <TopicsMail homework={homework} onClose={close} />)

interface Student {
  homeworkId: string
  studentId: string
  name: string
}

/** One student's report of a homework, prepared by the server, and by mail as well where an address is given (SPEC §7). */
export function useReportDialog(): MailDialog<Student> {
  const { begin } = useExport()
  return useDialog(text.report.title, ({ homeworkId, studentId, name }, close) => (
    <MailForm
      draftKey={draftKeyOf('report', homeworkId, studentId)}
      about={text.report.about(name)}
      send={text.report.send}
      optional
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
