import {
  IconAlertTriangle,
  IconArrowLeft,
  IconArrowRight,
  IconBulb,
  IconKeyboard,
  IconLayoutList,
  IconMaximize,
  IconMinimize,
  IconQuote,
  IconUsers,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import layout from '../../ui/layout/layout.module.css'
import classes from './Slide.module.css'
import { text } from './text'
import type { ClassPane, useClassPane } from './use-class-pane'

interface Props {
  /** `revealed` is null if there is nothing to reveal, `named` if this question shows no names. */
  isRevealed: boolean | null
  areNamesShown: boolean | null
  classPane: Pick<ReturnType<typeof useClassPane>, 'panes' | 'pane' | 'toggle'>
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

/** The keys that show a pane or hide it. */
export const paneKeys = { errors: 'e', sentences: 'w', words: 'w' } as const satisfies Record<ClassPane, string>
const paneIcons = { errors: IconAlertTriangle, sentences: IconQuote, words: IconAlertTriangle }

/** The buttons below a slide, each with its shortcut key. */
export function ControlBar({ isRevealed, areNamesShown, classPane, isFull, isFirst, isLast, handlers }: Props) {
  // a pane shows no names, nor does a slide of writing; where no names can be shown, the panes need the room
  const hidesNames =
    classPane.pane !== null ||
    classPane.panes.includes('sentences') ||
    (classPane.panes.length > 0 && areNamesShown === null)
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
        label={(classPane.pane === 'errors' ? text.hints : text.reveal)[isRevealed ? 'off' : 'on']}
        keyCap="Enter"
        shortcut="Enter"
        icon={IconBulb}
        onPress={handlers.reveal}
        disabled={isRevealed === null}
        isMain
      />
      {hidesNames ? null : (
        <ControlButton
          label={areNamesShown ? text.names.off : text.names.on}
          keyCap="N"
          shortcut="N"
          icon={IconUsers}
          onPress={handlers.name}
          disabled={areNamesShown === null}
        />
      )}
      {classPane.panes.map(pane => (
        <ControlButton
          key={pane}
          label={text[pane][classPane.pane === pane ? 'off' : 'on']}
          keyCap={paneKeys[pane].toUpperCase()}
          shortcut={paneKeys[pane].toUpperCase()}
          icon={paneIcons[pane]}
          onPress={() => classPane.toggle(pane)}
        />
      ))}
      {/* more buttons do not fit in one row; the key still works there */}
      {isFull || classPane.panes.length > 0 ? null : (
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
