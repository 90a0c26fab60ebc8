import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { KeyCap } from '../../ui/keys/KeyCaps'
import { closeGuide } from './guide-state'
import { text } from './text'

/** Closes the guide; its key is shown beside it. */
export const GuideClose = () => (
  <>
    <KeyCap name="F1" />
    <ActionIcon variant="subtle" aria-label={text.close} aria-keyshortcuts="F1" onClick={closeGuide}>
      <IconX size={18} aria-hidden />
    </ActionIcon>
  </>
)
