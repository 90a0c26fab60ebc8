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
import type { useWritingPane } from './use-writing-pane'

interface Props {
  /** `revealed` is null if there is nothing to reveal, `named` if this question shows no names. */
  isRevealed: boolean | null
  areNamesShown: boolean | null
  /** Null if the slide is no writing. */
  writing: Pick<ReturnType<typeof useWritingPane>, 'pane' | 'toggle'> | null
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

/** What a slide of writing shows of the class. */
const panes = [
  { pane: 'errors', key: 'E', icon: IconAlertTriangle },
  { pane: 'sentences', key: 'W', icon: IconQuote },
] as const

/** The buttons below a slide, each with its shortcut key. */
export function ControlBar({ isRevealed, areNamesShown, writing, isFull, isFirst, isLast, handlers }: Props) {
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
        label={(writing?.pane === 'errors' ? text.hints : text.reveal)[isRevealed ? 'off' : 'on']}
        keyCap="Enter"
        shortcut="Enter"
        icon={IconBulb}
        onPress={handlers.reveal}
        disabled={isRevealed === null}
        isMain
      />
      {writing === null ? (
        <ControlButton
          label={areNamesShown ? text.names.off : text.names.on}
          keyCap="N"
          shortcut="N"
          icon={IconUsers}
          onPress={handlers.name}
          disabled={areNamesShown === null}
        />
      ) : (
        // a slide of writing never shows names
        panes.map(({ pane, key, icon }) => (
          <ControlButton
            key={pane}
            label={text[pane][writing.pane === pane ? 'off' : 'on']}
            keyCap={key}
            shortcut={key}
            icon={icon}
            onPress={() => writing.toggle(pane)}
          />
        ))
      )}
      {/* more buttons do not fit in one row; the key still works there */}
      {isFull || writing !== null ? null : (
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
