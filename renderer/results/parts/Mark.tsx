import { IconCheck, IconCircleHalf2, IconX } from '@tabler/icons-react'
import { resultText } from '../text'
import classes from './Mark.module.css'

const marks = {
  right: { Icon: IconCheck, word: resultText.right },
  wrong: { Icon: IconX, word: resultText.wrong },
  partial: { Icon: IconCircleHalf2, word: resultText.partial },
} as const

export type MarkKind = keyof typeof marks

/** A tick or cross with its word: in Japan a tick alone can mean "wrong" (SPEC §2; LOOK). */
export function Mark({ kind }: { kind: MarkKind }) {
  const { Icon, word } = marks[kind]
  return (
    <span className={`${classes.mark} ${classes[kind]}`}>
      <Icon size={18} stroke={2.5} aria-hidden />
      {word}
    </span>
  )
}

/** 未回答: neither right nor wrong. */
export function Unanswered() {
  return <span className={classes.unanswered}>{resultText.unanswered}</span>
}
