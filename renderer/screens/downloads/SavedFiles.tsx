import { Button } from '@mantine/core'
import { useReducer, useRef } from 'react'
import { Link } from 'react-router-dom'
import type { DownloadState } from '../../../shared/contract/types'
import { downloadActions } from '../../features/downloads/use-downloads'
import { paths } from '../../paths'
import { useNow } from '../../ui/clock'
import { EmptyState } from '../../ui/EmptyState'
import { Pager } from '../../ui/Pager'
import { SearchField } from '../../ui/SearchField'
import { SortHeader } from '../../ui/SortHeader'
import { useRowFocus } from '../../ui/use-row-focus'
import { useUndo } from '../../ui/use-undo'
import classes from './Downloads.module.css'
import { defaultFileListState, fileListPage, fileListReducer, pageSize } from './file-list-state'
import { SavedFileRow } from './SavedFileRow'
import { text } from './text'

const words = text.saved

interface Props {
  entries: readonly DownloadState[]
  /** `kept`: the list is stored across restarts. `lost`: an earlier list could not be read. */
  facts: { kept: boolean; lost: boolean }
}

/** 保存したファイル: search, sort, open, show in the folder, and delete with undo. */
export function SavedFiles({ entries, facts }: Props) {
  const [state, dispatch] = useReducer(fileListReducer, defaultFileListState)
  const now = useNow()
  const search = useRef<HTMLInputElement>(null)
  const section = useRef<HTMLElement>(null)
  const focus = useRowFocus(section)
  const undo = useUndo(async id => {
    const entry = entries.find(each => each.id === id)
    if (entry) await downloadActions.remove(entry)
  })
  const { rows, total, page } = fileListPage(entries, state)
  const hasFiles = entries.some(entry => entry.state === 'done')
  const direction = (field: 'name' | 'at') => (state.sort.field === field ? state.sort.order : undefined)
  const clearSearch = () => {
    dispatch({ type: 'search', search: '' })
    search.current?.focus()
  }

  return (
    <section ref={section} className={classes.section} aria-labelledby="downloads-saved" {...focus}>
      <div className={classes.head}>
        <h2 id="downloads-saved" tabIndex={-1} data-heading>
          {words.title}
        </h2>
        {hasFiles && <span className={classes.quiet}>{words.count(total)}</span>}
        {hasFiles && (
          <SearchField
            inputRef={search}
            className={classes.search}
            value={state.search}
            onSearch={value => dispatch({ type: 'search', search: value })}
            delay={0}
            label={words.search}
            clearLabel={words.clearSearch}
            placeholder={words.searchPlaceholder}
          />
        )}
      </div>
      {facts.lost && <p className={classes.note}>{words.lost}</p>}
      {!facts.kept && hasFiles && <p className={classes.note}>{words.memoryOnly}</p>}
      <div className={classes.card}>
        {!hasFiles ? (
          <EmptyState
            message={words.empty}
            hint={
              <>
                <p>{words.emptyHint}</p>
                <Link to={paths.homeworkManagement()}>{words.emptyLink}</Link>
              </>
            }
          />
        ) : total === 0 ? (
          <EmptyState
            message={words.noMatch}
            hint={
              <Button variant="default" onClick={clearSearch}>
                {words.clear}
              </Button>
            }
          />
        ) : (
          <table className={classes.table} aria-label={words.table}>
            <thead>
              <tr>
                <SortHeader
                  label={words.columns.name}
                  direction={direction('name')}
                  onSort={() => dispatch({ type: 'sort', field: 'name' })}
                />
                <th scope="col" className={classes.kind}>
                  {words.columns.kind}
                </th>
                <th scope="col" className={classes.subject}>
                  {words.columns.subject}
                </th>
                <SortHeader
                  className={classes.time}
                  label={words.columns.at}
                  direction={direction('at')}
                  onSort={() => dispatch({ type: 'sort', field: 'at' })}
                />
                <th scope="col" className={classes.size}>
                  {words.columns.size}
                </th>
                <th scope="col" className={classes.fileActions}>
                  {words.columns.actions}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(entry => (
                <SavedFileRow key={entry.id} state={entry} now={now} undo={undo} />
              ))}
            </tbody>
          </table>
        )}
      </div>
      <div className={classes.foot}>
        <Pager page={page} total={total} limit={pageSize} onChange={next => dispatch({ type: 'page', page: next })} />
      </div>
    </section>
  )
}
