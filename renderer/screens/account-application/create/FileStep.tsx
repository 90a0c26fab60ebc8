import { Button } from '@mantine/core'
import { FileDrop } from '../../../ui/FileDrop'
import { text } from '../text'
import type { ApplicationInfo } from './application-info'
import classes from './Create.module.css'
import type { ApplicationState } from './use-application'

interface Props {
  application: ApplicationState
  info: ApplicationInfo
}

const labels = text.form

/** The place for the file; once it is read, its name and the way back. */
export function FileStep({ application, info }: Props) {
  const { table, message, isReading, isSending, choose, restart } = application
  return (
    <section className={classes.step} aria-labelledby="hm-apply-file">
      <h2 id="hm-apply-file">{labels.fileStep}</h2>
      {table === null ? (
        <FileDrop
          label={labels.drop}
          choose={labels.choose}
          accept=".xlsx"
          busy={isReading}
          onFile={file => void choose(file)}
        >
          {info.max_rows > 0 && <p className={classes.hint}>{labels.maxRows(info.max_rows)}</p>}
        </FileDrop>
      ) : (
        <div className={classes.line}>
          <b className={classes.file}>{labels.file(table.name, table.sheet)}</b>
          <Button variant="subtle" size="compact-sm" disabled={isSending} onClick={restart}>
            {labels.restart}
          </Button>
        </div>
      )}
      {table === null && message !== null && (
        <p className={classes.fault} role="alert">
          {message}
        </p>
      )}
      {isReading && (
        <p className={classes.hint} role="status">
          {labels.reading}
        </p>
      )}
      {table && table.template === null && !isReading && <p className={classes.hint}>{labels.withoutTemplate}</p>}
    </section>
  )
}
