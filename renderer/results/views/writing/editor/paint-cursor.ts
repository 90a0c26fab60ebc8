/** Draws caret and selection over a text without changing its elements. */
import type { NoteRange } from '../../../../../shared/domain/writing-note'
import type { CursorState } from './text-cursor'
import { readTextPositions, type TextPositions } from './text-positions'

/** The name of the highlight in the style sheet. */
const highlightName = 'hm-note-range'

/** The left edge and the line of the caret. At the end of a line it is behind the character before it. */
function caretBox(positions: TextPositions, at: number): { x: number; y: number; height: number } | null {
  const [own] = positions.rangeOf(at, at).getClientRects()
  if (own !== undefined && own.height > 0) return { x: own.left, y: own.top, height: own.height }
  const [next] = positions.rangeOf(at, at + 1).getClientRects()
  if (next !== undefined && next.height > 0) return { x: next.left, y: next.top, height: next.height }
  const before = at > 0 ? [...positions.rangeOf(at - 1, at).getClientRects()].at(-1) : undefined
  return before === undefined ? null : { x: before.right, y: before.top, height: before.height }
}

/** Places the caret's element, which has the same positioned ancestor as the text. */
function placeCaret(root: HTMLElement, caret: HTMLElement, positions: TextPositions, at: number): void {
  const box = caretBox(positions, at)
  if (caret.hidden !== (box === null)) caret.hidden = box === null
  const host = root.parentElement?.getBoundingClientRect()
  if (box === null || host === undefined) return
  caret.style.height = `${box.height}px`
  caret.style.transform = `translate(${box.x - host.left}px, ${box.y - host.top}px)`
}

/** Selects as the browser does, so that the words can be copied. A caret selects nothing: setting it takes long. */
function select(positions: TextPositions, { anchor, focus }: CursorState): void {
  const selection = document.getSelection()
  if (anchor === focus) {
    if (selection?.isCollapsed === false) selection.removeAllRanges()
    return
  }
  const from = positions.rangeOf(anchor, anchor)
  const to = positions.rangeOf(focus, focus)
  selection?.setBaseAndExtent(from.startContainer, from.startOffset, to.startContainer, to.startOffset)
}

/**
 * Keeps the caret in sight. A caret that leaves the screen turns the page: it is then in the first lines, or in the last
 * ones on the way up. So the text that follows is in sight, too, and few keys scroll, which takes longer than a frame.
 */
function scrollToCaret(caret: HTMLElement): void {
  const { top } = caret.getBoundingClientRect()
  caret.scrollIntoView({ block: 'nearest' })
  const moved = caret.getBoundingClientRect().top - top
  if (moved !== 0) caret.scrollIntoView({ block: moved < 0 ? 'start' : 'end' })
}

/** Draws caret and selection, and scrolls to the caret if a key moved it: a press has its own place on the screen. */
export function paintCursor(root: HTMLElement, caret: HTMLElement, state: CursorState, isByKey: boolean): void {
  const positions = readTextPositions(root)
  select(positions, state)
  placeCaret(root, caret, positions, state.focus)
  if (isByKey) scrollToCaret(caret)
}

/** Colours the range that a comment would have, or has in the form, until the returned function is called. */
export function highlightRange(root: HTMLElement, { startPos, endPos }: NoteRange): () => void {
  if (typeof Highlight === 'undefined') return () => undefined
  const range = readTextPositions(root).rangeOf(startPos, endPos)
  const highlight = CSS.highlights.get(highlightName) ?? new Highlight()
  CSS.highlights.set(highlightName, highlight.add(range))
  return () => void highlight.delete(range)
}
