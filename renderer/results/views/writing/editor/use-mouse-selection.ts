import { type RefObject, useEffect } from 'react'
import { useStableCallback } from '../../../../ui/use-stable-callback'
import { readTextPositions } from './text-positions'

interface Options {
  root: RefObject<HTMLElement | null>
  /** The text with its toolbar and form. */
  host: RefObject<HTMLElement | null>
  onSelect: (anchor: number, focus: number) => void
  onPressOutside: () => void
}

const isInside = (element: HTMLElement | null, target: EventTarget | null): boolean =>
  target instanceof Node && element !== null && element.contains(target)

const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role="dialog"], dialog') !== null

/**
 * Reports what the teacher selects with the mouse, when the button is released. A selection that begins or ends
 * outside the text is cut to it.
 */
export function useMouseSelection({ root, host, onSelect, onPressOutside }: Options): void {
  const report = useStableCallback(onSelect)
  const reportOutside = useStableCallback(onPressOutside)
  useEffect(() => {
    let pressedInText = false
    let pressedControl = false
    const onPress = (event: PointerEvent): void => {
      pressedInText = isInside(root.current, event.target)
      pressedControl = !pressedInText && (isInside(host.current, event.target) || isInDialog(event.target))
      if (!pressedInText && !pressedControl) reportOutside()
      // A press in selected words would drag them, and select nothing. With Shift it extends the selection.
      if (pressedInText && event.button === 0 && !event.shiftKey) document.getSelection()?.removeAllRanges()
    }
    const onRelease = (event: PointerEvent): void => {
      const text = root.current
      const selection = document.getSelection()
      if (text === null || selection === null || pressedControl || event.button > 0) return
      const { anchorNode, focusNode, anchorOffset, focusOffset } = selection
      if (anchorNode === null || focusNode === null) return
      const isTouched = text.contains(anchorNode) || text.contains(focusNode)
      if (!isTouched || (!pressedInText && selection.isCollapsed)) return
      const { offsetOf } = readTextPositions(text)
      report(offsetOf(anchorNode, anchorOffset), offsetOf(focusNode, focusOffset))
    }
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('pointerup', onRelease)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('pointerup', onRelease)
    }
  }, [root, host, report, reportOutside])
}
