import { DownloadsTray } from '../features/downloads/DownloadsTray'
import { NotesOutbox } from '../results/index'
import { UndoBar } from '../ui/deletions/UndoBar'

/** What is at the foot of every page after the login: what can be undone, comments that are sent, and exports. */
export const FootBars = () => (
  <>
    <UndoBar />
    <NotesOutbox />
    <DownloadsTray />
  </>
)
