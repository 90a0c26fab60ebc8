/** Drags the rows (`data-row`) of a list by their handles (`data-drag`), with the mouse, a pen or a finger. */
import { type RefObject, useLayoutEffect, useState } from 'react'
import { useStableCallback } from '../use-stable-callback'

/** The row that is being dragged, and the index at which it would be dropped. */
export interface RowDrag {
  id: string
  to: number
}

/** Near an edge of the scroll area, in pixels, the list scrolls by `scrollStep` in each frame. */
const edge = 48
const scrollStep = 10

const rowsOf = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[data-row]')]

/** How many of the other rows are above the pointer: the index of the dragged row among all rows. */
const indexAt = (list: HTMLElement, id: string, y: number): number =>
  rowsOf(list).filter(row => {
    const { top, height } = row.getBoundingClientRect()
    return row.dataset.row !== id && top + height / 2 < y
  }).length

function scrollAreaOf(element: HTMLElement | null): HTMLElement | null {
  for (let each = element; each !== null; each = each.parentElement) {
    const isScrolled = each.scrollHeight > each.clientHeight + 1
    if (isScrolled && /auto|scroll/.test(getComputedStyle(each).overflowY)) return each
  }
  return null
}

interface DragOptions {
  list: HTMLElement
  id: string
  pointerId: number
  onDrag(drag: RowDrag | null): void
  onDrop(id: string, to: number): void
}

/** Follows the pointer from its press on a handle until it is released; Escape cancels. Returns what stops it. */
function followPointer({ list, id, pointerId, onDrag, onDrop }: DragOptions): () => void {
  const area = scrollAreaOf(list)
  const dragged = rowsOf(list).find(row => row.dataset.row === id)
  if (dragged) dragged.dataset.dragged = ''
  let y: number | null = null
  let frame = 0
  const show = () => y !== null && onDrag({ id, to: indexAt(list, id, y) })
  const scroll = () => {
    frame = requestAnimationFrame(scroll)
    if (!area || y === null) return
    const { top, bottom } = area.getBoundingClientRect()
    const by = y < top + edge ? -scrollStep : y > bottom - edge ? scrollStep : 0
    const before = area.scrollTop
    area.scrollTop += by
    if (area.scrollTop !== before) show()
  }
  const end = () => {
    delete dragged?.dataset.dragged
    cancelAnimationFrame(frame)
    window.removeEventListener('pointermove', move)
    window.removeEventListener('pointerup', release)
    window.removeEventListener('pointercancel', cancel)
    window.removeEventListener('keydown', onKey, true)
    onDrag(null)
  }
  const isOther = (event: PointerEvent) => event.pointerId !== pointerId
  const move = (event: PointerEvent) => {
    if (isOther(event)) return
    y = event.clientY
    show()
  }
  const release = (event: PointerEvent) => {
    if (isOther(event)) return
    const to = y === null ? null : indexAt(list, id, event.clientY)
    end()
    if (to !== null) onDrop(id, to)
  }
  const cancel = (event: PointerEvent) => isOther(event) || end()
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    end()
  }
  window.addEventListener('pointermove', move)
  window.addEventListener('pointerup', release)
  window.addEventListener('pointercancel', cancel)
  window.addEventListener('keydown', onKey, true)
  frame = requestAnimationFrame(scroll)
  return end
}

/**
 * @param onDrop gets the row and the index to which it was moved.
 * @returns the drag while it lasts: the list shows the row where it would be dropped.
 */
export function useRowDrag(
  list: RefObject<HTMLElement | null>,
  onDrop: (id: string, to: number) => void,
): RowDrag | null {
  const [drag, setDrag] = useState<RowDrag | null>(null)
  const drop = useStableCallback(onDrop)
  useLayoutEffect(() => {
    let stop: (() => void) | null = null
    const onPress = (event: PointerEvent) => {
      const handle = event.target instanceof Element ? event.target.closest('[data-drag]') : null
      const id = handle?.closest<HTMLElement>('[data-row]')?.dataset.row
      if (event.button !== 0 || id === undefined || !list.current?.contains(handle)) return
      // No text is selected while the row moves.
      event.preventDefault()
      stop?.()
      stop = followPointer({
        list: list.current,
        id,
        pointerId: event.pointerId,
        onDrag: next => setDrag(old => (old?.id === next?.id && old?.to === next?.to ? old : next)),
        onDrop: drop,
      })
    }
    window.addEventListener('pointerdown', onPress)
    return () => {
      window.removeEventListener('pointerdown', onPress)
      stop?.()
    }
  }, [list, drop])
  return drag
}
