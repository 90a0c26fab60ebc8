import { Modal } from '@mantine/core'
import { type ReactNode, useRef, useState } from 'react'
import { useSession } from '../../../bridge/index'
import { commonText } from '../../../ui/text'
import { canGiveHomework } from '../can-give-homework'
import { RedistributeForm } from './RedistributeForm'
import { rememberFocus } from './remember-focus'
import { text } from './text'

interface RedistributeDialog {
  /** Whether this teacher may be offered it (SPEC §6): not where his flag is 'bc'. */
  isOffered: boolean
  /** Opens the dialog for a homework. Whether it can be redistributed is read then, and said. */
  open(homeworkId: string): void
  /** To be drawn somewhere on the screen; the focus returns to where it was opened from. */
  dialog: ReactNode
}

/** Redistribution from any screen: before, whom it reaches and until when; after, whether it did (DESIGN §6 "homework status"). */
export function useRedistributeDialog(): RedistributeDialog {
  const session = useSession()
  const [busy, setBusy] = useState(false)
  /** `turn` counts how often it was opened: each time the homework is read anew. */
  const [asked, setAsked] = useState({ homeworkId: '', turn: 0 })
  const [opened, setOpened] = useState(false)
  const giveBack = useRef(() => {})
  const close = () => setOpened(false)
  return {
    isOffered: canGiveHomework(session),
    open(homeworkId) {
      giveBack.current = rememberFocus()
      setAsked(({ turn }) => ({ homeworkId, turn: turn + 1 }))
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
        onExitTransitionEnd={() => giveBack.current()}
      >
        <RedistributeForm key={asked.turn} homeworkId={asked.homeworkId} onBusy={setBusy} onClose={close} />
      </Modal>
    ),
  }
}
