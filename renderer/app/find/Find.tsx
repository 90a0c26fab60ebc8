import { Modal } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useEffect } from 'react'
import type { SessionView } from '../../../shared/contract/types'
import { AfterFirstPaint } from '../../ui/first-paint'
import { KeyCap } from '../../ui/keys/KeyCaps'
import { keysText } from '../../ui/keys/text'
import { useKeyTable } from '../../ui/keys/use-key-table'
import { commonText } from '../../ui/text'
import headerClasses from '../Header.module.css'
import { FindPanel } from './FindPanel'
import { closeFind, openFind, returnFocus, useFindState } from './find-state'
import { findText } from './text'

const rows = [{ label: findText.title, keys: { 'Ctrl+k': openFind }, inFields: true }]

/** The button in the header that opens the dialog, with its key; and the dialog, in which anything is found. */
export function Find({ session }: { session: SessionView }) {
  const state = useFindState()
  useKeyTable(rows, { group: keysText.everywhere })
  // The layout is hidden under the lock, and removed with the session.
  useEffect(() => closeFind, [])
  // The field takes the focus before Mantine could remember who had it.
  useEffect(() => {
    if (state === 'closed') returnFocus()
  }, [state])
  return (
    <>
      <button
        type="button"
        className={headerClasses.find}
        aria-keyshortcuts="Control+K"
        aria-haspopup="dialog"
        onClick={openFind}
      >
        <IconSearch size={18} aria-hidden />
        <span className={headerClasses.findWord}>{findText.open}</span>
        <span className={headerClasses.findKeys}>
          <KeyCap name="Ctrl" />
          <KeyCap name="K" />
        </span>
      </button>
      <AfterFirstPaint>
        <Modal
          opened={state === 'open'}
          onClose={closeFind}
          returnFocus={false}
          title={findText.title}
          size={720}
          centered={false}
          closeButtonProps={{ 'aria-label': commonText.close }}
        >
          <FindPanel session={session} />
        </Modal>
      </AfterFirstPaint>
    </>
  )
}
