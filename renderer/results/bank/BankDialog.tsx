import { Button, Modal } from '@mantine/core'
import { type ReactNode, useRef, useState } from 'react'
import { showToast } from '../../bridge/index'
import { SearchField } from '../../ui/SearchField'
import { commonText } from '../../ui/text'
import { useRowFocus } from '../../ui/use-row-focus'
import classes from './BankDialog.module.css'
import { BankRow } from './BankRow'
import { type BankEntry, inOrder } from './comment-bank'
import { EntryForm } from './EntryForm'
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

/** Manages the comment bank: add, edit, give keys, remove (can be undone while the dialog is open). */
export function BankDialog({ onClose }: Props) {
  const state = useCommentBank()
  const { bank } = state
  const [query, setQuery] = useState('')
  const [edited, setEdited] = useState<string | null>(null)
  const [removed, setRemoved] = useState<{ entry: BankEntry; index: number } | null>(null)
  // Rows stay where they are while the teacher changes them; new ones come first.
  const [order] = useState(() => firstOrder(bank.entries))
  const section = useRef<HTMLElement>(null)
  const focus = useRowFocus(section)
  const found = findEntries(bank.entries, query).sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
  const remove = (entry: BankEntry) => {
    setRemoved({ entry, index: bank.entries.indexOf(entry) })
    state.remove(entry.id)
  }
  const takeBack = () => {
    if (removed) state.restore(removed.entry, removed.index)
    setRemoved(null)
  }
  const add = (text: string) => {
    state.add(text)
    setQuery('')
    showToast(bankText.added)
  }
  const rows: ReactNode[] = found.slice(0, shownRows).map(entry => (
    <li key={entry.id} className={classes.row} data-row={entry.id}>
      {edited === entry.id ? (
        <EntryForm
          bank={bank}
          entry={entry}
          onSave={text => {
            state.edit(entry.id, text)
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
      <section ref={section} className={classes.dialog} {...focus}>
        <div className={classes.hints}>
          <p>{bankText.hint}</p>
          <p>{bankText.placeholders}</p>
          <p>{bankText.stored}</p>
        </div>
        <EntryForm bank={bank} onSave={add} />
        <SearchField
          value={query}
          onSearch={setQuery}
          delay={0}
          label={bankText.search}
          clearLabel={bankText.clearSearch}
          placeholder={`${bankText.search}（${bankText.searchHint}）`}
          data-autofocus
        />
        <p className={classes.said} role="status" tabIndex={-1} data-heading>
          {removed === null ? null : (
            <>
              {bankText.removed(removed.entry.text)}
              <Button size="compact-sm" variant="default" onClick={takeBack}>
                {bankText.takeBack}
              </Button>
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
