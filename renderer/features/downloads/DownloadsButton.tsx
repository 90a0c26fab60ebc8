import { IconAlertCircle, IconDownload } from '@tabler/icons-react'
import { useLocation } from 'react-router-dom'
import { paths } from '../../paths'
import classes from './DownloadsTray.module.css'
import { downloadsText as text } from './text'
import { trayId } from './tray-id'
import { useTray } from './use-downloads'

/**
 * The header's button, shown while the tray has entries: it says how many exports run or failed, and opens or closes
 * the tray.
 */
export function DownloadsButton() {
  const { entries, open, show } = useTray()
  const listed = useLocation().pathname === paths.downloadManage()
  if (entries.length === 0 || listed) return null
  const count = (state: 'running' | 'failed') => entries.filter(entry => entry.state === state).length
  const [running, failed] = [count('running'), count('failed')]
  const Icon = failed > 0 ? IconAlertCircle : IconDownload
  return (
    <button
      type="button"
      className={classes.button}
      data-failed={failed > 0 || undefined}
      aria-expanded={open}
      aria-controls={open ? trayId : undefined}
      onClick={() => show(!open)}
    >
      <Icon size={18} aria-hidden />
      {failed > 0
        ? text.failedCount(failed)
        : running > 0
          ? text.runningCount(running)
          : text.doneCount(entries.length)}
    </button>
  )
}
