import { Button, NativeSelect } from '@mantine/core'
import { FileDrop } from '../../ui/FileDrop'
import { useFileDrop } from '../../ui/use-file-drop'
import classes from './OwnSheet.module.css'
import { text } from './text'
import type { OwnFile, OwnFiles } from './use-own-file'

const words = text.file

/** The place for the file; once it is read, its name and its sheets. */
export function FilePanel({ files: { file, fault, busy, open, openSheet, close } }: { files: OwnFiles }) {
  return (
    <section className={classes.step} aria-labelledby="hm-own-file">
      <h2 id="hm-own-file">{words.step}</h2>
      {file === null ? (
        <FileDrop
          label={words.drop}
          choose={words.choose}
          accept=".xlsx,.xlsm"
          busy={busy}
          onFile={next => void open(next)}
        >
          <p className={classes.hint}>{words.kinds}</p>
        </FileDrop>
      ) : (
        <OpenFile file={file} busy={busy} open={open} openSheet={openSheet} close={close} />
      )}
      {busy && (
        <p className={classes.hint} role="status">
          {words.reading}
        </p>
      )}
      {fault !== null && (
        <p className={classes.fault} role="alert">
          {fault}
        </p>
      )}
    </section>
  )
}

type OpenProps = Pick<OwnFiles, 'busy' | 'open' | 'openSheet' | 'close'> & { file: OwnFile }

/** The name of the file and its sheets. Another file can be dropped in its place. */
function OpenFile({ file, busy, open, openSheet, close }: OpenProps) {
  useFileDrop(next => {
    if (!busy) void open(next)
  })
  return (
    <div className={classes.line}>
      <b className={classes.file}>{file.name}</b>
      <NativeSelect
        aria-label={words.sheet}
        disabled={busy}
        data={file.sheet.sheets.map(({ name, isHidden }, at) => ({
          value: String(at),
          label: isHidden ? words.hidden(name) : name,
        }))}
        value={String(file.sheet.sheet)}
        onChange={event => void openSheet(Number(event.currentTarget.value))}
      />
      <Button variant="subtle" size="compact-sm" disabled={busy} onClick={close}>
        {words.other}
      </Button>
    </div>
  )
}
