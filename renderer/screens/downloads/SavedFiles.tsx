import { Button } from '@mantine/core'
import { type ReactNode, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import type { DownloadState } from '../../../shared/contract/types'
import { limits } from '../../../shared/domain/limits'
import { downloadActions } from '../../features/downloads/use-downloads'
import { paths } from '../../paths'
import { useNow } from '../../ui/clock'
import { EmptyState } from '../../ui/EmptyState'
import { lastPage } from '../../ui/list/list-state'
import { Pager } from '../../ui/Pager'
import { SearchField } from '../../ui/SearchField'
import { nextSort, type Sort } from '../../ui/table/column'
import { DataTable } from '../../ui/table/DataTable'
import { UndoCell } from '../../ui/UndoCell'
import { useRowFocus } from '../../ui/use-row-focus'
import { useUndo } from '../../ui/use-undo'
import classes from './Downloads.module.css'
import { searchSavedFiles } from './download-filters'
import { savedFileColumns } from './saved-file-columns'
import { text } from './text'

const savedText = text.saved
const pageSize = limits.pageSizes.list
const undoSeconds = limits.undoMs / 1000

interface Props {
  entries: readonly DownloadState[]
  /** `isDurable`: the list is stored across restarts. `isLost`: an earlier list could not be read. */
  facts: { isDurable: boolean; isLost: boolean }
}

/** 保存したファイル: search, sort, open, show in the folder, and delete with undo. */
export function SavedFiles({ entries, facts }: Props) {
  const [search, setSearch] = useState('')
  const [sort, setSort] = useState<Sort>({ field: 'at', order: 'desc' })
  const [page, setPage] = useState(1)
  const now = useNow()
  const searchField = useRef<HTMLInputElement>(null)
  const section = useRef<HTMLElement>(null)
  const focus = useRowFocus(section)
  const undo = useUndo(async id => {
    const entry = entries.find(each => each.id === id)
    if (entry) await downloadActions.remove(entry)
  })
  const found = searchSavedFiles(entries, search)
  const total = found.length
  const shownPage = Math.min(page, lastPage(total, pageSize))
  const hasFiles = entries.some(entry => entry.state === 'done')
  const searchFor = (value: string) => {
    setSearch(value)
    setPage(1)
  }
  const clearSearch = () => {
    searchFor('')
    searchField.current?.focus()
  }
  const replaced = ({ id, name, handedOver }: DownloadState): ReactNode => {
    const state = undo.state(id)
    return (
      state && (
        <UndoCell
          name={name}
          message={savedText.removing(undoSeconds) + (handedOver ? savedText.browserCopy : '')}
          acting={state === 'acting' ? savedText.acting : null}
          onTakeBack={() => undo.undo(id)}
        />
      )
    )
  }

  return (
    <section ref={section} className={classes.section} aria-labelledby="downloads-saved" {...focus}>
      <div className={classes.head}>
        <h2 id="downloads-saved" tabIndex={-1} data-heading>
          {savedText.title}
        </h2>
        {hasFiles && <span className={classes.quiet}>{savedText.count(total)}</span>}
        {hasFiles && (
          <SearchField
            inputRef={searchField}
            className={classes.search}
            value={search}
            onSearch={searchFor}
            delay={0}
            label={savedText.search}
            clearLabel={savedText.clearSearch}
            placeholder={savedText.searchPlaceholder}
          />
        )}
      </div>
      {facts.isLost && <p className={classes.note}>{savedText.lost}</p>}
      {!facts.isDurable && hasFiles && <p className={classes.note}>{savedText.memoryOnly}</p>}
      <div className={classes.card}>
        {!hasFiles ? (
          <EmptyState
            message={savedText.empty}
            hint={
              <>
                <p>{savedText.emptyHint}</p>
                <Link to={paths.homeworkManagement()}>{savedText.emptyLink}</Link>
              </>
            }
          />
        ) : total === 0 ? (
          <EmptyState
            message={savedText.noMatch}
            hint={
              <Button variant="default" onClick={clearSearch}>
                {savedText.clear}
              </Button>
            }
          />
        ) : (
          <DataTable
            label={savedText.table}
            columns={savedFileColumns(now, undo.begin)}
            rows={found}
            rowKey={({ id }) => id}
            sort={sort}
            onSort={column => {
              setSort(nextSort(sort, column))
              setPage(1)
            }}
            client={{ page: shownPage, pageSize }}
            minWidth="960px"
            cellPadding={10}
            replaced={replaced}
          />
        )}
      </div>
      <div className={classes.foot}>
        <Pager page={shownPage} total={total} limit={pageSize} onChange={setPage} />
      </div>
    </section>
  )
}
