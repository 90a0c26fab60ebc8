import { Modal } from '@mantine/core'
import { type ReactNode, useRef, useState } from 'react'
import { useSession } from '../../../bridge/index'
import { commonText } from '../../../ui/text'
import { canGiveHomework } from '../can-give-homework'
import { RedistributeForm } from './RedistributeForm'
import { rememberFocus } from './remember-focus'
import { text } from './text'

interface RedistributeDialog {
  /** Whether this teacher can redistribute homework (SPEC §6). */
  isOffered: boolean
  /** Opens the dialog for a homework. The dialog reads whether the homework can be redistributed. */
  open(homeworkId: string): void
  /** Render this somewhere on the screen. On close, the focus returns to the control that opened the dialog. */
  dialog: ReactNode
}

/**
 * The redistribution dialog for any screen. It shows the students and the deadline before sending, and the result after
 * it (DESIGN §6 "homework status").
 */
export function useRedistributeDialog(): RedistributeDialog {
  const session = useSession()
  const [busy, setBusy] = useState(false)
  /** `openCount` counts the openings: each opening reads the homework again. */
  const [request, setRequest] = useState({ homeworkId: '', openCount: 0 })
  const [opened, setOpened] = useState(false)
  const returnFocus = useRef(() => {})
  const close = () => setOpened(false)
  return {
    isOffered: canGiveHomework(session),
    open(homeworkId) {
      returnFocus.current = rememberFocus()
      setRequest(({ openCount }) => ({ homeworkId, openCount: openCount + 1 }))
      setOpened(true)
    },
    dialog: (
      <Modal
        opened={opened}
        size={640}
        title={text.title}
        closeButtonProps={{ 'aria-label': commonText.close }}
        closeOnClickOutside={!busy}
        closeOnEscape={!busy}
        onClose={() => busy || close()}
        returnFocus={false}
        onExitTransitionEnd={() => returnFocus.current()}
      >
        <RedistributeForm key={request.openCount} homeworkId={request.homeworkId} onBusy={setBusy} onClose={close} />
      </Modal>
    ),
  }
}
