import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { ReactNode, RefObject } from 'react'
import { KeyCap } from '../../ui/keys/KeyCaps'
import classes from './Guide.module.css'
import { closeGuide } from './guide-state'
import { text } from './text'

interface Props {
  /** Instead of the title, at the left of the head. */
  left?: ReactNode
  /** Before the button that closes the guide. */
  tools?: ReactNode
  scroll?: RefObject<HTMLDivElement | null>
  children: ReactNode
}

/** The guide with its head; it can be closed, also while its content is loading. */
export const GuideFrame = ({ left, tools, scroll, children }: Props) => (
  <>
    <header className={classes.head}>
      {left ?? <h2 className={classes.name}>{text.title}</h2>}
      <span className={classes.tools}>
        {tools}
        <KeyCap name="F1" />
        <ActionIcon variant="subtle" aria-label={text.close} aria-keyshortcuts="F1" onClick={closeGuide}>
          <IconX size={18} aria-hidden />
        </ActionIcon>
      </span>
    </header>
    <div ref={scroll} className={classes.scroll}>
      {children}
    </div>
  </>
)
