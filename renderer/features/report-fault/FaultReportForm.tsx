import { Button, Checkbox, Textarea } from '@mantine/core'
import type { ReportFile } from '../../../shared/contract/fault-report'
import { callBridge, useBoot } from '../../bridge/index'
import { QueryView } from '../../ui/QueryView'
import classes from './FaultReport.module.css'
import { text } from './text'
import type { FaultReport } from './use-fault-report'

const maxNote = 2000

/** The lines of a file that are in sight; the others are reached by scrolling. */
const shownLines = 10

interface FileProps {
  file: ReportFile
  isIncluded: boolean
  onInclude(isIncluded: boolean): void
}

/** One file of the report: all of its text, and whether it is saved. */
function FilePreview({ file, isIncluded, onInclude }: FileProps) {
  const count = file.text === '' ? 0 : file.text.split('\n').length
  return (
    <li className={classes.file}>
      <div className={classes.head}>
        <Checkbox
          label={text.include(file.name)}
          description={text.about[file.name]}
          checked={isIncluded}
          onChange={event => onInclude(event.currentTarget.checked)}
        />
        <span className={classes.count}>{text.lines(count)}</span>
      </div>
      <Textarea
        classNames={{ input: classes.text }}
        aria-label={file.name}
        readOnly
        rows={Math.min(Math.max(count, 1), shownLines)}
        data-off={!isIncluded || undefined}
        value={file.text === '' ? text.empty : file.text}
      />
    </li>
  )
}

/** Support, and the file of the report. */
export function FaultReportButtons({ report }: { report: FaultReport }) {
  const { links } = useBoot()
  return (
    <>
      {links.support && (
        <Button variant="default" onClick={() => void callBridge('app.openExternal', { target: 'support' })}>
          {text.support}
        </Button>
      )}
      <Button disabled={!report.query.data} loading={report.busy} onClick={report.save}>
        {text.save}
      </Button>
    </>
  )
}

interface Props {
  report: FaultReport
  /** What the teacher writes about the fault. */
  note: string
  onNote(note: string): void
}

/** The teacher describes the fault, reads the redacted files, and leaves out what she does not want to save. */
export const FaultReportForm = ({ report, note, onNote }: Props) => (
  <>
    <Textarea
      className={classes.note}
      data-autofocus
      label={text.note}
      description={text.noteHint}
      rows={4}
      maxLength={maxNote}
      value={note}
      onChange={event => onNote(event.currentTarget.value)}
    />
    <QueryView query={report.query} failed={text.failed}>
      {files => (
        <section aria-label={text.files}>
          <h2 className={classes.title}>{text.files}</h2>
          <p className={classes.hint}>{text.hidden}</p>
          <ul className={classes.files}>
            {files.map(file => (
              <FilePreview
                key={file.name}
                file={file}
                isIncluded={report.isIncluded(file.name)}
                onInclude={isIncluded => report.include(file.name, isIncluded)}
              />
            ))}
          </ul>
        </section>
      )}
    </QueryView>
  </>
)
