import { Button } from '@mantine/core'
import { useDownloads } from '../../features/downloads/use-downloads'
import { paths } from '../../paths'
import { Link } from '../../ui/Link'
import { PageHeader } from '../../ui/PageHeader'
import { ClassExport } from './ClassExport'
import classes from './Downloads.module.css'
import { isServerTask, unfinished } from './download-filters'
import { OfflineCopies } from './OfflineCopies'
import { ReportTasks } from './ReportTasks'
import { SavedFiles } from './SavedFiles'
import { text } from './text'
import { UnfinishedList } from './UnfinishedList'
import { useDownloadLists } from './use-download-lists'

/**
 * データ出力: an export for a class, running and failed exports, reports of the server, saved files, and offline copies (DESIGN §7
 * /download-manage).
 */
export function Downloads() {
  const entries = useDownloads()
  const { saved, copies } = useDownloadLists()
  return (
    <div className={classes.screen}>
      <PageHeader title={text.title} />
      <ClassExport />
      <section className={classes.section} aria-labelledby="downloads-own-sheet">
        <h2 id="downloads-own-sheet">{text.ownSheet.title}</h2>
        <p className={classes.note}>{text.ownSheet.lead}</p>
        <Button component={Link} to={paths.ownSheet()} variant="default">
          {text.ownSheet.open}
        </Button>
      </section>
      <UnfinishedList entries={unfinished(entries)} />
      <ReportTasks isExporting={entries.some(isServerTask)} />
      <SavedFiles entries={entries} query={saved} />
      <OfflineCopies query={copies} />
    </div>
  )
}
