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
import layout from '../../ui/layout/layout.module.css'
import classes from './Slide.module.css'
import { text } from './text'

interface Props {
  /** `revealed` is null if there is nothing to reveal, `named` if this question shows no names. */
  isRevealed: boolean | null
  areNamesShown: boolean | null
  isFull: boolean
  isFirst: boolean
  isLast: boolean
  handlers: Record<'next' | 'previous' | 'reveal' | 'name' | 'list' | 'full' | 'keys', () => void>
}

interface ButtonProps {
  label: string
  /** The key's label on the button; `shortcut` is its name for assistive software. */
  keyCap: string
  shortcut: string
  icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>
  onPress(): void
  disabled?: boolean
  isMain?: boolean
}

/** A button that does not take the focus on a click, so that shortcut keys keep working on the slide. */
function ControlButton({ label, keyCap, shortcut, icon: Icon, onPress, disabled, isMain }: ButtonProps) {
  return (
    <button
      type="button"
      className={classes.button}
      data-main={isMain || undefined}
      title={text.withKey(label, keyCap)}
      disabled={disabled}
      aria-keyshortcuts={shortcut}
      onMouseDown={event => event.preventDefault()}
      onClick={onPress}
    >
      <Icon size={22} aria-hidden />
      <span>{label}</span>
      <kbd className={classes.key} aria-hidden>
        {keyCap}
      </kbd>
    </button>
  )
}

/** The buttons below a slide, each with its shortcut key. */
export function ControlBar({ isRevealed, areNamesShown, isFull, isFirst, isLast, handlers }: Props) {
  return (
    <footer className={`${layout.stickyFoot} ${classes.foot}`}>
      <ControlButton
        label={text.previous}
        keyCap="←"
        shortcut="ArrowLeft"
        icon={IconArrowLeft}
        onPress={handlers.previous}
        disabled={isFirst}
      />
      <ControlButton
        label={isRevealed ? text.reveal.off : text.reveal.on}
        keyCap="Enter"
        shortcut="Enter"
        icon={IconBulb}
        onPress={handlers.reveal}
        disabled={isRevealed === null}
        isMain
      />
      <ControlButton
        label={areNamesShown ? text.names.off : text.names.on}
        keyCap="N"
        shortcut="N"
        icon={IconUsers}
        onPress={handlers.name}
        disabled={areNamesShown === null}
      />
      {/* seven buttons do not fit in one row in full screen; the key still works there */}
      {isFull ? null : (
        <ControlButton label={text.list} keyCap="L" shortcut="L" icon={IconLayoutList} onPress={handlers.list} />
      )}
      <ControlButton
        label={isFull ? text.full.off : text.full.on}
        keyCap="F"
        shortcut="F"
        icon={isFull ? IconMinimize : IconMaximize}
        onPress={handlers.full}
      />
      <ControlButton label={text.keys} keyCap="?" shortcut="?" icon={IconKeyboard} onPress={handlers.keys} />
      <ControlButton
        label={text.next}
        keyCap="→"
        shortcut="ArrowRight"
        icon={IconArrowRight}
        onPress={handlers.next}
        disabled={isLast}
      />
    </footer>
  )
}
