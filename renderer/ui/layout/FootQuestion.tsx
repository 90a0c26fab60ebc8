import { Button } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import footBar from './foot-bar.module.css'

interface Answer {
  label: string
  onClick: () => void
}

/** A line of a bar at the foot of the page that asks whether something is done now, e.g. what was left by a session. */
export const FootQuestion = ({ question, agree, decline }: { question: string; agree: Answer; decline: Answer }) => (
  <div className={footBar.line}>
    <IconAlertCircle size={18} aria-hidden />
    <p role="alert">{question}</p>
    <Button size="compact-md" onClick={agree.onClick}>
      {agree.label}
    </Button>
    <Button size="compact-md" variant="default" onClick={decline.onClick}>
      {decline.label}
    </Button>
  </div>
)
