import { IconBook, IconClipboardList, IconLayout, IconPointer, IconSchool, IconUser } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import type { Entry, Kind } from './entry'
import classes from './Find.module.css'
import { findText as text } from './text'

const icons = {
  action: IconPointer,
  screen: IconLayout,
  homework: IconClipboardList,
  team: IconSchool,
  student: IconUser,
  help: IconBook,
} as const satisfies Record<Kind, unknown>

/** The field keeps the focus, because the keys work there. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

interface Props {
  id: string
  entry: Entry
  at: number
  isActive: boolean
  onPoint(at: number): void
  onChoose(entry: Entry): void
}

/** One entry of the list. */
export function FindRow({ id, entry, at, isActive, onPoint, onChoose }: Props) {
  const Icon = icons[entry.kind]
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      data-at={at}
      className={classes.row}
      {...{ onMouseMove: () => onPoint(at), onMouseDown: keepFocus, onClick: () => onChoose(entry) }}
    >
      <Icon size={18} aria-hidden className={classes.icon} />
      <span className={`${classes.label} hm-ellipsis`} title={entry.label}>
        {entry.label}
      </span>
      {entry.detail !== '' && <span className={`${classes.detail} hm-ellipsis`}>{entry.detail}</span>}
      <span className={classes.kind}>{text.kinds[entry.kind]}</span>
    </div>
  )
}
