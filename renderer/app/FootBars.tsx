import { memo } from 'react'
import { DownloadsTray } from '../features/downloads/DownloadsTray'
import { ReminderBar } from '../features/lessons/ReminderBar'
import { AskedComments } from '../features/listening/AskedComments'
import { NotesOutbox } from '../results/index'
import { UndoBar } from '../ui/deletions/UndoBar'

/**
 * What is at the foot of every page after the login: lessons that start soon, what can be undone,
 * comments that are sent, and exports. It is memoised, so that it does not re-render at each address.
 */
export const FootBars = memo(function FootBars() {
  return (
    <>
      <ReminderBar />
      <UndoBar />
      <NotesOutbox />
      <AskedComments />
      <DownloadsTray />
    </>
  )
})
