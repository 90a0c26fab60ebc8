import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { CopyEntry, CopyList } from '../../../shared/contract/types'
import { callBridge, showToast } from '../../bridge/index'
import { useNow } from '../../ui/clock'
import { EmptyState } from '../../ui/EmptyState'
import { useRowFocus } from '../../ui/use-row-focus'
import { useUndo } from '../../ui/use-undo'
import classes from './Downloads.module.css'
import { OfflineCopyRow } from './OfflineCopyRow'
import { text } from './text'
import { offlineCopiesKey } from './use-download-lists'

const words = text.copies

/** オフラインのデータ: the homework that can be shown and exported without the server (DESIGN §4 offlineCopies, §7). */
export function OfflineCopies({ list }: { list: CopyList }) {
  const section = useRef<HTMLElement>(null)
  const focus = useRowFocus(section)
  const client = useQueryClient()
  const undo = useUndo(async homework_id => {
    const result = await callBridge('copies.remove', { homework_id })
    if (!result.ok) showToast(result.error.message)
    await client.invalidateQueries({ queryKey: offlineCopiesKey })
  })
  const { enabled, kept, entries } = list
  return (
    <section ref={section} className={classes.section} aria-labelledby="downloads-copies" {...focus}>
      <h2 id="downloads-copies" tabIndex={-1} data-heading>
        {words.title}
      </h2>
      {enabled ? (
        <>
          <p className={classes.note}>{kept ? words.lead : `${words.lead}${words.memoryOnly}`}</p>
          <div className={classes.card}>
            {entries.length === 0 ? (
              <EmptyState message={words.empty} hint={words.emptyHint} />
            ) : (
              <CopyTable entries={entries} undo={undo} />
            )}
          </div>
        </>
      ) : (
        <p className={classes.quiet}>{words.off}</p>
      )}
    </section>
  )
}

function CopyTable({ entries, undo }: { entries: readonly CopyEntry[]; undo: ReturnType<typeof useUndo> }) {
  const now = useNow()
  return (
    <table className={classes.table} aria-label={words.table}>
      <thead>
        <tr>
          <th scope="col">{words.columns.homework}</th>
          <th scope="col" className={classes.time}>
            {words.columns.at}
          </th>
          <th scope="col" className={classes.what}>
            {words.columns.what}
          </th>
          <th scope="col" className={classes.size}>
            {words.columns.size}
          </th>
          <th scope="col" className={classes.copyActions}>
            {words.columns.actions}
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map(entry => (
          <OfflineCopyRow key={entry.homework_id} entry={entry} now={now} undo={undo} />
        ))}
      </tbody>
    </table>
  )
}
