import { Button, Checkbox, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReportFile } from '../../../shared/contract/types'
import { BridgeError, callBridge, showToast, startExport, useBoot } from '../../bridge/index'
import { PageHeader } from '../../ui/PageHeader'
import { QueryView } from '../../ui/QueryView'
import { useBusy } from '../../ui/use-busy'
import classes from './ReportFault.module.css'
import { text } from './text'

const maxNote = 2000

/** The lines of a file that are in sight; the others are reached by scrolling. */
const shownLines = 10

/** The redacted report, read once for each visit of the page. */
const useReport = () =>
  useQuery({
    queryKey: ['report.read'],
    queryFn: async () => {
      const read = await callBridge('report.read', {})
      if (!read.ok) throw new BridgeError(read.error)
      return read.value.files
    },
    staleTime: 0,
    gcTime: 0,
  })

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

/** 不具合を知らせる: a teacher reads the redacted report of a fault, leaves parts out, and saves it (a chosen page). */
export function ReportFault() {
  const { links } = useBoot()
  const report = useReport()
  const [note, setNote] = useState('')
  const [left, setLeft] = useState<readonly string[]>([])
  const { busy, run } = useBusy()

  async function save(files: readonly ReportFile[]) {
    const described = note.trim() === '' ? [] : [{ name: text.noteName, text: note }]
    const chosen = files.filter(({ name }) => !left.includes(name))
    if (described.length + chosen.length === 0) return showToast(text.nothing)
    const packed = await callBridge('report.pack', { files: [...described, ...chosen] })
    if (!packed.ok) return showToast(packed.error.message)
    await startExport({ kind: 'held-file', request: packed.value })
    showToast(text.started)
  }

  return (
    <>
      <PageHeader
        title={text.title}
        facts={text.facts}
        actions={
          <>
            {links.support && (
              <Button variant="default" onClick={() => void callBridge('app.openExternal', { target: 'support' })}>
                {text.support}
              </Button>
            )}
            <Button disabled={!report.data} loading={busy} onClick={() => void run(() => save(report.data ?? []))}>
              {text.save}
            </Button>
          </>
        }
      />
      <Textarea
        className={classes.note}
        label={text.note}
        description={text.noteHint}
        rows={4}
        maxLength={maxNote}
        value={note}
        onChange={event => setNote(event.currentTarget.value)}
      />
      <QueryView query={report} failed={text.failed}>
        {files => (
          <section aria-label={text.files}>
            <h2 className={classes.title}>{text.files}</h2>
            <p className={classes.hint}>{text.hidden}</p>
            <ul className={classes.files}>
              {files.map(file => (
                <FilePreview
                  key={file.name}
                  file={file}
                  isIncluded={!left.includes(file.name)}
                  onInclude={isIncluded =>
                    setLeft(isIncluded ? left.filter(name => name !== file.name) : [...left, file.name])
                  }
                />
              ))}
            </ul>
          </section>
        )}
      </QueryView>
    </>
  )
}
