import { Button, FileButton, Modal } from '@mantine/core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { showToast, startExport } from '../../bridge/index'
import { SearchField } from '../../ui/SearchField'
import { commonText } from '../../ui/text'
import { useBusy } from '../../ui/use-busy'
import { useRowFocus } from '../../ui/use-row-focus'
import classes from './BankDialog.module.css'
import { BankRow } from './BankRow'
import { type BankEntry, inOrder } from './comment-bank'
import { EntryForm } from './EntryForm'
import { ImportPreview } from './ImportPreview'
import { planImport, type ReadFile, readFile } from './import-file'
import { findEntries } from './search'
import { bankText } from './text'
import { useCommentBank } from './use-comment-bank'

/** More rows than this are not rendered; the search finds the others. */
const shownRows = 100

/** With a key first; then newest and most used first. */
const firstOrder = (entries: readonly BankEntry[]): string[] =>
  inOrder(entries)
    .sort((a, b) => (a.slot ?? 10) - (b.slot ?? 10))
    .map(({ id }) => id)

interface Props {
  onClose: () => void
}

/** What the dialog says about the last action, and how to take it back. */
interface Said {
  words: string
  takeBack?: () => void
}

/** Manages the comment bank: add, edit, give keys, remove (can be undone while the dialog is open), export and import. */
export function BankDialog({ onClose }: Props) {
  const state = useCommentBank()
  const { bank } = state
  const [query, setQuery] = useState('')
  const [edited, setEdited] = useState<string | null>(null)
  const [said, setSaid] = useState<Said | null>(null)
  const [chosen, setChosen] = useState<ReadFile | null>(null)
  const { busy, run } = useBusy()
  const resetFile = useRef<() => void>(null)
  const importButton = useRef<HTMLButtonElement>(null)
  const wasChosen = useRef(false)
  useEffect(() => {
    // The preview had the focus.
    if (wasChosen.current && chosen === null) importButton.current?.focus()
    wasChosen.current = chosen !== null
  }, [chosen])
  // Rows stay where they are while the teacher changes them; new ones come first.
  const [order] = useState(() => firstOrder(bank.entries))
  const section = useRef<HTMLElement>(null)
  const focus = useRowFocus(section)
  const found = findEntries(bank.entries, query).sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
  const remove = (entry: BankEntry) => {
    const index = bank.entries.indexOf(entry)
    state.remove(entry.id)
    setSaid({
      words: bankText.removed(entry.text),
      takeBack: () => {
        state.restore(entry, index)
        setSaid(null)
      },
    })
  }
  const exportBank = () =>
    run(async () => {
      if (!(await state.saveNow())) return setSaid({ words: bankText.notStored })
      if (await startExport({ kind: 'comment-bank', request: {} })) setSaid({ words: bankText.exporting })
    })
  const choose = (file: File | null) =>
    run(async () => {
      // The same file can be chosen again.
      resetFile.current?.()
      if (file === null) return
      const read = await readFile(file)
      if (typeof read === 'string') return setSaid({ words: read })
      setSaid(null)
      setChosen(read)
    })
  const addImported = (file: ReadFile) => {
    const count = planImport(bank, file).filter(row => row.state === 'added').length
    state.addImported(file)
    setChosen(null)
    setQuery('')
    setSaid({
      words: bankText.imported(count),
      takeBack: () => {
        state.removeImported(file)
        setSaid({ words: bankText.importTakenBack(count) })
      },
    })
  }
  const add = (text: string, reading: string) => {
    state.add(text, reading)
    setQuery('')
    showToast(bankText.added)
  }
  const rows: ReactNode[] = found.slice(0, shownRows).map(entry => (
    <li key={entry.id} className={classes.row} data-row={entry.id}>
      {edited === entry.id ? (
        <EntryForm
          bank={bank}
          entry={entry}
          onSave={(text, reading) => {
            state.edit(entry.id, text, reading)
            setEdited(null)
          }}
          onClose={() => setEdited(null)}
        />
      ) : (
        <BankRow
          entry={entry}
          onPin={slot => state.pin(entry.id, slot)}
          onEdit={() => setEdited(entry.id)}
          onRemove={() => remove(entry)}
        />
      )}
    </li>
  ))
  return (
    <Modal
      opened
      size="min(880px, 94vw)"
      title={bankText.title}
      closeButtonProps={{ 'aria-label': commonText.close }}
      onClose={onClose}
    >
      {chosen === null ? null : (
        <ImportPreview bank={bank} file={chosen} onAdd={() => addImported(chosen)} onClose={() => setChosen(null)} />
      )}
      <section ref={section} className={classes.dialog} hidden={chosen !== null} {...focus}>
        <div className={classes.hints}>
          <p>
            {bankText.hint}
            {bankText.readings}
          </p>
          <p>{bankText.placeholders}</p>
          <p>{bankText.stored}</p>
        </div>
        <EntryForm bank={bank} onSave={add} />
        <div className={classes.tools}>
          <SearchField
            value={query}
            onSearch={setQuery}
            delay={0}
            className={classes.text}
            label={bankText.search}
            clearLabel={bankText.clearSearch}
            placeholder={`${bankText.search}（${bankText.searchHint}）`}
            data-autofocus
          />
          <Button size="sm" variant="default" loading={busy} onClick={() => void exportBank()}>
            {bankText.export}
          </Button>
          <FileButton
            accept=".xlsx"
            resetRef={resetFile}
            inputProps={{ 'aria-label': bankText.importFile }}
            onChange={file => void choose(file)}
          >
            {props => (
              <Button {...props} ref={importButton} size="sm" variant="default" loading={busy}>
                {bankText.import}
              </Button>
            )}
          </FileButton>
        </div>
        <p className={classes.said} role="status" tabIndex={-1} data-heading>
          {said === null ? null : (
            <>
              {said.words}
              {said.takeBack === undefined ? null : (
                <Button size="compact-sm" variant="default" onClick={said.takeBack}>
                  {bankText.takeBack}
                </Button>
              )}
            </>
          )}
        </p>
        <ul className={classes.list} aria-label={bankText.list}>
          {rows}
        </ul>
        {found.length > shownRows ? <p className={classes.more}>{bankText.more(found.length - shownRows)}</p> : null}
        {found.length > 0 ? null : (
          <p className={classes.more}>{bank.entries.length === 0 ? bankText.none : bankText.notFound}</p>
        )}
      </section>
    </Modal>
  )
}
