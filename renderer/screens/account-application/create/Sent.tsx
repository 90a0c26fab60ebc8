import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { callBridge, showToast } from '../../../bridge/index'
import { useExport } from '../../../features/downloads/use-export'
import { paths } from '../../../paths'
import { Link } from '../../../ui/Link'
import { text } from '../text'
import type { ApplicationInfo } from './application-info'
import classes from './Create.module.css'
import type { SentApplication } from './use-application'

interface Props {
  sent: SentApplication
  info: ApplicationInfo
  onAgain(): void
}

const labels = text.sent

/** What was received, and the copy of its file. */
export function Sent({ sent: { type, orderId, students, file }, info, onAgain }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { begin, isStarting } = useExport()
  useEffect(() => heading.current?.focus(), [])
  const kind = info.apply_types.find(({ value }) => value === type)?.label ?? ''
  const save = async () => {
    const held = await callBridge('downloads.hold', { title: labels.copyTitle(kind), bytes: file.bytes })
    if (!held.ok) return showToast(held.error.message)
    await begin({ kind: 'held-file', request: held.value })
  }
  return (
    <section className={classes.step} aria-labelledby="hm-apply-sent">
      <h2 id="hm-apply-sent" ref={heading} tabIndex={-1}>
        {labels.title}
      </h2>
      <dl className={classes.applicant}>
        {orderId && (
          <div>
            <dt>{labels.number}</dt>
            <dd>
              <b>{orderId}</b>
            </dd>
          </div>
        )}
        <div>
          <dt>{text.type}</dt>
          <dd>{kind}</dd>
        </div>
        <div>
          <dt>{labels.file}</dt>
          <dd>{file.name}</dd>
        </div>
        <div>
          <dt>{labels.students}</dt>
          <dd>{text.students(students)}</dd>
        </div>
      </dl>
      <p>{labels.next}</p>
      <div className={classes.line}>
        <Button variant="default" loading={isStarting} onClick={() => void save()}>
          {labels.save}
        </Button>
        <span className={classes.hint}>{labels.saveHint}</span>
      </div>
      <div className={classes.line}>
        <Button component={Link} to={paths.applications()}>
          {labels.toList}
        </Button>
        <Button variant="default" onClick={onAgain}>
          {labels.again}
        </Button>
      </div>
    </section>
  )
}
