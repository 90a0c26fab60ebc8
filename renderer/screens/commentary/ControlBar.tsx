import {
  IconArrowLeft,
  IconArrowRight,
  IconBulb,
  IconKeyboard,
  IconLayoutList,
  IconMaximize,
  IconMinimize,
  IconUsers,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import classes from './Slide.module.css'
import { text } from './text'

interface Props {
  /** `revealed` is null if there is nothing to reveal, `named` if this question shows no names. */
  revealed: boolean | null
  named: boolean | null
  full: boolean
  first: boolean
  last: boolean
  on: Record<'next' | 'previous' | 'reveal' | 'name' | 'list' | 'full' | 'keys', () => void>
}

interface ButtonProps {
  label: string
  /** The key's label on the button; `shortcut` is its name for assistive software. */
  cap: string
  shortcut: string
  icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>
  onPress(): void
  disabled?: boolean
  main?: boolean
  /** Keeps the label in narrow windows, because the label tells the current state. */
  worded?: boolean
}

/** A button that does not take the focus on a click, so that shortcut keys keep working on the slide. */
function ControlButton({ label, cap, shortcut, icon: Icon, onPress, disabled, main, worded }: ButtonProps) {
  return (
    <button
      type="button"
      className={classes.button}
      data-main={main || undefined}
      data-worded={main || worded || undefined}
      title={text.withKey(label, cap)}
      disabled={disabled}
      aria-keyshortcuts={shortcut}
      onMouseDown={event => event.preventDefault()}
      onClick={onPress}
    >
      <Icon size={22} aria-hidden />
      <span className={classes.buttonWord}>{label}</span>
      <kbd className={classes.key} aria-hidden>
        {cap}
      </kbd>
    </button>
  )
}

/** The buttons below a slide, each with its shortcut key. */
export function ControlBar({ revealed, named, full, first, last, on }: Props) {
  return (
    <footer className={classes.foot}>
      <ControlButton
        label={text.previous}
        cap="←"
        shortcut="ArrowLeft"
        icon={IconArrowLeft}
        onPress={on.previous}
        disabled={first}
      />
      <ControlButton
        label={revealed ? text.reveal.off : text.reveal.on}
        cap="Enter"
        shortcut="Enter"
        icon={IconBulb}
        onPress={on.reveal}
        disabled={revealed === null}
        main
      />
      <ControlButton
        label={named ? text.names.off : text.names.on}
        cap="N"
        shortcut="N"
        icon={IconUsers}
        onPress={on.name}
        disabled={named === null}
        worded
      />
      {/* seven buttons do not fit in one row in full screen; the key still works there */}
      {full ? null : <ControlButton label={text.list} cap="L" shortcut="L" icon={IconLayoutList} onPress={on.list} />}
      <ControlButton
        label={full ? text.full.off : text.full.on}
        cap="F"
        shortcut="F"
        icon={full ? IconMinimize : IconMaximize}
        onPress={on.full}
      />
      <ControlButton label={text.keys} cap="?" shortcut="?" icon={IconKeyboard} onPress={on.keys} />
      <ControlButton
        label={text.next}
        cap="→"
        shortcut="ArrowRight"
        icon={IconArrowRight}
        onPress={on.next}
        disabled={last}
      />
    </footer>
  )
}
