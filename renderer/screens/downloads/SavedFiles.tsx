import { Button } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { useRef } from 'react'
import type { DownloadState } from '../../../shared/contract/types'
import { limits } from '../../../shared/domain/limits'
import { downloadActions } from '../../features/downloads/use-downloads'
import { paths } from '../../paths'
import { useNow } from '../../ui/clock'
import { deletionCell } from '../../ui/deletions/UndoCell'
import { useRowDeletion } from '../../ui/deletions/use-row-deletion'
import { Link } from '../../ui/Link'
import { ListView } from '../../ui/list/ListView'
import { allRows, useListPage } from '../../ui/list/use-list-page'
import { useListState } from '../../ui/list/use-list-state'
import { SearchField } from '../../ui/SearchField'
import classes from './Downloads.module.css'
import { searchSavedFiles } from './download-filters'
import { savedFileRules } from './list-rules'
import { savedFileColumns } from './saved-file-columns'
import { text } from './text'

const savedText = text.saved

interface Props {
  entries: readonly DownloadState[]
  /** `isDurable`: the list is stored across restarts. `isLost`: an earlier list could not be read. */
  query: UseQueryResult<{ isDurable: boolean; isLost: boolean }>
}

const idOf = ({ id }: DownloadState) => id

/** 保存したファイル: search, sort, open, show in the folder, and delete with undo. */
export function SavedFiles({ entries, query }: Props) {
  const list = useListState('downloads/saved', savedFileRules)
  const now = useNow()
  const searchField = useRef<HTMLInputElement>(null)
  const deletion = useRowDeletion<DownloadState>({
    name: 'saved-files',
    idOf,
    nameOf: ({ name }) => name,
    describe: savedText.deleted,
    remove: chosen => Promise.all(chosen.map(downloadActions.remove)),
  })
  const facts = list.ready ? query.data : undefined
  const found = facts && searchSavedFiles(entries, list.applied.search)
  const page = useListPage(list, allRows(found, query), limits.pageSizes.list)
  const hasFiles = facts !== undefined && entries.some(entry => entry.state === 'done')
  const clearSearch = () => {
    list.clear()
    searchField.current?.focus()
  }

  return (
    <section className={classes.section} aria-labelledby="downloads-saved">
      <div className={classes.head}>
        <h2 id="downloads-saved" tabIndex={-1} data-heading>
          {savedText.title}
        </h2>
        {hasFiles && <span className={classes.quiet}>{savedText.count(page.total ?? 0)}</span>}
        {hasFiles && (
          <SearchField
            inputRef={searchField}
            className={classes.search}
            value={list.filters.search}
            onSearch={search => list.filter({ search })}
            delay={0}
            label={savedText.search}
            clearLabel={savedText.clearSearch}
            placeholder={savedText.searchPlaceholder}
          />
        )}
      </div>
      {facts?.isLost && <p className={classes.note}>{savedText.listUnreadable}</p>}
      {hasFiles && !facts.isDurable && <p className={classes.note}>{savedText.memoryOnly}</p>}
      <ListView
        list={list}
        page={page}
        label={savedText.table}
        columns={savedFileColumns(now, entry => deletion.start([entry]))}
        rowKey={idOf}
        client={page}
        skeletonRows={3}
        cellPadding={10}
        replaced={entry => deletionCell(deletion, entry, entry.isInBrowser ? savedText.browserCopy : undefined)}
        failed={savedText.failed}
        empty={
          hasFiles
            ? {
                message: savedText.noMatch,
                hint: (
                  <Button variant="default" onClick={clearSearch}>
                    {savedText.clear}
                  </Button>
                ),
              }
            : {
                message: savedText.empty,
                hint: (
                  <>
                    <p>{savedText.emptyHint}</p>
                    <Link to={paths.homeworkManagement()}>{savedText.emptyLink}</Link>
                  </>
                ),
              }
        }
      />
    </section>
  )
}
