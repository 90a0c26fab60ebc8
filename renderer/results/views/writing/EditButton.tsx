import { Button } from '@mantine/core'
import type { RefObject } from 'react'
import { KeyCap } from '../../../ui/keys/KeyCaps'
import { useKeyTable } from '../../../ui/keys/use-key-table'
import { useItemKey } from '../../parts/use-item-key'
import { useItemNavigation } from '../../use-item-navigation'
import { editorText } from './editor/text'

interface Props {
  ref: RefObject<HTMLButtonElement | null>
  isOpen: boolean
  hasNotes: boolean
  onOpen: () => void
}

/** The button that opens and closes the editor of comments. Its key opens that of the current item's latest text. */
export function EditButton({ ref, isOpen, hasNotes, onOpen }: Props) {
  const { currentKey } = useItemNavigation()
  const itemKey = useItemKey()
  const isCurrent = currentKey === undefined || currentKey === itemKey
  useKeyTable([{ label: editorText.keys.open, keys: { c: onOpen }, when: !isOpen && isCurrent, hint: false }])
  return (
    <Button
      ref={ref}
      size="compact-sm"
      variant="default"
      aria-expanded={isOpen}
      aria-keyshortcuts="c"
      rightSection={isOpen ? null : <KeyCap name="C" />}
      onClick={onOpen}
    >
      {hasNotes ? editorText.edit : editorText.begin}
    </Button>
  )
}
