import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { CopyEntry, CopyList } from '../../../shared/contract/types'
import { limits } from '../../../shared/domain/limits'
import { shortTime } from '../../../shared/domain/time'
import { callBridge, showToast } from '../../bridge/index'
import { useNow } from '../../ui/clock'
import { EmptyState } from '../../ui/EmptyState'
import { fileSize } from '../../ui/file-size'
import { Clip } from '../../ui/table/Clip'
import type { Column } from '../../ui/table/column'
import { DataTable } from '../../ui/table/DataTable'
import { UndoCell } from '../../ui/UndoCell'
import { useRowFocus } from '../../ui/use-row-focus'
import { type Undo, useUndo } from '../../ui/use-undo'
import classes from './Downloads.module.css'
import { OfflineCopyActions } from './OfflineCopyActions'
import { text } from './text'
import { offlineCopiesKey } from './use-download-lists'

const copiesText = text.copies

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
  const { enabled, isDurable, entries } = list
  return (
    <section ref={section} className={classes.section} aria-labelledby="downloads-copies" {...focus}>
      <h2 id="downloads-copies" tabIndex={-1} data-heading>
        {copiesText.title}
      </h2>
      {enabled ? (
        <>
          <p className={classes.note}>{isDurable ? copiesText.lead : `${copiesText.lead}${copiesText.memoryOnly}`}</p>
          <div className={classes.card}>
            {entries.length === 0 ? (
              <EmptyState message={copiesText.empty} hint={copiesText.emptyHint} />
            ) : (
              <CopyTable entries={entries} undo={undo} />
            )}
          </div>
        </>
      ) : (
        <p className={classes.quiet}>{copiesText.off}</p>
      )}
    </section>
  )
}

/** The stored parts of a homework, e.g. `成績一覧・課題 3件・答案 40件`. */
function contentOf({ matrix, topics, papers }: CopyEntry): string {
  const parts = [
    matrix ? copiesText.matrix : null,
    topics > 0 ? copiesText.topics(topics) : null,
    papers > 0 ? copiesText.papers(papers) : null,
  ]
  return parts.filter(part => part !== null).join(copiesText.joiner)
}

const titleOf = ({ title }: CopyEntry) => title || copiesText.untitled

const columnsAt = (now: number, onRemove: (id: string) => void): Column<CopyEntry>[] => [
  { key: 'homework', label: copiesText.columns.homework, head: true, cell: entry => <Clip>{titleOf(entry)}</Clip> },
  { key: 'at', label: copiesText.columns.at, width: '144px', cell: ({ at }) => shortTime(at, now) },
  { key: 'what', label: copiesText.columns.what, width: '232px', cell: contentOf },
  { key: 'size', label: copiesText.columns.size, width: '72px', numeric: true, cell: ({ bytes }) => fileSize(bytes) },
  {
    key: 'actions',
    label: copiesText.columns.actions,
    width: '240px',
    cell: entry => (
      <OfflineCopyActions
        homeworkId={entry.homework_id}
        title={titleOf(entry)}
        canExport={entry.matrix}
        onRemove={() => onRemove(entry.homework_id)}
      />
    ),
  },
]

function CopyTable({ entries, undo }: { entries: readonly CopyEntry[]; undo: Undo }) {
  return (
    <DataTable
      label={copiesText.table}
      columns={columnsAt(useNow(), undo.begin)}
      rows={entries}
      rowKey={({ homework_id }) => homework_id}
      minWidth="960px"
      cellPadding={10}
      replaced={entry => {
        const state = undo.state(entry.homework_id)
        return (
          state && (
            <UndoCell
              name={titleOf(entry)}
              message={copiesText.removing(limits.undoMs / 1000)}
              acting={state === 'acting' ? copiesText.acting : null}
              onTakeBack={() => undo.undo(entry.homework_id)}
            />
          )
        )
      }}
    />
  )
}
