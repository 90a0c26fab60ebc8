import { Button, Progress, SegmentedControl } from '@mantine/core'
import { useMemo, useState } from 'react'
import { applyFaultText } from '../../../../shared/domain/applications'
import { limits } from '../../../../shared/domain/limits'
import { ctrlEnter } from '../../../ui/keys/ctrl-enter'
import { KeyHints } from '../../../ui/keys/KeyHints'
import { useKeyTable } from '../../../ui/keys/use-key-table'
import layout from '../../../ui/layout/layout.module.css'
import { text } from '../text'
import { type ApplicationTable, faultsByRow, faultsOf } from './application-draft'
import type { ApplicationInfo } from './application-info'
import classes from './Create.module.css'
import { RowTable } from './RowTable'
import type { ApplicationState } from './use-application'

interface Props {
  application: ApplicationState
  table: ApplicationTable
  info: ApplicationInfo
}

const labels = text.form

/** The rows of the file with their faults, to be mended here or in Excel, and the button that sends them. */
export function CheckStep({ application, table, info }: Props) {
  const { type, message, isSending, isReading, progress } = application
  const maxRows = info.max_rows || limits.application.rows
  const faults = useMemo(() => faultsOf(type, table, maxRows), [type, table, maxRows])
  const byRow = useMemo(() => faultsByRow(faults), [faults])
  // The rows that were wrong when the teacher chose to see them: a row that is mended must not vanish meanwhile.
  const [wrong, setWrong] = useState<ReadonlySet<number> | null>(null)
  const ofFile = faults.filter(fault => !('row' in fault))
  const rows = wrong ? table.rows.filter(({ row }) => wrong.has(row)) : table.rows
  const canSend = faults.length === 0 && !isSending && !isReading
  const send = () => {
    // What is typed in a cell is confirmed first.
    const editor = document.querySelector<HTMLElement>('[data-editing]')
    if (editor) return editor.blur()
    if (canSend) void application.send()
  }
  const keys = useKeyTable([ctrlEnter(labels.sendKey, send)])
  const percent = progress && progress.total > 0 ? Math.floor((progress.sent / progress.total) * 100) : null
  return (
    <section className={classes.step} aria-labelledby="hm-apply-check">
      <h2 id="hm-apply-check">{labels.checkStep}</h2>
      <p className={classes.summary} role="status" data-wrong={faults.length > 0 || undefined}>
        {ofFile.length > 0
          ? ofFile.map(applyFaultText).join('')
          : `${labels.rows(table.rows.length)}　${faults.length === 0 ? labels.right : labels.faults(byRow.size, faults.length)}`}
      </p>
      {table.carries.map(extra => (
        <p key={extra} className={classes.hint}>
          {labels.carries[extra]}
        </p>
      ))}
      {byRow.size > 0 && <p className={classes.hint}>{labels.mendHint}</p>}
      {faults.length === 0 && table.isMended && <p className={classes.hint}>{labels.mended}</p>}
      {ofFile.length === 0 && (
        <>
          {(byRow.size > 0 || wrong !== null) && (
            <SegmentedControl
              className={classes.show}
              aria-label={labels.show}
              data={[
                { value: 'all', label: labels.showAll(table.rows.length) },
                { value: 'wrong', label: labels.showWrong(byRow.size) },
              ]}
              value={wrong ? 'wrong' : 'all'}
              onChange={value => setWrong(value === 'wrong' ? new Set(byRow.keys()) : null)}
            />
          )}
          <RowTable application={application} table={table} rows={rows} faults={byRow} />
        </>
      )}
      <div className={`${classes.foot} ${layout.stickyFoot ?? ''}`}>
        {message !== null && (
          <p className={classes.fault} role="alert">
            {message}
          </p>
        )}
        <div className={classes.line}>
          {isSending ? (
            <>
              <span role="status">{percent === null || percent >= 100 ? labels.waiting : labels.sending(percent)}</span>
              <Progress className={classes.progress} value={percent ?? 0} aria-label={labels.sending(percent ?? 0)} />
              <Button variant="default" onClick={application.cancel}>
                {labels.cancel}
              </Button>
            </>
          ) : (
            <>
              {faults.length > 0 && <span className={classes.hint}>{labels.notYet}</span>}
              <Button onClick={send} disabled={!canSend}>
                {labels.send(table.rows.length)}
              </Button>
              <KeyHints rows={keys} />
            </>
          )}
        </div>
      </div>
    </section>
  )
}
