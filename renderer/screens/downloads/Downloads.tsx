import { useDownloads } from '../../features/downloads/use-downloads'
import { ErrorState } from '../../ui/ErrorState'
import { PageHeader } from '../../ui/PageHeader'
import { Skeletons } from '../../ui/Skeletons'
import classes from './Downloads.module.css'
import { unfinished } from './download-filters'
import { OfflineCopies } from './OfflineCopies'
import { SavedFiles } from './SavedFiles'
import { text } from './text'
import { UnfinishedList } from './UnfinishedList'
import { useDownloadLists } from './use-download-lists'

/** データ出力: running and failed exports, saved files, and offline copies (DESIGN §7 /download-manage). */
export function Downloads() {
  const entries = useDownloads()
  const { saved, copies } = useDownloadLists()
  return (
    <div className={classes.screen}>
      <PageHeader title={text.title} />
      <UnfinishedList entries={unfinished(entries)} />
      {saved.data ? (
        <SavedFiles entries={entries} facts={saved.data} />
      ) : (
        <PendingSection title={text.saved.title} failed={text.saved.failed} list={saved} />
      )}
      {copies.data ? (
        <OfflineCopies list={copies.data} />
      ) : (
        <PendingSection title={text.copies.title} failed={text.copies.failed} list={copies} />
      )}
    </div>
  )
}

interface PendingSectionProps {
  title: string
  failed: string
  list: { isError: boolean; isFetching: boolean; refetch: () => Promise<unknown> }
}

/** A section whose list is loading or has failed to load. */
function PendingSection({ title, failed, list }: PendingSectionProps) {
  return (
    <section className={classes.section} aria-label={title}>
      <h2>{title}</h2>
      <div className={classes.card}>
        {list.isError ? (
          <ErrorState message={failed} onRetry={() => void list.refetch()} busy={list.isFetching} />
        ) : (
          <div className={classes.bars}>
            <Skeletons count={3} />
          </div>
        )}
      </div>
    </section>
  )
}
