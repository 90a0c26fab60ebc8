import { Button } from '@mantine/core'
import { text } from './text'
import classes from './Wizard.module.css'

interface Props {
  onOk(): void
  onRestart(): void
}

/** Notice that the wizard continues a draft that was started earlier. */
export const ResumedNotice = ({ onOk, onRestart }: Props) => (
  <div className={classes.resumed} role="status">
    <span>{text.resumed}</span>
    <Button size="compact-sm" variant="default" onClick={onOk}>
      {text.continueDraft}
    </Button>
    <Button size="compact-sm" variant="subtle" onClick={onRestart}>
      {text.restart}
    </Button>
  </div>
)
